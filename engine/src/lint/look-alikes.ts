import type { SourcePlace } from '../schematron/schema.ts';
import { codePointName, unseenCharacters } from '../text/shortened.ts';
import type { Expression } from '../xpath/syntax/ast.ts';
import { partsOf } from '../xpath/syntax/parts.ts';
import { expressionsOf } from './expressions.ts';
import { finding, type LintFinding, type LintPlace } from './finding.ts';
import type { ParsedSchema } from './parsed-schema.ts';

/** Greek and Cyrillic letters that look like a Latin letter, by that letter. */
const drawnAlike: ReadonlyMap<string, string> = new Map([
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονα', 'ABEZHIKMNOPTYXova'),
  ...pairs('АВЕЅІЈКМНОРСТУХаеорсухіјѕ', 'ABESIJKMHOPCTYXaeopcyxijs'),
]);

function pairs(others: string, latin: string): (readonly [string, string])[] {
  return Array.from(others, (letter, at) => [letter, latin.charAt(at)] as const);
}

/** The Latin letter or digit that a character resembles; full-width characters have another width. */
function likeLatin(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xff00 && code < 0xff5f ? String.fromCodePoint(code - 0xfee0) : drawnAlike.get(character);
}

/** Codes that no document will have, because a letter in them only looks like a Latin one. */
export function lookAlikes(parsed: ParsedSchema): LintFinding[] {
  return expressionsOf(parsed).flatMap(({ expression, place }) =>
    listsIn(expression).flatMap((codes) => codes.flatMap((code) => lookAlike(code, codes, place))),
  );
}

/** The codes of a code list with letters that only look Latin. The list is not part of a schema. */
export function lookAlikeCodes(codes: readonly string[], source: SourcePlace): LintFinding[] {
  return codes.flatMap((code) => lookAlike(code, codes, { source }));
}

/** Codes that stand together: in a list of literals, or in one literal separated by blanks. */
function listsIn(expression: Expression): string[][] {
  if (expression.kind === 'sequence') {
    const texts = expression.items.flatMap((item) =>
      item.kind === 'literal' && item.type === 'string' ? codesIn(item.value) : [],
    );
    const others = expression.items.filter(({ kind }) => kind !== 'literal');
    return [texts, ...others.flatMap(listsIn)];
  }
  if (expression.kind === 'literal') return expression.type === 'string' ? [codesIn(expression.value)] : [];
  return partsOf(expression).flatMap(listsIn);
}

/** A regular expression may mix scripts on purpose in its classes of letters. */
const codesIn = (text: string) =>
  text.includes('[') ? [] : text.split(/[\s,;|]+/).filter((code) => code !== '');

function lookAlike(code: string, codes: readonly string[], place: LintPlace): LintFinding[] {
  const shown = { value: code };
  if (code.search(unseenCharacters) >= 0 && /[A-Za-z0-9]/.test(code)) {
    const plain = code.replaceAll(unseenCharacters, '');
    return [finding('look-alike', 'unseen', { ...shown, plain }, place)];
  }
  const letter = Array.from(code).find((character) => likeLatin(character) !== undefined);
  const like = letter === undefined ? undefined : likeLatin(letter);
  if (letter === undefined || like === undefined || !isMeantLatin(code, codes)) return [];
  const plain = Array.from(code, (character) => likeLatin(character) ?? character).join('');
  return [
    finding(
      'look-alike',
      'lookAlike',
      { ...shown, letter, codePoint: codePointName(letter), like, plain },
      place,
    ),
  ];
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** A code is meant to be Latin if part of it is Latin, or if the other codes of its list are. */
function isMeantLatin(code: string, codes: readonly string[]): boolean {
  const rest = Array.from(code)
    .filter((character) => likeLatin(character) === undefined)
    .join('');
  if (/[A-Za-z0-9]/.test(rest) && isAscii(rest)) return true;
  const others = codes.filter((other) => other !== code);
  return rest === '' && others.length > 0 && others.every(isAscii);
}
