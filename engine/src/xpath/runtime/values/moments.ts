import { DynamicError, invalidValue, typeError } from '../errors.ts';
import { numericToDouble } from './casts.ts';
import { componentOf, daysIn, isInYears, isoOf, lastYear, parseTemporal, Temporal } from './dates.ts';
import {
  addDecimals,
  divideDecimals,
  isZero,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  shortestDecimal,
  subtractDecimals,
  XsDecimal,
} from './decimal.ts';
import { Duration, offsetOf } from './durations.ts';
import { normalInteger } from './integer.ts';
import {
  type ArithmeticOperator,
  calculate,
  decimalOf,
  isAnyDuration,
  isNumeric,
  type Numeric,
} from './operators.ts';
import { type Atomic, Double, typeOf } from './values.ts';

/**
 * fn:adjust-dateTime-to-timezone and similar functions: the same instant in another timezone, or the local
 * value without one. A value without a timezone receives it.
 */
export function inTimezone(value: Temporal | undefined, zone: Duration | undefined): Temporal | undefined {
  if (value === undefined) return undefined;
  const { type, timezone } = value;
  const minutes = offsetOf(zone);
  if (minutes === undefined) return timezone === undefined ? value : withoutTimezone(value);
  const local = timezone === undefined ? value.instant : value.instant + minutes * 60_000;
  return written(type, local, value.remainder, minutes);
}

function withoutTimezone({ type, instant, remainder, timezone = 0 }: Temporal): Temporal {
  return written(type, instant + timezone * 60_000, remainder, undefined);
}

const tooFar = () => new DynamicError('FODT0001', 'the result is not in the years -99999 to 99999');

/** A value from its local milliseconds. */
function written(
  type: Temporal['type'],
  local: number,
  remainder: string,
  timezone: number | undefined,
): Temporal {
  if (!isInYears(local)) throw tooFar();
  const [date = '', time = ''] = isoOf(local).split('T');
  const milliseconds = time.slice(9, 12);
  const fraction = Number(milliseconds + remainder) === 0 ? '' : `.${milliseconds}${remainder}`;
  const inDay = time.slice(0, 8) + fraction;
  const parts = { 'xs:date': date, 'xs:time': inDay, 'xs:dateTime': `${date}T${inDay}` };
  const text = `${parts[type]}${timezone === undefined ? '' : zoneText(timezone)}`;
  return parseTemporal(type, text) ?? invalidValue(text, type);
}

function zoneText(minutes: number): string {
  if (minutes === 0) return 'Z';
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** fn:timezone-from-dateTime and similar functions. */
export function timezoneOf(value: Temporal | undefined): Duration | undefined {
  if (value?.timezone === undefined) return undefined;
  return new Duration('xs:dayTimeDuration', new XsDecimal(value.timezone * 60, 0));
}

/** fn:seconds-from-dateTime and fn:seconds-from-time. */
export function secondsOfMinute(value: Temporal | undefined): XsDecimal | undefined {
  if (value === undefined) return undefined;
  const { coefficient, scale } = secondsOf(value, 0);
  const minute = 60n * 10n ** BigInt(scale);
  return new XsDecimal(normalInteger(((BigInt(coefficient) % minute) + minute) % minute), scale);
}

/** fn:dateTime: a date and a time of day, in the timezone that either of them has. */
export function dateAndTime(date: Temporal | undefined, time: Temporal | undefined): Temporal | undefined {
  if (date === undefined || time === undefined) return undefined;
  const zones = [date.timezone, time.timezone].filter((zone) => zone !== undefined);
  if (zones.length === 2 && zones[0] !== zones[1])
    throw new DynamicError('FORG0008', 'the date and the time have different timezones');
  const [day, hours] = [date, time].map(({ text }) => text.replace(/(?:Z|[+-]\d\d:\d\d)$/, ''));
  const text = `${day}T${hours}${zones[0] === undefined ? '' : zoneText(zones[0])}`;
  return parseTemporal('xs:dateTime', text) ?? invalidValue(text, 'xs:dateTime');
}

/**
 * Arithmetic on dates, times and durations; empty if an operand is empty. Operand types have been checked before;
 * others are a type error.
 */
export function calculateMoments(
  operator: ArithmeticOperator,
  left: Atomic | undefined,
  right: Atomic | undefined,
): Atomic | undefined {
  if (left === undefined || right === undefined) return undefined;
  return (
    betweenMoments(operator, left, right) ??
    moved(operator, left, right) ??
    betweenDurations(operator, left, right) ??
    scaled(operator, left, right) ??
    typeError(`${typeOf(left)} ${operator} ${typeOf(right)} is not defined`)
  );
}

/** Arithmetic whose types are known only at run time: of numbers, or of dates, times and durations. */
export function calculateAny(
  operator: ArithmeticOperator,
  left: Atomic | undefined,
  right: Atomic | undefined,
): Atomic | undefined {
  const isOnNumbers = [left, right].every((each) => each === undefined || !isOnTime(each));
  return isOnNumbers ? calculate(operator, left, right) : calculateMoments(operator, left, right);
}

const isOnTime = (value: Atomic) => value instanceof Temporal || isAnyDuration(value);

/** The duration between two moments. */
function betweenMoments(operator: ArithmeticOperator, left: Atomic, right: Atomic): Duration | undefined {
  if (operator !== '-' || !(left instanceof Temporal) || !(right instanceof Temporal)) return undefined;
  if (left.type !== right.type) return undefined;
  return new Duration('xs:dayTimeDuration', subtractDecimals(secondsOf(left, 0), secondsOf(right, 0)));
}

/** Seconds from the epoch in UTC, or in local time if an offset in minutes is given. */
function secondsOf({ instant, remainder }: Temporal, offset: number): XsDecimal {
  const digits = BigInt(instant + offset * 60_000) * 10n ** BigInt(remainder.length) + BigInt(remainder || 0);
  return new XsDecimal(normalInteger(digits), 3 + remainder.length);
}

/** A moment moved later or earlier by a duration. */
function moved(operator: ArithmeticOperator, left: Atomic, right: Atomic): Temporal | undefined {
  if (operator === '+' && left instanceof Duration && right instanceof Temporal)
    return moved(operator, right, left);
  if (!(left instanceof Temporal && right instanceof Duration) || !'+-'.includes(operator)) return undefined;
  const size = operator === '+' ? right.size : negateDecimal(right.size);
  if (right.type === 'xs:dayTimeDuration') return laterBySeconds(left, size);
  return left.type === 'xs:time' ? undefined : laterByMonths(left, Number(size.coefficient));
}

function laterBySeconds(moment: Temporal, seconds: XsDecimal): Temporal {
  const { type, timezone } = moment;
  const { coefficient, scale } = addDecimals(secondsOf(moment, timezone ?? 0), seconds);
  const unit = 10n ** BigInt(Math.max(scale - 3, 0));
  const digits = BigInt(coefficient) * 10n ** BigInt(Math.max(3 - scale, 0));
  const rest = ((digits % unit) + unit) % unit;
  const remainder = unit === 1n ? '' : String(rest).padStart(scale - 3, '0');
  const local = (digits - rest) / unit;
  // A time of day wraps around midnight first: a long duration as a number would lose its milliseconds.
  return written(type, Number(type === 'xs:time' ? local % 86_400_000n : local), remainder, timezone);
}

/** A moment some months later, on the same day of the month, or on the last day of a shorter month. */
function laterByMonths(moment: Temporal, months: number): Temporal {
  const month = componentOf(moment, 'year') * 12 + componentOf(moment, 'month') - 1 + months;
  const [year, ofYear] = [Math.floor(month / 12), ((month % 12) + 12) % 12];
  if (!(Math.abs(year) <= lastYear)) throw tooFar();
  const day = Math.min(componentOf(moment, 'day'), daysIn(year, ofYear + 1));
  const text = `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${twoDigits(ofYear + 1)}-${twoDigits(day)}${moment.text.slice(moment.text.indexOf('-', 1) + 6)}`;
  return parseTemporal(moment.type, text) ?? invalidValue(text, moment.type);
}

/** fn:sum of durations of one type; `ifEmpty` if there are none. */
export function sumDurations(
  durations: readonly Duration[],
  ifEmpty: Atomic | undefined,
): Atomic | undefined {
  const [first, ...others] = durations;
  if (first === undefined) return ifEmpty;
  return others.reduce((sum, { size }) => new Duration(sum.type, addDecimals(sum.size, size)), first);
}

/** fn:avg of durations of one type. */
export function averageOfDurations(durations: readonly Duration[]): Duration | undefined {
  const sum = sumDurations(durations, undefined);
  return sum instanceof Duration ? scaled('div', sum, durations.length) : undefined;
}

/** The sum, the difference or the quotient of two durations of one type; undefined for other values. */
export function betweenDurations(
  operator: ArithmeticOperator,
  left: Atomic,
  right: Atomic,
): Atomic | undefined {
  if (!(left instanceof Duration && right instanceof Duration) || left.type !== right.type) return undefined;
  if (operator === '+') return new Duration(left.type, addDecimals(left.size, right.size));
  if (operator === '-') return new Duration(left.type, subtractDecimals(left.size, right.size));
  return operator === 'div' ? divideDecimals(left.size, right.size) : undefined;
}

/** A duration times a number, or divided by one. */
function scaled(operator: ArithmeticOperator, left: Atomic, right: Atomic): Duration | undefined {
  if (operator === '*' && isNumeric(left) && right instanceof Duration) return scaled(operator, right, left);
  if (!(left instanceof Duration && isNumeric(right)) || (operator !== '*' && operator !== 'div'))
    return undefined;
  const { type, size } = left;
  if (operator === 'div' && isInfinite(right)) return new Duration(type, new XsDecimal(0, 0));
  const factor = factorOf(right);
  if (operator === 'div' && isZero(factor)) throw overflow();
  const result = operator === '*' ? multiplyDecimals(size, factor) : divideDecimals(size, factor);
  return new Duration(type, type === 'xs:yearMonthDuration' ? roundDecimal(result, 0) : result);
}

const isInfinite = (value: Numeric) =>
  value instanceof Double && !Number.isFinite(value.value) && !Number.isNaN(value.value);

const overflow = () => new DynamicError('FODT0002', 'the duration is infinite');

function factorOf(value: Numeric): XsDecimal {
  if (!(value instanceof Double)) return decimalOf(value);
  const number = numericToDouble(value);
  if (Number.isNaN(number)) throw new DynamicError('FOCA0005', 'a duration times NaN is not a duration');
  if (!Number.isFinite(number)) throw overflow();
  return shortestDecimal(number);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
