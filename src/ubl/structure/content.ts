import { isBase64 } from '../../core/text/base64.ts';
import { isPlainNumber } from '../../core/text/text.ts';

/** Tells whether a text is of an XML Schema type, as libxml2 decides; Base64 as XML Schema has it. */
export type ContentTest = (text: string) => boolean;

const zone = '(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?';
const date = new RegExp(`^-?(?:[1-9]\\d{3,}|0\\d{3})-\\d\\d-\\d\\d${zone}$`);
/** Longer than any date with a year that libxml2 can hold. */
const longestDate = 40;
const time = new RegExp(`^(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)${zone}$`);
/** Longer than any time without its fraction. */
const longestTime = 20;

/** The content types of UBL; `spaced` ones allow white space, for kinds whose receivers do. */
export const contentTests: Readonly<Record<string, ContentTest>> = {
  decimal: (text) => isPlainNumber(text) || isDecimal(text),
  date: isDate,
  time: (text) => isTime(withoutBlanksBefore(text)),
  spacedDate: (text) => isDate(collapsed(text)),
  spacedTime: (text) => isTime(collapsed(text)),
  boolean: (text) => !/[^truefals01 \t\n\r]/.test(text) && ['true', 'false', '1', '0'].includes(text.trim()),
  language: (text) => {
    if (/[^a-zA-Z0-9 \t\n\r-]/.test(text)) return false;
    const tag = text.trim();
    return /^[a-zA-Z]{1,8}(?:-|$)/.test(tag) && !/\s|--|-$|[^-]{9}/.test(tag);
  },
  anyURI: (text) => {
    const found = uri.exec(text.trim().replace(escaped, '_'));
    return found !== null && Number(found[1] ?? 0) <= largestPort;
  },
  base64Binary: isBase64,
};

/** XML Schema collapses white space around a value that contains none. */
function collapsed(text: string): string {
  return /[^ \t\n\r\dTZ:.+-]/.test(text) ? text : text.trim();
}

/** V8 stores a position for each repetition of a group, and throws if there are too many: no group is repeated here. */
function isDecimal(text: string): boolean {
  if (/[^\d.+ \t\n\r-]/.test(text)) return false;
  const number = text.trim();
  const digits = /^[+-]/.test(number) ? number.slice(1) : number;
  return /\d/.test(digits) && !/[+\s-]/.test(digits) && digits.indexOf('.') === digits.lastIndexOf('.');
}

function withoutBlanksBefore(text: string): string {
  const first = text.search(/[^ \t\n\r]/);
  return first > 0 ? text.slice(first) : text;
}

function isTime(text: string): boolean {
  const point = text.indexOf('.');
  if (point === -1 || text.length <= longestTime) return text.length <= longestTime && time.test(text);
  const length = text.slice(point + 1).search(/[^0-9]/);
  const end = length === -1 ? text.length : point + 1 + length;
  // A long fraction only matters if it has digits other than 0.
  const fraction = text.slice(point + 1, end);
  const short = fraction === '' ? '' : /[^0]/.test(fraction) ? '1' : '0';
  const shortened = `${text.slice(0, point + 1)}${short}${text.slice(end)}`;
  return shortened.length <= longestTime && time.test(shortened);
}

function isDate(text: string): boolean {
  if (text.length > longestDate || !date.test(text)) return false;
  const afterYear = text.indexOf('-', 1);
  const year = Number(text.slice(0, afterYear));
  const day = Number(text.slice(afterYear + 4, afterYear + 6));
  return year !== 0 && day >= 1 && day <= daysOf(year, Number(text.slice(afterYear + 1, afterYear + 3)));
}

/** Days of a month; 0 for an unknown month. Years before Christ have leap years like those after. */
function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

const userinfo = "\\w\\-.~!$&'()*+,;=:";
const path = `/@${userinfo}`;
const uri = new RegExp(
  `^(?:[a-zA-Z][a-zA-Z0-9+.\\-]*:|(?![^/?#]*:))` +
    `(?://(?:[${userinfo}]*@)?(?:\\[[^\\]]+\\]|[\\w\\-.~!$&'()*+,;=]*)(?::(\\d+))?(?=[/?#]|$)|(?!//))` +
    `[${path}]*(?:\\?[?${path}]*)?(?:#[?[\\]${path}]*)?$`,
);
/** Percent-encoded characters, and characters that XML Schema allows unescaped although RFC 3986 does not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
const escaped = /%[0-9a-fA-F]{2}|[\u0000-\u0020<>"{}|\\^`\u007f-\u{10ffff}]/gu;

/** The largest port that libxml2 reads. */
const largestPort = 2 ** 31 - 1;
