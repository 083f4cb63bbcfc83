import { type CatalogueEntry, catalogue } from '../../api/catalogue.ts';

/** Tells whether all words occur in the id, topic, terms, fields or texts of a rule, in any letter case. */
export function speaksOf(entry: CatalogueEntry, words: readonly string[]): boolean {
  const text = searchedWords(entry);
  return words.every((word) => text.includes(word.toLowerCase()));
}

/** The topics that rules belong to, in alphabetical order. */
export function topicsOfRules(): string[] {
  return [...new Set([...catalogue.values()].map((entry) => entry.topic))].toSorted();
}

/** Tells whether any rule mentions a word. */
export function isSpokenOf(word: string): boolean {
  return [...catalogue.values()].some((entry) => speaksOf(entry, [word]));
}

/** A shorter word would resemble everything. */
const shortestGuess = 4;

/** The longer words of all rules. */
export function wordsOfRules(): Set<string> {
  const words = [...catalogue.values()].flatMap((entry) =>
    searchedWords(entry).split(/[^\p{L}\p{M}\p{N}]+/u),
  );
  return new Set(words.filter((word) => word.length >= shortestGuess));
}

function searchedWords({ id, topic, terms, fields, en, ar }: CatalogueEntry): string {
  return [id, topic, ...terms, ...fields, ...Object.values(en), ...Object.values(ar ?? {})]
    .join(' ')
    .toLowerCase();
}
