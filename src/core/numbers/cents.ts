import { Decimal } from './decimal-js.ts';

/** decimal.js stores a number as words of seven digits (`d`), a sign (`s`) and the exponent of the first digit (`e`). */
const word = 1e7;
const centsInWord = word / 100;

/** The amount as a whole number of cents; undefined for more than two decimals or more than 2^53 cents. */
export function centsOf({ d, e, s }: Decimal): number | undefined {
  // Words are read by index: destructuring runs the list's iterator, which takes three times as long.
  const first = d[0] ?? 0;
  if (e >= 0 && e < 7 && d.length < 3) return counted(s, first * 100, d[1] ?? 0);
  if (e >= 7 && e < 14 && d.length < 4) return counted(s, (first * word + (d[1] ?? 0)) * 100, d[2] ?? 0);
  if (e < 0 && e >= -2 && d.length === 1) return counted(s, 0, first);
  return undefined;
}

function counted(sign: number, whole: number, fraction: number): number | undefined {
  const cents = fraction / centsInWord;
  const total = whole + cents;
  return Number.isInteger(cents) && Number.isSafeInteger(total) ? sign * total : undefined;
}

const cent = new Decimal('0.01');

/** Recent amounts: a document repeats many, and decimals are immutable. */
const kept: ({ readonly cents: number; readonly value: Decimal } | undefined)[] = new Array(1024).fill(
  undefined,
);

/** The decimal of a whole number of cents below 2^53; 0 is never negative. */
export function fromCents(cents: number): Decimal {
  const slot = Math.abs(cents) % kept.length;
  const known = kept[slot];
  if (known !== undefined && known.cents === cents) return known.value;
  const value = new Decimal(cents === 0 ? 0 : cents).times(cent);
  kept[slot] = { cents, value };
  return value;
}

/** Plain digits with two decimals. */
export function centsText(cents: number): string {
  const unsigned = Math.abs(cents);
  const whole = Math.floor(unsigned / 100);
  const fraction = unsigned - whole * 100;
  return `${cents < 0 ? '-' : ''}${whole}.${fraction < 10 ? '0' : ''}${fraction}`;
}

/** A hundredth of a whole number, rounded to a whole number, halves away from zero. */
export function hundredth(value: number): number {
  const rounded = Math.floor((Math.abs(value) + 50) / 100);
  return value < 0 ? -rounded : rounded;
}
