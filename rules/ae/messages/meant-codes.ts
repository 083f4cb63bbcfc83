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
  /** Texts that are not codes, each with the codes that it may stand for. */
  readonly textsInTrade?: ByList<Readonly<Record<string, readonly string[]>>>;
}

/** An index that finds codes of a list for other texts that were sent. */
interface NamesOfList {
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Names that are long enough to resemble few others. */
  readonly longNames: readonly string[];
  readonly codes: readonly string[];
  readonly isDense: boolean;
  /** Findings for texts that were looked up before. */
  readonly found: Map<string, readonly string[]>;
}

/** Returns a function that finds the codes that a text may mean, and remembers them for the next document. */
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

/** Lists whose codes decide kind, taxation or currency: similarity proposes none of them (decision 68). */
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

/** The codes of the only name that a text misspells, or the code whose last letter is doubled. */
function misspeltCodes(text: string, { byName, longNames }: NamesOfList): readonly string[] {
  const found = longNames.filter((name) => isTypingErrorOf(text, name)).map((name) => byName.get(name) ?? []);
  const doubled = text.length > 3 && text.at(-1) === text.at(-2) ? byName.get(text.slice(0, -1)) : undefined;
  const meant = new Set([...found, doubled ?? []].flat());
  return meant.size > mostNearCodes ? [] : [...meant];
}

/** In a longer list, each short word resembles others with another meaning. */
const mostOfSparse = 100;

/** From this length on, a word that differs by a letter is a misspelling, not another word. */
const longWord = 5;

/** Tells whether a short text may misspell a name: only swapped letters and another ending count. */
function mayBeMeant(text: string, name: string): boolean {
  if (text.length === name.length && isSwapped(text, name)) return true;
  if (text[0] !== name[0]) return false;
  if (name.startsWith(text)) return text.length >= longWord - 1 && text.length * 2 >= name.length;
  if (text.startsWith(name))
    return name.length >= longWord || [`${name}s`, name + name.at(-1)].includes(text);
  return Math.min(text.length, name.length) >= longWord;
}

/** Tells whether two texts differ only by swapping two neighbouring letters. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2);
  return at >= 0 && swapped === other;
}

/** If more codes are equally similar, no code is suggested. */
const mostNearCodes = 3;

function nearCodes(text: string, { codes, isDense }: NamesOfList): readonly string[] {
  // A single character is similar to every code of one character.
  const near = text.length < 2 ? [] : nearest(text, codes);
  const meant = isDense ? near.filter((code) => mayBeMeant(nameKey(text), nameKey(code))) : near;
  return meant.length > mostNearCodes ? [] : meant;
}

/** Shorter names are similar to too many others. */
const shortestName = 3;
/** Codes that are words; any other code has several neighbours that differ by one character. */
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
