import { because, type Reason, type ReasonValue, reasonText } from '../reason.ts';
import { ExpressionError } from './ast.ts';

export interface Token {
  readonly kind: 'name' | 'wildcard' | 'number' | 'string' | 'symbol' | 'end';
  readonly text: string;
  readonly at: number;
}

const nameStart = '\\p{L}_';
const ncName = `[${nameStart}][${nameStart}\\p{M}\\p{N}.\\-·]*`;
const tokens = new RegExp(
  [
    `(?<wildcard>${ncName}:\\*|\\*:${ncName}|Q\\{[^{}]*\\}\\*)`,
    `(?<name>Q\\{[^{}]*\\}${ncName}|${ncName}(?::(?!:)${ncName})?)`,
    '(?<number>(?:\\.[0-9]+|[0-9]+(?:\\.[0-9]*)?)(?:[eE][+-]?[0-9]+)?)',
    '(?<string>"(?:[^"]|"")*"|\'(?:[^\']|\'\')*\')',
    '(?<symbol>::|:=|\\.\\.|//|<<|>>|<=|>=|=>|!=|\\|\\||[-+*/|=<>()\\[\\],.@$?!])',
  ].join('|'),
  'uy',
);

const theEnd = because('the end of the expression');

/** Describes the token of an expression, for a reason. */
export function foundAt({ kind, text }: Token): ReasonValue {
  return kind === 'end' ? theEnd : text;
}

/** Splits an XPath expression into tokens; white space and `(: comments :)` separate them. */
export function tokenize(source: string): Token[] {
  const result: Token[] = [];
  let at = skipBlank(source, 0);
  while (at < source.length) {
    tokens.lastIndex = at;
    const match = tokens.exec(source);
    const groups = match?.groups;
    if (match === null || groups === undefined) {
      throw new ExpressionError(reasonAt(source, at), at);
    }
    const kind = (['wildcard', 'name', 'number', 'string', 'symbol'] as const).find(
      (name) => groups[name] !== undefined,
    );
    result.push({ kind: kind ?? 'symbol', text: match[0], at });
    at = skipBlank(source, tokens.lastIndex);
  }
  result.push({ kind: 'end', text: reasonText(theEnd), at });
  return result;
}

/** Returns the reason why no token begins at a character. */
function reasonAt(source: string, at: number): Reason {
  const found = String.fromCodePoint(source.codePointAt(at) ?? 0);
  if (found === "'" || found === '"')
    return because('the text that begins with {quote} is not closed', { quote: found });
  const character = isVisible(found) ? JSON.stringify(found) : codePoint(found);
  return /[{}#:]/.test(found)
    ? because('unexpected character {character}; maps, arrays and functions as values are not supported', {
        character,
      })
    : because('unexpected character {character}', { character });
}

/** A no-break space, as text processors insert it, looks like a blank. */
const isVisible = (character: string) => !/[\p{Z}\p{C}]/u.test(character);

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function skipBlank(source: string, from: number): number {
  let at = from;
  for (;;) {
    while (/[ \t\r\n]/.test(source[at] ?? '')) at += 1;
    if (!source.startsWith('(:', at)) return at;
    at = skipComment(source, at);
  }
}

function skipComment(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source.startsWith('(:', at)) depth += 1;
    else if (source.startsWith(':)', at)) depth -= 1;
    else continue;
    at += 1;
    if (depth === 0) return at + 1;
  }
  throw new ExpressionError(because('the comment is not closed; end it with {end}', { end: ':)' }), from);
}
