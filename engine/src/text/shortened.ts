/** Tabs, and characters that are invisible or look like an ordinary blank: in a number or a code they are a mistake. */
export const unseenCharacters =
  /[\t\u00a0\u00ad\u061c\u180e\u2007\u200b-\u200f\u202a-\u202f\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** A text with each invisible character written as `⟨U+200B⟩`. */
function withVisibleCharacters(text: string): string {
  return text.replace(unseenCharacters, (character) => `⟨${codePointName(character)}⟩`);
}

/** A character as `U+200B`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The most characters of a value that a text quotes. */
const longestValue = 200;
/** The most characters of a path or location; a location that repeats namespaces is long. */
const longestPlace = 1000;
/** The most characters of a message that contains text of the document. */
const longestMessage = 5000;

/** A value as a text quotes it: shortened, with its invisible characters named. */
export function shortenedValue(value: string): string {
  return withVisibleCharacters(shortenedInMiddle(value, longestValue));
}

/** A path or location as findings show it. */
export function shortenedPlace(place: string): string {
  return shortenedInMiddle(place, longestPlace);
}

/** A name shortened for a location: two hundred steps with a long namespace would be longer than their document. */
export function shortenedName(name: string): string {
  return shortenedInMiddle(name, longestValue);
}

/** Text of a rule that contains values of a document. */
export function shortenedMessage(message: string): string {
  return shortenedInMiddle(message, longestMessage);
}

function shortenedInMiddle(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const half = Math.floor((longest - 1) / 2);
  const start = text.slice(0, longest - 1 - half).replace(/[\ud800-\udbff]$/, '');
  return `${start}…${text.slice(-half).replace(/^[\udc00-\udfff]/, '')}`;
}
