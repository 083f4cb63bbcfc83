import type { Misspelt } from '../../../src/core/findings/finding.ts';
import type { NamedCodes } from '../../../src/core/messages/message-entry.ts';
import type { Spellings } from '../../../src/core/messages/vocabulary.ts';
import { didYouMean, isTypingErrorOf, nearest } from '../../../src/core/text/did-you-mean.ts';
import { withLatinLetters } from '../../../src/core/text/look-alikes.ts';
import { nameKey } from '../../../src/core/text/text.ts';

type ByList<Entry> = Partial<Record<string, readonly Entry[]>>;

/** Code lists with the meanings of their codes, and other words for the codes. */
export interface ListsWithNames {
  readonly codeLists: Readonly<Record<string, NamedCodes>>;
  /** Other spellings that people use for codes. */
  readonly spellings: ByList<Spellings>;
  /** Texts that are not codes, each with the codes that people mean by the text. */
  readonly textsInTrade?: ByList<Readonly<Record<string, readonly string[]>>>;
}

/** An index that finds the codes of a list by what was sent instead. */
interface NamesOfList {
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Names that are long enough not to be similar to many others. */
  readonly longNames: readonly string[];
  readonly codes: readonly string[];
  readonly isDense: boolean;
  /** Findings for texts that were asked about before. */
  readonly found: Map<string, readonly string[]>;
}

/**
 * The codes of some lists that an unknown text may mean: codes with that name; otherwise the code with the nearest
 * name, meaning or other spelling; otherwise codes that differ by one character.
 */
export function meantCodesIn(lists: ListsWithNames): (misspelt: Misspelt) => readonly string[] {
  const namesOfLists = new Map<string, NamesOfList>();
  return ({ text, list }) => {
    const names = namesOfLists.get(list) ?? namesOfList(list, lists);
    namesOfLists.set(list, names);
    const found = names.found.get(text) ?? codesNear(text, list, names);
    if (names.found.size >= mostFound) names.found.clear();
    if (text.length <= longestFound) names.found.set(text, found);
    return found;
  };
}

/** A batch has the same wrong code thousands of times, and each is looked up for several texts. */
const mostFound = 1000;
const longestFound = 100;

function codesNear(text: string, list: string, names: NamesOfList): readonly string[] {
  const latin = withLatinLetters(text.trim());
  if (latin !== text && names.codes.includes(latin)) return [latin];
  const key = nameKey(text) || text;
  const exact = names.byName.get(key);
  if (exact !== undefined) return exact;
  const { isDense, longNames } = names;
  if (decisive.includes(list)) return misspeltCodes(key, names);
  const near = didYouMean(key, isDense ? longNames.filter((name) => mayBeMeant(key, name)) : longNames);
  return (near === undefined ? undefined : names.byName.get(near)) ?? nearCodes(text.trim(), names);
}

/**
 * Lists whose codes decide what kind of document it is, what is taxed, and in which money: likeness proposes none of them,
 * only a word that is misspelt (decision 68).
 */
const decisive: readonly string[] = [
  'documentTypes',
  'vatCategories',
  'currencies',
  'allowanceReasons',
  'chargeReasons',
  'CreditReason',
  'Aligned-TaxExemptionCodes',
  'GoodsType',
  'supplies',
  'suppliesOfLines',
];

/** The codes of the only name that a text misspells, or of the code whose last letter it has twice. */
function misspeltCodes(text: string, { byName, longNames }: NamesOfList): readonly string[] {
  const found = longNames.filter((name) => isTypingErrorOf(text, name)).map((name) => byName.get(name) ?? []);
  const doubled = text.length > 3 && text.at(-1) === text.at(-2) ? byName.get(text.slice(0, -1)) : undefined;
  const meant = new Set([...found, doubled ?? []].flat());
  return meant.size > mostNearCodes ? [] : [...meant];
}

/** In a list of more codes, each short word resembles others that mean something else. */
const mostOfSparse = 100;

/** From this length on, a word that differs by a letter is the same word misspelt, and not another one. */
const longWord = 5;

/**
 * Tells whether a text may be a name of a dense list misspelt: short texts are abbreviations, which one letter
 * changes, so only swapped letters and another end count there.
 */
function mayBeMeant(text: string, name: string): boolean {
  if (text.length === name.length && isSwapped(text, name)) return true;
  if (text[0] !== name[0]) return false;
  if (name.startsWith(text)) return text.length >= longWord - 1 && text.length * 2 >= name.length;
  if (text.startsWith(name))
    return name.length >= longWord || [`${name}s`, name + name.at(-1)].includes(text);
  return Math.min(text.length, name.length) >= longWord;
}

/** Tells whether two texts differ only in two neighbouring letters that are swapped. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2);
  return at >= 0 && swapped === other;
}

/** If more codes are equally near, none of them is suggested. */
const mostNearCodes = 3;

function nearCodes(text: string, { codes, isDense }: NamesOfList): readonly string[] {
  // A single character is near to every code of one character.
  const near = text.length < 2 ? [] : nearest(text, codes);
  const meant = isDense ? near.filter((code) => mayBeMeant(nameKey(text), nameKey(code))) : near;
  return meant.length > mostNearCodes ? [] : meant;
}

/** Shorter names are near to too many others. */
const shortestName = 3;
/** Codes that are words; for any other code there are several that differ by one character. */
const wordCode = /^\p{L}{4,}$/u;

function namesOfList(list: string, { codeLists, spellings, textsInTrade = {} }: ListsWithNames): NamesOfList {
  const byName = new Map<string, readonly string[]>();
  const longNames: string[] = [];
  const add = (name: string, codes: readonly string[]) => {
    const key = nameKey(name) || name;
    if (!byName.has(key) && key.length >= shortestName && (!codes.includes(name) || wordCode.test(key)))
      longNames.push(key);
    byName.set(key, [...new Set([...(byName.get(key) ?? []), ...codes])]);
  };
  const addUnlessKnown = (name: string, code: string) => {
    if (!byName.has(nameKey(name))) add(name, [code]);
  };
  for (const texts of textsInTrade[list] ?? [])
    for (const [name, codes] of Object.entries(texts)) add(name, codes);
  for (const names of spellings[list] ?? [])
    for (const [code, others] of Object.entries(names)) for (const name of others) add(name, [code]);
  const meanings = Object.entries(codeLists[list] ?? {});
  for (const [code, meaning] of meanings) {
    for (const text of [meaning?.en, meaning?.ar]) if (typeof text === 'string') addUnlessKnown(text, code);
    addUnlessKnown(code, code);
  }
  const codes = meanings.map(([code]) => code);
  return { byName, longNames, codes, isDense: codes.length > mostOfSparse, found: new Map() };
}
