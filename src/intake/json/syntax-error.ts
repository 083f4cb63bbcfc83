import { type JsonReason, type JsonToken, jsonReasons, jsonTokens } from './tokens.ts';

type Expected = 'value' | 'name' | 'colon' | 'comma' | 'end';

const reasonFor: Readonly<Record<Expected, JsonReason>> = {
  value: 'valueExpected',
  name: 'nameExpected',
  colon: 'colonExpected',
  comma: 'commaExpected',
  end: 'endExpected',
};

/** The first place that is not JSON, if any. Not recursive, so depth costs no stack. */
export function jsonSyntaxError(text: string) {
  const open: string[] = [];
  let expected: Expected = 'value';
  let last: JsonToken['kind'] = 'end';
  for (const { kind, offset } of jsonTokens(text)) {
    if (kind === 'end' && expected === 'end') return undefined;
    if (isReason(kind)) return { reason: kind, offset };
    const next = expectedAfter(kind, expected, last, open);
    if (next === undefined) return { reason: reasonFor[expected], offset };
    expected = next;
    last = kind;
  }
  return undefined;
}

function isReason(kind: JsonToken['kind']): kind is JsonReason {
  return jsonReasons.some((reason) => reason === kind);
}

function expectedAfter(
  kind: Exclude<JsonToken['kind'], JsonReason>,
  expected: Expected,
  last: JsonToken['kind'],
  open: string[],
): Expected | undefined {
  switch (kind) {
    case '{':
    case '[':
      if (expected !== 'value') return undefined;
      open.push(kind);
      return kind === '{' ? 'name' : 'value';
    case '}':
    case ']': {
      const opening = kind === '}' ? '{' : '[';
      if (open.at(-1) !== opening || (expected !== 'comma' && last !== opening)) return undefined;
      open.pop();
      return afterValue(open);
    }
    case ',':
      if (expected !== 'comma') return undefined;
      return open.at(-1) === '{' ? 'name' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : undefined;
    case 'text':
      if (expected === 'name') return 'colon';
      return expected === 'value' ? afterValue(open) : undefined;
    case 'number':
    case 'word':
      return expected === 'value' ? afterValue(open) : undefined;
    case 'end':
      return undefined;
  }
}

function afterValue(open: readonly string[]): Expected {
  return open.length === 0 ? 'end' : 'comma';
}
