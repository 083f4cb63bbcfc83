import { createScanner } from 'jsonc-parser';

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

/** The kind of a token: a punctuation mark, a kind of value, or the reason why it is not JSON. */
export type TokenKind = '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'number' | 'word' | 'end' | JsonReason;

export interface JsonToken {
  readonly kind: TokenKind;
  readonly offset: number;
  /** The offset after it. */
  readonly end: number;
  /** A string without its quotes and escapes; a number as written. */
  readonly value: string;
}

/** The kinds in the order in which the scanner numbers them, from 1; blanks are not tokens. */
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

/** The errors of a token, in the order in which the scanner numbers them, from 1. */
const errors = jsonReasons.slice(jsonReasons.indexOf('comment'));

/** The tokens of a text, from an offset to its end; one that JSON does not have carries the reason. */
export function* jsonTokens(text: string, from = 0): Generator<JsonToken, void> {
  const scanner = createScanner(text);
  scanner.setPosition(from);
  for (;;) {
    const kind = kinds[scanner.scan()] ?? 'invalidSymbol';
    if (kind === 'blank') continue;
    yield {
      kind: errors[scanner.getTokenError() - 1] ?? kind,
      offset: scanner.getTokenOffset(),
      end: scanner.getPosition(),
      value: scanner.getTokenValue(),
    };
    if (kind === 'end') return;
  }
}
