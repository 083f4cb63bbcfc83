/** The words of a text that have a separator before and after them. */
export interface WordList {
  readonly text: string;
  readonly separator: string;
  readonly words: ReadonlySet<string>;
}

export function wordList(text: string, separator: string): WordList {
  return { text, separator, words: wordsBetween(text, separator) };
}

/** `contains(' AB CD ', concat(' ', word, ' '))`. */
export function hasWord({ text, separator, words }: WordList, word: string): boolean {
  return word.includes(separator) ? text.includes(`${separator}${word}${separator}`) : words.has(word);
}

export function wordsBetween(text: string, separator: string): ReadonlySet<string> {
  return new Set(text.split(separator).slice(1, -1));
}
