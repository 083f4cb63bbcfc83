import type { Casing } from './picture.ts';

const months = 'January February March April May June July August September October November December';
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';
const wordAt = (words: string, number: number) => words.split(' ')[number - 1] as string;

/** English names of the components that have names; `value` counts from 1, and 0 is before noon. */
export const nameOf = {
  M: (value: number) => wordAt(months, value),
  F: (value: number) => wordAt(days, value),
  P: (value: number) => (value === 0 ? 'Am' : 'Pm'),
} as const;

/** With fewer letters, two names would be the same. */
export const shortestName = { M: 3, F: 2, P: 1 } as const;

export function inCase(name: string, casing: Casing): string {
  if (casing === 'title') return name;
  return casing === 'upper' ? name.toUpperCase() : name.toLowerCase();
}

/** 1st, 2nd, 3rd, 4th, 11th. */
export function ordinalEnding(value: number): string {
  const last = value % 10;
  if (Math.floor(value / 10) % 10 === 1 || last === 0 || last > 3) return 'th';
  return ['st', 'nd', 'rd'][last - 1] as string;
}

const romanParts: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A number in Roman numerals (1 to 3999), or else in digits. */
export function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  return romanParts
    .map(([size, letters]) => {
      const times = Math.floor(rest / size);
      rest %= size;
      return letters.repeat(times);
    })
    .join('');
}

/** a, b, …, z, aa, ab. */
export function lettersOf(value: number): string {
  if (value < 1) return String(value);
  const before = Math.floor((value - 1) / 26);
  return `${before === 0 ? '' : lettersOf(before)}${String.fromCharCode(97 + ((value - 1) % 26))}`;
}
