import { oncePer } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { CellWords, TableNames } from '../../core/specification/table-names.ts';
import { latinDigits, nameKey } from '../../core/text/text.ts';

/** A code, with a rate beside it, or a word that requests accept or explain unchanged. */
export type WordSaid = { readonly code: string; readonly rate?: number } | 'understood';

/** The code that a word in a field's cell means; undefined for an unknown word. */
export function wordSaid(
  text: string,
  path: string,
  names: TableNames,
  specification: Specification,
): WordSaid | undefined {
  const words = Object.hasOwn(names.cells, path) ? names.cells[path] : undefined;
  if (words === undefined || isUnderstood(text, path, words, specification)) return 'understood';
  const { bare, rate } = withoutRate(text);
  if (rate === undefined) return plainWord(text, words, specification);
  const code = bare === '' ? words.byRate?.[rate] : plainWord(bare, words, specification)?.code;
  return code === undefined || words.rates?.[code]?.includes(rate) !== true
    ? undefined
    : { code, rate: Number(rate) };
}

/** The only rate of a code; a cell need not state it. */
export function onlyRate(code: unknown, path: string, names: TableNames): number | undefined {
  const rates = typeof code === 'string' ? names.cells[path]?.rates?.[code] : undefined;
  return rates?.length === 1 ? Number(rates[0]) : undefined;
}

function isUnderstood(
  text: string,
  path: string,
  { list }: CellWords,
  { vocabularies, aliases }: Specification,
): boolean {
  const vocabulary = vocabularies.find(({ fields }) => fields.includes(path));
  if (vocabulary?.codeOf(text) !== undefined) return true;
  const key = nameKey(text);
  return aliases.otherValues?.[list]?.some(({ names }) => names.test(key)) === true;
}

/** Words in two languages next to each other mean the same. */
const betweenLanguages = /[/|\n]/;

function plainWord(
  text: string,
  words: CellWords,
  specification: Specification,
): { readonly code: string } | undefined {
  const codes = codesOf(words, specification);
  const own = codes.get(nameKey(text));
  if (own !== undefined) return { code: own };
  const [first, ...others] = text.split(betweenLanguages).map((part) => codes.get(nameKey(part)));
  return first !== undefined && others.length > 0 && others.every((code) => code === first)
    ? { code: first }
    : undefined;
}

const preparedCodes = oncePer((_: CellWords) => new WeakMap<Specification, ReadonlyMap<string, string>>());

function codesOf(words: CellWords, specification: Specification): ReadonlyMap<string, string> {
  const prepared = preparedCodes(words);
  const known = prepared.get(specification);
  if (known !== undefined) return known;
  const codes = new Map<string, string>();
  for (const [code, label] of Object.entries(specification.messages.codeLists[words.list] ?? {}))
    for (const text of [label?.en, label?.ar]) if (typeof text === 'string') codes.set(nameKey(text), code);
  for (const [code, all] of Object.entries(words.words))
    for (const word of all) codes.set(nameKey(word), code);
  prepared.set(specification, codes);
  return codes;
}

/** A word without the rate beside it: `Standard Rate [5%]`, `VAT 5%`, `5٪`. */
function withoutRate(text: string): { readonly bare: string; readonly rate?: string } {
  const latin = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .slice(0, longestWord);
  const [whole, rate] = /[[(]?(\d{1,2}(?:\.\d{1,2})?) ?[%٪][\])]?/.exec(latin) ?? [];
  if (whole === undefined || rate === undefined) return { bare: text };
  return { bare: latin.replace(whole, ' ').trim(), rate: String(Number(rate)) };
}

const longestWord = 100;
