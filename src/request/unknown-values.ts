import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { NamesOfUnknown, SpeakingName } from '../core/specification/specification.ts';
import { nameKey } from '../core/text/text.ts';
import { isDescribing, wordsOf } from './name-words.ts';
import { amountSaid, isSet, saysSomething } from './other-names.ts';

/** A field that the request does not have, where it stands. */
export interface UnknownPlace {
  readonly name: string;
  readonly value: unknown;
  /** The object that has it. */
  readonly within: object;
  /** The whole request. */
  readonly request: unknown;
  /** Whether the sender has sent the amounts with which computed ones are compared. */
  readonly amountsAreSent: boolean;
}

/**
 * Treatment of an unknown field that has a value: `refuse` one about money or tax on which the document depends;
 * `warn` of what is then not in the document; one that only describes, or says what the request says too, is `harmless`.
 */
export type Treatment = 'refuse' | 'warn' | 'harmless';

/** Undefined for a field whose value is no number, percentage, currency or true. */
export function treatmentOf(place: UnknownPlace, specification: RequestSpecification): Treatment | undefined {
  const { name, value } = place;
  const { unknownNames: names } = specification.aliases;
  const key = nameKey(name);
  const words = wordsOf(name);
  const isInternal = words.some((word) => names.internal.includes(word));
  if (isCurrency(value, specification)) {
    if (isCurrencyOf(value, place)) return 'harmless';
    return names.ofAmounts.test(key) ? 'refuse' : 'warn';
  }
  const amount = amountSaid(value) ?? amountInside(value);
  if (amount === undefined && !isSet(value)) return undefined;
  // The state of a record is a decision even where nobody knows its words.
  if (specification.aliases.recordWords?.ofState.includes(words.at(-1) ?? '')) return 'warn';
  if (isDescribing(name, specification)) return 'harmless';
  if (says(name, names.tax, names) || says(name, names.free, names)) {
    if (isConsistent(place, specification)) return 'harmless';
    if (isInternal) return 'warn';
    return amount === undefined || isSet(value) || !isTaxSent(place) ? 'refuse' : 'warn';
  }
  if (amount === undefined || !says(name, names.money, names)) return 'warn';
  return isInternal || place.amountsAreSent ? 'warn' : 'refuse';
}

/** The amount in a field whose name is about money. */
export function moneySaid(
  name: string,
  value: unknown,
  { aliases }: RequestSpecification,
): number | undefined {
  const amount = amountSaid(value);
  const isMoney =
    says(name, aliases.unknownNames.money, aliases.unknownNames) || aliases.anyAmount.test(nameKey(name));
  return isMoney && amount !== undefined && Number.isFinite(amount) ? amount : undefined;
}

/** Whether a name says something by one of its words, or by a part of it. */
export function says(
  name: string,
  meaning: SpeakingName,
  { innocent = [], currencies = [] }: NamesOfUnknown,
): boolean {
  const { parts, words, stems, heads = [] } = meaning;
  const all = wordsOf(name);
  const telling = all.filter((word) => !innocent.includes(word) && !currencies.includes(word));
  const key = telling.length === all.length ? nameKey(name) : telling.join('');
  return (
    parts.test(key) ||
    telling.some((word) => words.includes(word)) ||
    heads.includes(telling.at(-1) ?? '') ||
    stems?.test(telling.join('_')) === true
  );
}

/** The text that refuses a field about money or tax that has no place, by what its name and value say. */
export function refusalOf(
  name: string,
  value: unknown,
  specification: RequestSpecification,
): 'amountsInOtherCurrency' | 'taxFlag' | 'freeOfCharge' | 'unknownValue' {
  if (isCurrency(value, specification)) return 'amountsInOtherCurrency';
  if (isSet(value) && taxFlagNamed(name, specification) !== undefined) return 'taxFlag';
  return isSet(value) &&
    says(name, specification.aliases.unknownNames.free, specification.aliases.unknownNames)
    ? 'freeOfCharge'
    : 'unknownValue';
}

/** The flag about tax of other systems that a field is by its name, with the categories that say the same. */
export function taxFlagNamed(name: string, { aliases }: RequestSpecification) {
  const key = nameKey(name);
  return aliases.taxFlags.find(({ names }) => names.test(key));
}

/** Whether a value is the code of a currency, in the letters in which systems keep such codes. */
function isCurrency(value: unknown, { vocabularies }: RequestSpecification): value is string {
  if (typeof value !== 'string' || !/^\s*[A-Z]{3}\s*$/.test(value)) return false;
  const currencies = vocabularies.find(({ fields }) => fields.includes('currency'));
  return currencies?.codeOf(value.trim()) === value.trim();
}

function isCurrencyOf(value: string, { request }: UnknownPlace): boolean {
  const { currency } = Object(request) as { readonly currency?: unknown };
  return typeof currency === 'string' && currency.trim().toUpperCase() === value.trim().toUpperCase();
}

/** The first amount in an object or a list, no deeper than such values usually are. */
function amountInside(value: unknown, depth = 3): number | undefined {
  if (typeof value !== 'object' || value === null || depth === 0) return undefined;
  for (const [name, inner] of Object.entries(value).slice(0, mostLookedAt)) {
    const amount = amountOfMember(name, inner) ?? amountInside(inner, depth - 1);
    if (amount !== undefined) return amount;
  }
  return undefined;
}

const mostLookedAt = 20;

/** A position in a list, or a number that identifies, is no amount. */
function amountOfMember(name: string, value: unknown): number | undefined {
  return /(?:id|no|number|code|date|sequence|index)$/i.test(name) ? undefined : amountSaid(value);
}

export function linesOf(request: unknown): readonly object[] {
  const { lines } = Object(request) as { readonly lines?: unknown };
  return Array.isArray(lines) ? lines.filter((line) => typeof line === 'object' && line !== null) : [];
}

/** Whether the tax of the document is sent, so that the computed one is compared with it. */
function isTaxSent({ request }: UnknownPlace): boolean {
  return saysSomething(Reflect.get(Object(request), 'taxTotal'));
}

/** Whether a flag about tax says what the categories of the line, or of all lines, say; or a free line costs nothing. */
function isConsistent(
  { name, value, within, request }: UnknownPlace,
  specification: RequestSpecification,
): boolean {
  if (!isSet(value)) return false;
  const flag = taxFlagNamed(name, specification);
  const lines = linesOf(request);
  const concerned = lines.includes(within) ? [within] : lines;
  if (flag !== undefined)
    return concerned.every((line) =>
      flag.categories.includes(
        String(Reflect.get(line, 'vatCategory') ?? specification.defaults.vatCategory),
      ),
    );
  return lines.includes(within) && Reflect.get(within, 'unitPrice') === 0;
}

/** An object or a list without what is deep in it, or far from its beginning: no message repeats more. */
function beginningOf(value: unknown, depth = 3): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, mostLookedAt).map((each) => beginningOf(each, depth - 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, mostLookedAt)
      .map(([name, inner]) => [name, beginningOf(inner, depth - 1)]),
  );
}

/** The most characters of a value that a message repeats. */
const longestShown = 40;

/** A value as messages show it; undefined for one that they do not repeat, as the number of a payment card. */
export function shownValue(value: unknown): string | undefined {
  const text = typeof value === 'object' ? JSON.stringify(beginningOf(value)) : String(value);
  if (/\d(?:[ -]?\d){11}/.test(text)) return undefined;
  return text.length <= longestShown ? text : `${text.slice(0, longestShown - 1)}…`;
}
