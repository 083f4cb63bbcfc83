import { latinDigits } from '../../core/text/text.ts';
import type { Cell } from '../cell.ts';

/** The mark before decimals. */
export type DecimalMark = 'point' | 'comma';

export interface SaidNumber {
  /** In plain digits, by decimal mark: two numbers if the text is ambiguous. */
  readonly by: Readonly<Record<DecimalMark, string | undefined>>;
  /** A currency next to it. */
  readonly currency?: string;
  /** The word next to it: a unit, a unit of a price after a slash, or a currency. */
  readonly unit?: { readonly name: string; readonly isPer: boolean; readonly isBefore?: true };
  readonly isPercent: boolean;
}

const longestNumber = 60;

/** Blanks and apostrophes only group digits; so do the Arabic marks, whose decimal mark is another one. */
const alwaysGroups = /[\s'’\u00a0\u202f\u066c]/g;

/**
 * The number in a text with digits of any script: `1,234.50`, `1.234,50`, `12,34,567.00`, `(5.00)` and `5-` for less
 * than zero, `AED 5`, `5 %`, `12 Nos`, `845.50/Nos`. Undefined for any other text.
 */
export function numberSaid(text: string): SaidNumber | undefined {
  if (text.length > longestNumber) return undefined;
  const isArabic = /[\u066b\u066c]/.test(text);
  const bare = latinDigits(text.replaceAll('\u066b', '.').replace(/\u066c/g, ''))
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u2212', '-')
    .trim()
    // Cheques end amounts like this.
    .replace(/(?<=\d)\s?\/[-=]$/, '');
  const [, before = '', middle = '', after = ''] =
    /^(\p{L}[\p{L}.]{0,9}\s?|[^\d(.,-]{0,8})([\d\s.,'’()-]{1,50})([^\d)]{0,20})$/u.exec(bare) ?? [];
  const beside = `${before.trim()}${after.trim()}`;
  const [, ofPrice = '', per = ''] = /^([A-Za-z]{3})? ?\/ ?(\p{L}[\p{L} .]{0,15})$/u.exec(beside) ?? [];
  const currencyCode = /^[A-Za-z]{3}$/.test(beside) ? beside : ofPrice;
  const currency = currencyCode === '' ? undefined : currencyCode.toUpperCase();
  const isPercent = beside === '%' || beside === '٪';
  // A dash right behind a letter belongs to a name, such as that of a file.
  const isName = /\p{L}$/u.test(before) && middle.startsWith('-');
  const unit = isName ? undefined : unitBeside(before, after.trim(), per.trim());
  if (beside !== '' && currency === undefined && unit === undefined && !isPercent) return undefined;
  const signed = signedDigits(middle.trim());
  if (signed === undefined) return undefined;
  const { sign, digits } = signed;
  const point = plainBy(digits, ',', '.');
  const comma = isArabic ? point : plainBy(digits, '.', ',');
  if (point === undefined && comma === undefined) return undefined;
  const withSign = (plain: string | undefined) =>
    plain === undefined ? undefined : Number(plain) === 0 ? plain : `${sign}${plain}`;
  return {
    by: { point: withSign(point), comma: withSign(comma) },
    isPercent,
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
  };
}

/** A currency sign before a number is short; a longer word makes the value a text. */
const longestSign = 4;

function unitBeside(before: string, after: string, per: string): SaidNumber['unit'] {
  if (per !== '') return { name: per, isPer: true };
  const isWord = (text: string) => /^\p{L}[\p{L} .]{0,15}$/u.test(text);
  if (before === '') return isWord(after) ? { name: after, isPer: false } : undefined;
  const sign = before.trim();
  const isSign = after === '' && isWord(sign) && sign.replaceAll('.', '').length <= longestSign;
  return isSign ? { name: sign, isPer: false, isBefore: true } : undefined;
}

function signedDigits(text: string): { readonly sign: string; readonly digits: string } | undefined {
  const [, leading = '', open = '', digits = '', close = '', trailing = ''] =
    /^(-?)\s{0,3}(\(?)([^()-]+)(\)?)(-?)$/.exec(text) ?? [];
  if (digits === '' || (open === '') !== (close === '')) return undefined;
  const signs = [leading, open, trailing].filter((each) => each !== '');
  return signs.length > 1
    ? undefined
    : { sign: signs.length === 1 ? '-' : '', digits: digits.replace(alwaysGroups, '') };
}

/** Plain digits, if this mark separates groups of three, or of two and a last one of three, as in India. */
function plainBy(digits: string, group: ',' | '.', decimal: ',' | '.'): string | undefined {
  const [whole = '', fraction, ...more] = digits.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined;
  const [first = '', ...groups] = whole.split(group);
  if (!/^\d*$/.test(first) || groups.some((each) => !/^\d{2,3}$/.test(each))) return undefined;
  if (groups.length > 0 && (!/^[1-9]\d{0,2}$/.test(first) || groups.at(-1)?.length !== 3)) return undefined;
  const all = `${first}${groups.join('')}`;
  if (all === '' && (fraction ?? '') === '') return undefined;
  const plain = all.replace(/^0+(?=\d)/, '');
  return `${plain === '' ? '0' : plain}${fraction ? `.${fraction}` : ''}`;
}

/** The decimal mark of a number whose digits show it: they can only be a group, or only decimals. */
export function markShown({ by: { point, comma } }: SaidNumber): DecimalMark | 'either' | 'unknown' {
  if (point === comma) return 'either';
  if (comma === undefined) return 'point';
  return point === undefined ? 'comma' : 'unknown';
}

const plain = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** The number in a cell, in plain digits; undefined for any other content. A percentage is not an amount. */
export function numberOfCell(
  { kind, text, shown }: Cell,
  decimals: DecimalMark | undefined = 'point',
): string | undefined {
  if (kind === 'number') return shown === 'percent' ? undefined : text;
  if (kind !== 'text') return undefined;
  if (decimals !== 'comma' && plain.test(text)) return text;
  const said = numberSaid(text.trim());
  return said === undefined || said.isPercent
    ? undefined
    : (said.by[decimals ?? 'point'] ?? said.by.point ?? said.by.comma);
}
