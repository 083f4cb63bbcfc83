import { createScanner } from 'jsonc-parser';

/** Why a text is not JSON. */
export const jsonReasons = [
  'invalidSymbol',
  'nameExpected',
  'valueExpected',
  'colonExpected',
  'commaExpected',
  'endExpected',
  'comment',
  'openText',
  'invalidNumber',
  'invalidUnicode',
  'invalidEscape',
  'invalidCharacter',
] as const;

export type JsonReason = (typeof jsonReasons)[number];

/** What a token of JSON is: a punctuation mark itself, or what stands for a value. */
export type TokenKind = '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'number' | 'word' | 'end' | JsonReason;

export interface JsonToken {
  readonly kind: TokenKind;
  readonly offset: number;
  /** A text without its quotes and escapes, a number as it is written. */
  readonly value: string;
}

/** The kinds in the order in which the scanner numbers them, from 1; blank ones are between the tokens. */
const kinds: readonly (TokenKind | 'blank')[] = [
  'invalidSymbol',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'word',
  'word',
  'word',
  'text',
  'number',
  'comment',
  'comment',
  'blank',
  'blank',
  'invalidSymbol',
  'end',
];

/** What is wrong with a token, as the scanner numbers it. */
const errors: readonly (JsonReason | undefined)[] = [
  undefined,
  'comment',
  'openText',
  'invalidNumber',
  'invalidUnicode',
  'invalidEscape',
  'invalidCharacter',
];

/** The tokens of a text that may be JSON, the end among them. A token that JSON does not have says why. */
export function* jsonTokens(text: string): Generator<JsonToken, void> {
  const scanner = createScanner(text);
  for (;;) {
    const kind = kinds[scanner.scan()] ?? 'invalidSymbol';
    if (kind === 'blank') continue;
    yield {
      kind: errors[scanner.getTokenError()] ?? kind,
      offset: scanner.getTokenOffset(),
      value: scanner.getTokenValue(),
    };
    if (kind === 'end') return;
  }
}
