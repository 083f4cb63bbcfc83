import { oncePer } from '../../core/once-per.ts';
import type { TableNames } from '../../core/specification/table-names.ts';
import { searchedForm } from '../../core/text/text.ts';

/** The form of a header for comparison. */
export interface HeadKey {
  readonly key: string;
  /** The key without a number in it, and the number: `Description 2` is the description of the second line. */
  readonly numbered?: { readonly key: string; readonly number: number };
}

const lookUp = oncePer(({ phrases, words, dropped }: TableNames) => ({
  phrases: Object.entries(phrases).flatMap(([word, forms]) =>
    forms.map((form) => ({ form: ` ${plainWords(form).join(' ')} `, word: ` ${word} ` })),
  ),
  words: new Map(
    Object.entries(words).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
  ),
  dropped: new Set(dropped),
}));

/**
 * The form in which headers are compared: common words replace their synonyms, in the same order; case, punctuation
 * and articles are ignored. `Qty.` and `Quantity` are the same, and so are `Bill to: City` and `Customer City`.
 */
export function headKey(head: string, names: TableNames): HeadKey {
  const known = lookUp(names);
  let text = ` ${plainWords(head).join(' ')} `;
  for (const { form, word } of known.phrases) text = text.replaceAll(form, word);
  const words = text
    .split(' ')
    .filter((word) => word !== '' && !known.dropped.has(word))
    .map((word) => known.words.get(word) ?? known.words.get(withoutArticle(word)) ?? withoutArticle(word))
    .filter((word, at, all) => word !== all[at - 1]);
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  const key = words.join(' ');
  if (numbers.length !== 1 || words.length === 1) return { key };
  const bare = words.filter((word) => !numbers.includes(word)).join(' ');
  return { key, numbered: { key: bare, number: Number(numbers[0]) } };
}

/** The words of a text, without Arabic articles. */
export function wordsIn(text: string): string[] {
  return plainWords(text).map(withoutArticle);
}

/** The Arabic article has no meaning here. */
function withoutArticle(word: string): string {
  return word.length > 4 && word.startsWith('ال') ? word.slice(2) : word;
}

const marks = new Set(['%', '#', '№']);

/** The words of a text, in any spelling: `priceUnit`, `price_unit` and `Price unit`; a percent sign is one. */
function plainWords(text: string): string[] {
  const split = text
    .slice(0, longestHead)
    .replaceAll('٪', '%')
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{L})(?=\d)/gu, '$1 ');
  return (searchedForm(split).match(/[\p{L}\p{N}]+|[%#№]/gu) ?? []).filter(
    (word, _, all) => !marks.has(word) || word === '%' || all.length > 1 || word === '#',
  );
}

const longestHead = 200;
