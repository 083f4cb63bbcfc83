import { DynamicError } from './errors.ts';
import { castAtomic } from './values/casts.ts';
import { addDecimals, decimalFromInteger, divideDecimals, XsDecimal } from './values/decimal.ts';
import { Duration } from './values/durations.ts';
import { addIntegers, type Integer } from './values/integer.ts';
import { betweenDurations, calculateAny } from './values/moments.ts';
import { calculate, isNumeric, type Numeric } from './values/operators.ts';
import { type Atomic, typeOf, Untyped } from './values/values.ts';

export function sumDecimals(values: readonly XsDecimal[]): XsDecimal {
  let sum = decimalZero;
  for (const value of values) sum = addDecimals(sum, value);
  return sum;
}

const decimalZero = new XsDecimal(0, 0);

export function sumIntegers(values: readonly Integer[]): Integer {
  let sum: Integer = 0;
  for (const value of values) sum = addIntegers(sum, value);
  return sum;
}

export function averageOfDecimals(values: readonly XsDecimal[]): XsDecimal | undefined {
  return values.length === 0
    ? undefined
    : divideDecimals(sumDecimals(values), decimalFromInteger(values.length));
}

/** fn:sum with types known only at run time: untyped values are doubles. */
export function sumItems(values: readonly Atomic[], ifEmpty: Atomic | undefined): Atomic | undefined {
  const [first, ...rest] = values.map(summand);
  if (first === undefined) return ifEmpty;
  return rest.reduce<Atomic>((sum, value) => added(sum, value), first);
}

function added(sum: Atomic, value: Atomic): Atomic {
  if (isNumeric(sum) && isNumeric(value)) return calculate('+', sum, value) as Numeric;
  return betweenDurations('+', sum, value) ?? notSummed(isNumeric(sum) ? value : sum);
}

function summand(value: Atomic): Atomic {
  const item = value instanceof Untyped ? castAtomic(value, 'xs:double') : value;
  return isNumeric(item) || item instanceof Duration ? item : notSummed(item);
}

function notSummed(value: Atomic): never {
  throw new DynamicError('FORG0006', `${typeOf(value)} cannot be summed`);
}

/** fn:avg with types known only at run time. */
export function averageOfItems(values: readonly Atomic[]): Atomic | undefined {
  return values.length === 0 ? undefined : calculateAny('div', sumItems(values, 0), values.length);
}
