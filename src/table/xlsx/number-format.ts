import type { Cell } from '../cell.ts';

/** Kind of the numbers in cells with a number format. */
export type NumberFormat = 'plain' | 'date' | 'percent' | { readonly digits: number };

/** The formats that a workbook does not write out (ECMA-376, part 1, 18.8.30). */
export function builtInFormat(id: number): NumberFormat {
  if (id === 9 || id === 10) return 'percent';
  const isDate =
    (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
  return isDate ? 'date' : 'plain';
}

const longestFormat = 255;

/** Reads a format code, such as `dd/mm/yyyy` or `0.0%`. */
export function numberFormat(code: string): NumberFormat {
  const [first = ''] = code.split(';');
  const bare = first
    .slice(0, longestFormat)
    .replace(/\\.|_.|\*.|"[^"]*"/g, '')
    // Colours, conditions and countries, but not hours, minutes and seconds of a duration.
    .replace(/\[[^[\]]*\]/g, (bracketed) => (/^\[[hms]/i.test(bracketed) ? bracketed : ''));
  if (/^General$/i.test(bare.trim())) return 'plain';
  if (/[ymdhs]/i.test(bare.replace(/E[+-]/gi, ''))) return 'date';
  if (bare.includes('%')) return 'percent';
  const zeros = /^0{2,}$/.exec(bare.trim());
  return zeros === null ? 'plain' : { digits: zeros[0].length };
}

const keptDigits = 15;

/** A number of a workbook in the form that a spreadsheet shows: plain digits, at most 15 of them significant. */
export function plainNumber(value: number): string {
  const kept = Number(value.toPrecision(keptDigits));
  const text = String(kept === 0 ? 0 : kept);
  return text.includes('e') ? withoutExponent(text) : text;
}

function withoutExponent(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  const digits = `${whole}${fraction}`;
  const point = 1 + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0')}`;
}

/** A number in plain digits as a percentage: 0.05 is shown as 5 %. */
export function inPercent(plain: string): string {
  return plainNumber(Number(`${plain}e2`));
}

const millisecondsOfADay = 86_400_000;
const dayNumberOf1970 = 25_569;
const daysFrom1900To1904 = 1462;
/** 1900-03-01, because the day count before it includes a day that does not exist; and 9999-12-31. */
const [firstDay, lastDay] = [61, 2_958_465];

/** The cell for a number that is shown as a date; undefined if the number does not count a day. */
export function dateCell(serial: number, counts1904: boolean): Cell | undefined {
  const days = serial + (counts1904 ? daysFrom1900To1904 : 0);
  if (!(days >= firstDay && days < lastDay + 1)) return undefined;
  // Rounded to a second, because a fraction of a day is a double.
  const seconds = Math.round((days - dayNumberOf1970) * 86_400);
  const iso = new Date(seconds * 1000).toISOString();
  const isWhole = (seconds * 1000) % millisecondsOfADay === 0;
  return { kind: 'date', text: isWhole ? iso.slice(0, 10) : iso.slice(0, 19) };
}

/** The number that counts a day in a workbook, and its time: 2026-11-02 is 46328. */
export function serialOfDate(date: string): number {
  const time = date.includes('T') ? `${date}Z` : `${date}T00:00:00Z`;
  return Date.parse(time) / millisecondsOfADay + dayNumberOf1970;
}
