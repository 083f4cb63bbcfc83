import { codePointName, unseenCharacters as unseen } from 'schematron-compiler/text';

export {
  codePointName,
  shortenedMessage,
  shortenedName,
  shortenedPlace,
  shortenedValue,
} from 'schematron-compiler/text';

/** The trimmed text, or undefined if nothing visible is left (ibr-079): zero-width characters look blank. */
export function nonBlank(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined) return undefined;
  if (isBasic(text.charCodeAt(0)) && isBasic(text.charCodeAt(text.length - 1))) return text;
  const trimmed = text.trim();
  return trimmed && isVisible(trimmed) ? trimmed : undefined;
}

/** Tells whether a character is visible Basic Latin, so that an end with this character needs no trimming. */
function isBasic(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

/** Tells whether a text has a visible character. */
export function isVisible(text: string): boolean {
  // A text that begins with a visible character of Basic Latin needs no search.
  return isBasic(text.charCodeAt(0)) || /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** One invisible character; without the flag `g`, whose position would take time to maintain. */
const anyUnseen = new RegExp(unseen.source);

/** Tells whether a text has an invisible character. */
export function hasUnseen(text: string): boolean {
  return anyUnseen.test(text);
}

/** The invisible characters of a text, each once, as `U+200B`. */
export function unseenIn(text: string): string[] {
  return [...new Set(text.match(unseen)?.map((character) => codePointName(character)))];
}

/** Returns a text with its control characters, which could control a terminal, written as `\\u001b`. */
export function withVisibleControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (character) =>
    character === '\t' ? character : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns a name for comparison: without case, blanks, marks and accents, in one form of Arabic letters. */
export function nameKey(text: string): string {
  const lowerCase = text.toLowerCase();
  if (/^[a-z]*$/.test(lowerCase)) return lowerCase;
  // Most names need no Unicode tables.
  if (/^[a-z0-9 .,'()&/-]*$/.test(lowerCase)) return lowerCase.replace(/[ .,'()&/-]/g, '');
  const letters = lowerCase.normalize('NFKD').replace(/[\s\p{P}\p{M}\p{Cf}]/gu, '');
  return letters.replaceAll('ة', 'ه').replaceAll('ى', 'ي');
}

/** A look-up of codes by any of their names, the code itself included. */
export function codesByName(names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([code, spellings]) =>
      [code, ...spellings].map((spelling): [string, string] => [nameKey(spelling), code]),
    ),
  );
}

const arabicIndicZero = 0x660;
const persianZero = 0x6f0;

/** Returns the text with Arabic and Persian digits and separators converted to English ones. */
export function latinDigits(text: string): string {
  // Nearly all texts have none.
  if (!/[\u0660-\u066c\u06f0-\u06f9]/.test(text)) return text;
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicIndicZero))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - persianZero))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
}

/** Tells whether a text is digits with at most one point, as nearly all amounts are. */
export function isPlainNumber(text: string): boolean {
  const { length } = text;
  let points = 0;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 46) points += 1;
    else if (code < 48 || code > 57) return false;
  }
  return points < 2 && points < length;
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a text as people search it: without case, accents and marks, in one form of each Arabic letter. */
export function searchedForm(text: string): string {
  const letters = text.normalize('NFKD').replace(/[\p{M}\p{Cf}\u0640]/gu, '');
  return latinDigits(letters)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[ةھہە]/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ک', 'ك');
}
