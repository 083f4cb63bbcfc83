/**
 * Says whether a text is of a type of XML Schema, as libxml2 judges it, by which many receivers do: white space around
 * a value is of no account, but for that around dates and after times.
 */
export type ContentTest = (text: string) => boolean;

const space = '[ \\t\\n\\r]*';
const zone = '(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?';
const decimal = new RegExp(`^${space}[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)${space}$`);
const date = new RegExp(`^(-?(?:[1-9]\\d{3,}|0\\d{3}))-(\\d\\d)-(\\d\\d)${zone}$`);
const time = new RegExp(
  `^${space}(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)${zone}$`,
);
const boolean = new RegExp(`^${space}(?:true|false|1|0)${space}$`);
const language = new RegExp(`^${space}[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*${space}$`);

/** The content types of UBL; those that any text is of are not listed. */
export const contentTests: Readonly<Record<string, ContentTest>> = {
  decimal: (text) => decimal.test(text),
  date: isDate,
  time: (text) => time.test(text),
  boolean: (text) => boolean.test(text),
  language: (text) => language.test(text),
  anyURI: isUri,
  base64Binary: isBase64,
};

function isDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = date.exec(text) ?? [];
  if (year === '' || Number(year) === 0) return false;
  return Number(day) >= 1 && Number(day) <= daysOf(Number(year), Number(month));
}

/** Days of a month; none where there is no such month. Years before Christ leap as those after do. */
function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

const userinfo = "\\w\\-.~!$&'()*+,;=:";
const path = `/@${userinfo}`;
const uri = new RegExp(
  `^(?:[a-zA-Z][a-zA-Z0-9+.\\-]*:|(?![^/?#]*:))` +
    `(?://(?:[${userinfo}]*@)?(?:\\[[^\\]]+\\]|[\\w\\-.~!$&'()*+,;=]*)(?::\\d+)?(?=[/?#]|$)|(?!//))` +
    `[${path}]*(?:\\?[?${path}]*)?(?:#[?[\\]${path}]*)?$`,
);
/** What stands for another character, and what XML Schema lets stand unescaped though RFC 3986 does not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const escaped = /%[0-9a-fA-F]{2}|[\u0000-\u0020<>"{}|\\^`\u007f-\u{10ffff}]/gu;

/** A URI reference of RFC 3986. */
function isUri(text: string): boolean {
  return uri.test(text.trim().replace(escaped, '_'));
}

const base64Values = new Int8Array(128).fill(-1);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].forEach((character, value) => {
  base64Values[character.charCodeAt(0)] = value;
});
const padding = 61;

/** Groups of four characters, the last one padded; the bits that padding leaves over are zero. No regular expression: attachments are long. */
function isBase64(text: string): boolean {
  let characters = 0;
  let padded = 0;
  let last = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 10 || code === 13 || code === 9) continue;
    if (code === padding) {
      padded += 1;
      continue;
    }
    const value = code < 128 ? (base64Values[code] as number) : -1;
    if (value < 0 || padded > 0) return false;
    last = value;
    characters += 1;
  }
  if ((characters + padded) % 4 !== 0 || padded > 2) return false;
  return padded === 0 || (last & (padded === 1 ? 3 : 15)) === 0;
}
