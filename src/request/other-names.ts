import { oncePer } from '../core/once-per.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { NamesOfAmounts } from '../core/specification/specification.ts';
import { latinDigits, nameKey } from '../core/text/text.ts';
import { isDescribing, wordsOf } from './name-words.ts';
import { numberIn } from './number-text.ts';

const fieldsByNameOf = oncePer(
  ({ aliases }: RequestSpecification): ReadonlyMap<string, readonly string[]> => {
    const byName = new Map<string, string[]>();
    for (const [field, names] of Object.entries(aliases.fieldNames))
      for (const name of names) byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), field]);
    return byName;
  },
);

/** The fields that other systems call so, and the text that refuses the name if it needs one of its own. */
export function meaningOf(
  name: string,
  value: unknown,
  specification: RequestSpecification,
): Omit<NamesOfAmounts, 'names'> {
  const key = nameKey(name);
  const isAmount =
    amountSaid(value) !== undefined &&
    !isDescribing(name, specification) &&
    !specification.aliases.unknownNames.innocent?.includes(wordsOf(name).at(-1) ?? '');
  const ofAmount = specification.aliases.amountNames.find(({ names }) => isAmount && names.test(key));
  return ofAmount ?? { fields: fieldsByNameOf(specification).get(key) ?? [] };
}

/** Whether a field is an amount by its name and its value. */
export function isNamedAmount(name: string, value: unknown, { aliases }: RequestSpecification): boolean {
  return amountSaid(value) !== undefined && aliases.anyAmount.test(nameKey(name));
}

/** Whether a value would set a flag. */
export function isSet(value: unknown): boolean {
  return typeof value !== 'object' && /^(?:true|yes|[1xy])$/i.test(String(value));
}

/** Whether a value is other than the values that stand for nothing. */
export function saysSomething(value: unknown): boolean {
  return typeof value === 'object'
    ? Object.values(Object(value)).some(Boolean)
    : Boolean(value) && Number(value) !== 0;
}

/** A number with no more beside it than a sign, a currency or a percent sign. */
const amountText = /^\D{0,4}\d[\d.,'’\s]*\D{0,4}$/;

/** The amount in a value; NaN if only the sender knows which one it is, undefined if there is none or it is zero. */
export function amountSaid(value: unknown): number | undefined {
  const isText = typeof value === 'string' && amountText.test(latinDigits(value));
  const amount = isText ? Number(numberIn(value) ?? Number.NaN) : value;
  return typeof amount === 'number' && amount !== 0 ? amount : undefined;
}

/** Whether each amount in a value is one of those in a list of entries, or the sum of its allowances or charges. */
export function isAmongEntries(value: unknown, entries: unknown): boolean {
  const sums = [true, false].map((isCharge) => {
    const ofKind = [entries].flat().filter((entry) => Boolean(Object(entry).isCharge) === isCharge);
    return ofKind.reduce<number>((sum, entry) => sum + Number(Object(entry).amount), 0);
  });
  const sent = [...sums, ...amountsIn(entries)].map(Math.abs);
  return amountsIn(value).every((amount) => sent.some((each) => Math.abs(Math.abs(amount) - each) < noise));
}

/** A smaller difference comes from binary fractions in the caller's arithmetic. */
const noise = 1e-6;

/** The amounts in a value, in a list or an object, or in the objects of a list. */
function amountsIn(value: unknown): number[] {
  return [value]
    .flat()
    .flatMap((each) => (typeof each === 'object' ? Object.values(Object(each)) : [each]))
    .flatMap((each) => amountSaid(each) ?? []);
}
