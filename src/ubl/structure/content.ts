import { isBase64 } from '../../core/text/base64.ts';
import { isPlainNumber } from '../../core/text/text.ts';

/**
 * Whether a text is of an XML Schema type, as libxml2 decides, which many receivers use: white space around a
 * value is ignored, except around dates and after times. Base64 alone is as XML Schema has it: libxml2 skips
 * characters of no meaning, which other receivers refuse.
 */
export type ContentTest = (text: string) => boolean;

const space = '[ \\t\\n\\r]*';
const zone = '(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?';
const decimal = new RegExp(`^${space}[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)${space}$`);
const date = new RegExp(`^-?(?:[1-9]\\d{3,}|0\\d{3})-\\d\\d-\\d\\d${zone}$`);
const time = new RegExp(
  `^${space}(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)${zone}$`,
);
const boolean = new RegExp(`^${space}(?:true|false|1|0)${space}$`);

/**
 * The content types of UBL; types to which any text belongs are not listed. Dates and times with white space around them, as
 * XML Schema has it, are for kinds of documents that others write so, and whose receivers do not use libxml2.
 */
export const contentTests: Readonly<Record<string, ContentTest>> = {
  decimal: (text) => isPlainNumber(text) || decimal.test(text),
  date: isDate,
  time: (text) => time.test(text),
  spacedDate: (text) => isDate(collapsed(text)),
  spacedTime: (text) => time.test(collapsed(text)),
  boolean: (text) => boolean.test(text),
  language: isLanguage,
  anyURI: isUri,
  base64Binary: isBase64,
};

/** As XML Schema collapses white space; looking for blanks at the end would take long where there are many. */
const collapsed = (text: string) =>
  text
    .split(/[ \t\n\r]+/)
    .filter((word) => word !== '')
    .join(' ');

/** Looks for what must not be there: a repetition of parts would take memory for each. */
function isLanguage(text: string): boolean {
  if (/[^a-zA-Z0-9 \t\n\r-]/.test(text)) return false;
  const tag = text.trim();
  return /^[a-zA-Z]{1,8}(?:-|$)/.test(tag) && !/\s|--|-$|[^-]{9}/.test(tag);
}

function isDate(text: string): boolean {
  if (!date.test(text)) return false;
  const afterYear = text.indexOf('-', 1);
  const year = Number(text.slice(0, afterYear));
  const day = Number(text.slice(afterYear + 4, afterYear + 6));
  return year !== 0 && day >= 1 && day <= daysOf(year, Number(text.slice(afterYear + 1, afterYear + 3)));
}

/** Days of a month; 0 if there is no such month. Years before Christ have leap years like those after. */
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
/** Percent-encoded characters, and those that XML Schema allows unescaped although RFC 3986 does not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
const escaped = /%[0-9a-fA-F]{2}|[\u0000-\u0020<>"{}|\\^`\u007f-\u{10ffff}]/gu;

/** The largest port that libxml2 reads. */
const largestPort = 2 ** 31 - 1;

/** A URI reference of RFC 3986. */
function isUri(text: string): boolean {
  const found = uri.exec(text.trim().replace(escaped, '_'));
  return found !== null && Number(found[1] ?? 0) <= largestPort;
}
