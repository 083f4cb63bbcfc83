/**
 * The text without surrounding blanks, or undefined when nothing is left that can be seen: no UBL element may be blank
 * (ibr-079), and one of zero-width characters looks it.
 */
export function nonBlank(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined) return undefined;
  if (isBasic(text.charCodeAt(0)) && isBasic(text.charCodeAt(text.length - 1))) return text;
  const trimmed = text.trim();
  return trimmed && isVisible(trimmed) ? trimmed : undefined;
}

/** Whether a character is one of the visible ones of the basic Latin block; there is nothing to take off such an end. */
function isBasic(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

/** Whether any character of a text leaves a mark on paper. */
export function isVisible(text: string): boolean {
  // What begins with a letter or a digit need not be searched.
  return isBasic(text.charCodeAt(0)) || /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Tabs, and blanks and marks that look like nothing or like an ordinary blank: in a number or a code they are a mistake. */
const unseen =
  /[\t\u00a0\u00ad\u061c\u180e\u2007\u200b-\u200f\u202a-\u202f\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** The same without a place where a search goes on, which takes a part of the time to ask. */
const anyUnseen = new RegExp(unseen.source);

/** Whether a text has a character that a person does not see. */
export function hasUnseen(text: string): boolean {
  return anyUnseen.test(text);
}

/** The characters of a text that a person does not see, each once, as `U+200B`. */
export function unseenIn(text: string): string[] {
  return [...new Set(text.match(unseen)?.map((character) => codePointName(character)))];
}

/** A text with its unseen characters as `⟨U+200B⟩`. */
function withVisibleCharacters(text: string): string {
  return text.replace(unseen, (character) => `⟨${codePointName(character)}⟩`);
}

/** A character as `U+200B`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Characters of a value that a text quotes. */
const longestValue = 200;
/** Characters of a path or location; one that goes through foreign names of UBL extensions is long. */
const longestPlace = 1000;
/** Characters of a message that fills in whatever the document has there. */
const longestMessage = 5000;

/** A value as a text quotes it: what is not seen in it is named. */
export function shortenedValue(value: string): string {
  return withVisibleCharacters(shortenedInMiddle(value, longestValue));
}

/** A path or location as findings show it. */
export function shortenedPlace(place: string): string {
  return shortenedInMiddle(place, longestPlace);
}

/** A name as a location writes it: two hundred steps of a long namespace would be longer than their document. */
export function shortenedName(name: string): string {
  return shortenedInMiddle(name, longestValue);
}

/** What a rule says, with values of a document in it. */
export function shortenedMessage(message: string): string {
  return shortenedInMiddle(message, longestMessage);
}

function shortenedInMiddle(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const half = Math.floor((longest - 1) / 2);
  const start = text.slice(0, longest - 1 - half).replace(/[\ud800-\udbff]$/, '');
  return `${start}…${text.slice(-half).replace(/^[\udc00-\udfff]/, '')}`;
}

/** A text of a document with its control characters, which would steer a terminal, as `\\u001b`; they are not in names or sentences. */
export function withVisibleControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\t' ? character : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** The form in which names are compared: no case, no blanks, no punctuation, nothing invisible, no accents, one form of each Arabic letter. */
export function nameKey(text: string): string {
  const lowerCase = text.toLowerCase();
  if (/^[a-z]*$/.test(lowerCase)) return lowerCase;
  // What needs no table of Unicode, as most names do not.
  if (/^[a-z0-9 .,'()&/-]*$/.test(lowerCase)) return lowerCase.replace(/[ .,'()&/-]/g, '');
  const letters = lowerCase.normalize('NFKD').replace(/[\s\p{P}\p{M}\p{Cf}]/gu, '');
  return letters.replaceAll('ة', 'ه').replaceAll('ى', 'ي');
}

/** Look-up of codes by any of the names they go under, the code itself included. */
export function codesByName(names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([code, spellings]) =>
      [code, ...spellings].map((spelling): [string, string] => [nameKey(spelling), code]),
    ),
  );
}

const arabicIndicZero = 0x660;
const persianZero = 0x6f0;

/** The text with its Arabic and Persian digits and separators as those of English. */
export function latinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicIndicZero))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - persianZero))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
}
