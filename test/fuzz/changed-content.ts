import { oneOf } from './target.ts';
import { words } from './words.ts';

/** Changes content of XML or JSON at one place, and leaves the markup around it. */
export function changedContent(text: string, other: string, random: () => number): string {
  const isXml = /^\ufeff?\s*</.test(text);
  return isXml ? changedXml(text, other, random) : changedJson(text, other, random);
}

/** A text between tags, an attribute value, an element without child elements, an element with some. */
const partsOfXml = [
  /(?<=>)[^<>]+(?=<)/g,
  /(?<==")[^"<]*(?=")/g,
  /<([\w:]+)[^<>]*>[^<]*<\/\1>/g,
  /<([\w:]+)[^<>]*>(?:(?!<\1[\s>])[\s\S]){0,3000}?<\/\1>/g,
];

function changedXml(text: string, other: string, random: () => number): string {
  const kind = Math.floor(random() * partsOfXml.length);
  const pattern = partsOfXml[kind] as RegExp;
  const part = partAfter(text, pattern, random);
  if (part === undefined) return text;
  const { before, found, after } = part;
  if (kind < 2) return before + changedValue(found, random, escapedXml) + after;
  const another = partAfter(other, pattern, random)?.found ?? found;
  const copies = 1 + Math.floor(random() ** 4 * 200);
  const instead = oneOf(['', found.repeat(copies + 1), another, found + another], random);
  return before + instead + after;
}

/** A text, number or word of JSON: mostly the value of a field, seldom its name. */
const partOfJson = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/g;
const valueOfJson = /(?<=: *)(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)/g;

function changedJson(text: string, other: string, random: () => number): string {
  const part = partAfter(text, random() < 0.9 ? valueOfJson : partOfJson, random);
  if (part === undefined) return text;
  const { before, found, after } = part;
  const another = partAfter(other, valueOfJson, random)?.found ?? found;
  const asText = JSON.stringify(changedValue(found.replaceAll('"', ''), random, (value) => value));
  const number = String((random() - 0.5) * 10 ** Math.floor(random() * 30 - 6));
  const ofSameKind = found.startsWith('"') ? asText : number;
  const values = ['null', '[]', `[${found},${found}]`, `{"a":${found}}`, asText, number];
  const ofAny = oneOf(values, random);
  const isName = /^\s*:/.test(after);
  return before + (isName ? asText : oneOf([another, ofSameKind, ofSameKind, ofAny], random)) + after;
}

/** Replaces a value: by a part of it, by itself and a word, by many of a word, or by a number. */
function changedValue(value: string, random: () => number, written: (value: string) => string): string {
  const word = written(words[Math.floor(random() * words.length)] ?? '');
  const at = Math.floor(random() * value.length);
  const number = String(Math.round((random() - 0.5) * 10 ** Math.floor(random() * 25)));
  switch (Math.floor(random() * 5)) {
    case 0:
      return word;
    case 1:
      return value.includes('&') ? word : value.slice(at);
    case 2:
      return `${value}${word}`;
    case 3:
      return word.repeat(1 + Math.floor(random() ** 4 * 2000));
    default:
      return number;
  }
}

const escapedXml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The first part after a random position, with the text before and after it. */
function partAfter(text: string, pattern: RegExp, random: () => number) {
  const from = Math.floor(random() * text.length);
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [found] = match;
  return { before: text.slice(0, match.index), found, after: text.slice(match.index + found.length) };
}
