import { refuseTooLong, refuseTooMany } from '../cardinality.ts';
import { spendOnText } from '../effort.ts';
import { DynamicError } from '../errors.ts';
import { isBlank } from './double.ts';

/** fn:normalize-space, with a quick exit for text that is normal already. */
export function normalizeSpace(text: string | undefined): string {
  if (text === undefined) return '';
  const { length } = text;
  let previousBlank = true;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 32) {
      previousBlank = false;
    } else if (isBlank(code)) {
      if (previousBlank || code !== 32) return collapsed(text);
      previousBlank = true;
    }
  }
  return previousBlank && length > 0 ? collapsed(text) : text;
}

function collapsed(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
}

/** Tells whether there is only white space: `normalize-space(…) = ''`. */
export function isBlankText(text: string | undefined): boolean {
  if (text === undefined) return true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 32 || !isBlank(code)) return false;
  }
  return true;
}

const surrogate = /[\ud800-\udfff]/;

/** Length in characters, not in UTF-16 units. */
export function stringLength(text: string | undefined): number {
  if (text === undefined) return 0;
  return surrogate.test(text) ? [...text].length : text.length;
}

/** fn:substring; positions are doubles, rounded half up. */
export function substring(
  text: string | undefined,
  start: number,
  length = Number.POSITIVE_INFINITY,
): string {
  if (text === undefined) return '';
  const first = Math.round(start);
  const last = first + Math.round(length);
  // `!(a < b)` is also true for NaN, which selects nothing.
  if (!(first < last)) return '';
  const from = Math.max(first, 1) - 1;
  const to = Math.max(last, 1) - 1;
  if (!surrogate.test(text)) return text.slice(from, to);
  return [...text].slice(from, to).join('');
}

/** A text that rules made from other texts; it can double again and again. */
export function madeText(text: string): string {
  refuseTooLong(text.length);
  spendOnText(text.length);
  return text;
}

/** Texts as one, with a separator between them. */
export function joinedTexts(texts: readonly string[], separator: string): string {
  let length = separator.length * texts.length;
  for (const text of texts) length += text.length;
  refuseTooLong(length);
  spendOnText(length);
  return texts.join(separator);
}

export function substringBefore(text: string | undefined, mark: string | undefined): string {
  if (text === undefined || mark === undefined || mark === '') return '';
  const at = text.indexOf(mark);
  return at < 0 ? '' : text.slice(0, at);
}

export function substringAfter(text: string | undefined, mark: string | undefined): string {
  if (text === undefined) return '';
  if (mark === undefined || mark === '') return text;
  const at = text.indexOf(mark);
  return at < 0 ? '' : text.slice(at + mark.length);
}

export function contains(text = '', part = ''): boolean {
  return text.includes(part);
}

export function startsWith(text = '', part = ''): boolean {
  return text.startsWith(part);
}

export function endsWith(text = '', part = ''): boolean {
  return text.endsWith(part);
}

export function upperCase(text = ''): string {
  return text.toUpperCase();
}

export function lowerCase(text = ''): string {
  return text.toLowerCase();
}

export function translate(text: string | undefined, from: string, to: string): string {
  if (text === undefined) return '';
  const targets = [...to];
  const map = new Map<string, string>();
  [...from].forEach((character, index) => {
    if (!map.has(character)) map.set(character, targets[index] ?? '');
  });
  return Array.from(text, (character) => map.get(character) ?? character).join('');
}

/** Order by code point; UTF-16 order differs above the basic plane. */
export function compareStrings(left: string, right: string): number {
  if (left === right) return 0;
  if (!surrogate.test(left) && !surrogate.test(right)) return left < right ? -1 : 1;
  const [a, b] = [[...left], [...right]];
  const at = a.findIndex((character, index) => character !== b[index]);
  if (at < 0) return -1;
  return (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? -1);
}

export function stringToCodepoints(text: string | undefined): number[] {
  const result: number[] = [];
  if (text === undefined) return result;
  refuseTooMany(text.length / 2);
  for (const character of text) result.push(character.codePointAt(0) ?? 0);
  refuseTooMany(result.length);
  return result;
}

const normalizationForms: ReadonlySet<string> = new Set(['NFC', 'NFD', 'NFKC', 'NFKD']);

export function normalizeUnicode(text = '', form = 'NFC'): string {
  const name = form.trim().toUpperCase();
  if (name === '') return text;
  if (normalizationForms.has(name)) return madeText(text.normalize(name));
  throw new DynamicError('FOCH0003', `${JSON.stringify(form)} is not a normalization form`);
}

export function codepointsToString(codepoints: readonly (number | bigint)[]): string {
  const characters = codepoints.map((each) => {
    const code = Number(each);
    if (!isXmlCharacter(code)) throw new DynamicError('FOCH0001', `${code} is not an XML character`);
    return String.fromCodePoint(code);
  });
  return madeText(characters.join(''));
}

/** Tells whether XML 1.0 can carry a character. */
export function isXmlCharacter(code: number): boolean {
  if (code < 32) return code === 9 || code === 10 || code === 13;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff && code <= 0x10ffff);
}

/** fn:tokenize with one argument: the words between white space. */
export function words(text: string | undefined): string[] {
  spendOnText(text?.length ?? 0);
  const normal = normalizeSpace(text);
  return normal === '' ? [] : normal.split(' ');
}

/** fn:contains-token: whether a text has a word, between blanks. */
export function containsToken(texts: readonly string[], token: string): boolean {
  const [sought, ...others] = words(token);
  return sought !== undefined && others.length === 0 && texts.some((text) => words(text).includes(sought));
}
