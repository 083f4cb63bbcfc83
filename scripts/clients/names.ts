/** The words of a name in any convention: `listID` is list and ID, `X-Api-Key` is X, Api and Key. */
export function wordsOf(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g) ?? [];
}

export const snakeCase = (words: readonly string[]): string => words.map(lower).join('_');
export const pascalCase = (words: readonly string[]): string => words.map(capital).join('');
export const camelCase = (words: readonly string[]): string =>
  words.map((word, index) => (index === 0 ? lower(word) : capital(word))).join('');

export const lower = (word: string): string => word.toLowerCase();
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/**
 * Gives each name of a scope another identifier, in the convention of a language: none that is reserved, none twice, not
 * even in other letters, as files are named by some. A name of which no letter can stay is called by a word.
 */
export function namer(
  convention: (words: readonly string[]) => string,
  reserved: Iterable<string> = [],
  word = 'value',
  keyOfReserved: (name: string) => string = (name) => name,
): (name: string) => string {
  const refused = new Set(Array.from(reserved, keyOfReserved));
  const taken = new Set<string>();
  return (name) => {
    const found = wordsOf(name);
    const begun = found.length === 0 || /^\d/.test(found[0] ?? '') ? [word, ...found] : found;
    const plain = convention(begun);
    const base = refused.has(keyOfReserved(plain)) ? `${plain}_` : plain;
    let given = base;
    for (let count = 2; taken.has(given.toLowerCase()); count++) given = `${base}${count}`;
    taken.add(given.toLowerCase());
    return given;
  };
}

/** A description as lines of a comment: no line ends the comment, and none is longer than a screen. */
export function commentLines(text: string, width = 110): string[] {
  const plain = text
    .replaceAll('*/', '* /')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: whatever a description holds, a comment is plain text
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g, ' ');
  return plain
    .split('\n')
    .flatMap((line) => wrapped(line.trim(), width))
    .filter((line, index, all) => line !== '' || (index > 0 && index < all.length - 1));
}

function wrapped(line: string, width: number): string[] {
  const lines = [''];
  for (const word of line.split(/ +/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
