import { DynamicError } from '../errors.ts';
import {
  compareDecimals,
  decimalToString,
  isZero,
  negateDecimal,
  parseDecimal,
  XsDecimal,
} from './decimal.ts';
import { trimBlank } from './double.ts';
import { type Integer, normalInteger } from './integer.ts';

export type DurationType = 'xs:dayTimeDuration' | 'xs:yearMonthDuration';

/** An xs:dayTimeDuration, in seconds, or an xs:yearMonthDuration, in months. */
export class Duration {
  readonly type: DurationType;
  readonly size: XsDecimal;

  constructor(type: DurationType, size: XsDecimal) {
    this.type = type;
    this.size = size;
  }

  /** The canonical form. */
  toString(): string {
    const sign = this.size.coefficient < 0 ? '-' : '';
    const { coefficient, scale } = this.size;
    const size = sign === '' ? this.size : negateDecimal(this.size);
    const whole = BigInt(coefficient < 0 ? -coefficient : coefficient) / 10n ** BigInt(scale);
    return `${sign}P${this.type === 'xs:dayTimeDuration' ? dayTimeText(whole, size) : yearMonthText(whole)}`;
  }
}

const dayTimeForm =
  /^(-?)P(?=[0-9T])(?:([0-9]+)D)?(?:T(?=[0-9])(?:([0-9]+)H)?(?:([0-9]+)M)?(?:([0-9]+(?:\.[0-9]+)?)S)?)?$/;
const yearMonthForm = /^(-?)P(?=[0-9])(?:([0-9]+)Y)?(?:([0-9]+)M)?$/;

/** Reads the lexical form of a duration; undefined if the text is not one. */
export function parseDuration(type: DurationType, text: string): Duration | undefined {
  return type === 'xs:dayTimeDuration' ? parseDayTime(text) : parseYearMonth(text);
}

function parseDayTime(text: string): Duration | undefined {
  const match = dayTimeForm.exec(trimBlank(text));
  if (match === null) return undefined;
  const [, sign, days = '0', hours = '0', minutes = '0', seconds = '0'] = match;
  const { coefficient, scale } = parseDecimal(seconds) as XsDecimal;
  const whole = (BigInt(days) * 24n + BigInt(hours)) * 60n + BigInt(minutes);
  const size = BigInt(coefficient) + whole * 60n * 10n ** BigInt(scale);
  return new Duration('xs:dayTimeDuration', signed(sign, size, scale));
}

function parseYearMonth(text: string): Duration | undefined {
  const match = yearMonthForm.exec(trimBlank(text));
  if (match === null) return undefined;
  const [, sign, years = '0', months = '0'] = match;
  return new Duration('xs:yearMonthDuration', signed(sign, BigInt(years) * 12n + BigInt(months), 0));
}

const signed = (sign: string | undefined, size: bigint, scale: number) =>
  new XsDecimal(normalInteger(sign === '-' ? -size : size), scale);

function dayTimeText(whole: bigint, size: XsDecimal): string {
  const [days, hours, minutes] = [whole / 86_400n, (whole / 3600n) % 24n, (whole / 60n) % 60n];
  const fraction = decimalToString(size).split('.')[1];
  const seconds = `${whole % 60n}${fraction === undefined ? '' : `.${fraction}`}`;
  const time = [part(hours, 'H'), part(minutes, 'M'), seconds === '0' ? '' : `${seconds}S`].join('');
  const written = `${part(days, 'D')}${time === '' ? '' : `T${time}`}`;
  return written === '' ? 'T0S' : written;
}

function yearMonthText(months: bigint): string {
  return `${part(months / 12n, 'Y')}${part(months % 12n, 'M')}` || '0M';
}

const part = (value: bigint, unit: string) => (value === 0n ? '' : `${value}${unit}`);

/**
 * Negative, zero or positive; durations of different types are equal only if both are zero, and NaN means no
 * order.
 */
export function compareDurations(left: Duration, right: Duration): number {
  if (left.type === right.type) return compareDecimals(left.size, right.size);
  return isZero(left.size) && isZero(right.size) ? 0 : Number.NaN;
}

/** A duration cast to another duration type: its part of the other type, otherwise zero. */
export function castDuration(value: AnyDuration, type: DurationType): Duration {
  if (value instanceof GeneralDuration) return type === 'xs:yearMonthDuration' ? value.months : value.seconds;
  return value.type === type ? value : new Duration(type, new XsDecimal(0, 0));
}

/** An xs:duration, of months and of seconds: it can only be compared for equality. */
export class GeneralDuration {
  readonly type = 'xs:duration';
  readonly months: Duration;
  readonly seconds: Duration;

  constructor(months: Duration, seconds: Duration) {
    this.months = months;
    this.seconds = seconds;
  }

  /** The canonical form. */
  toString(): string {
    const [months, seconds] = [String(this.months), String(this.seconds)];
    if (isZero(this.months.size)) return seconds;
    return isZero(this.seconds.size) ? months : `${months}${seconds.replace(/^-?P/, '')}`;
  }
}

/** Tells whether two durations of any type have the same months and seconds. */
export function areEqualDurations(left: AnyDuration, right: AnyDuration): boolean {
  const [one, other] = [generalDuration(left), generalDuration(right)];
  return (
    compareDurations(one.months, other.months) === 0 && compareDurations(one.seconds, other.seconds) === 0
  );
}

export type AnyDuration = Duration | GeneralDuration;

/** Any duration as an xs:duration. */
export function generalDuration(value: AnyDuration): GeneralDuration {
  if (value instanceof GeneralDuration) return value;
  return new GeneralDuration(
    castDuration(value, 'xs:yearMonthDuration'),
    castDuration(value, 'xs:dayTimeDuration'),
  );
}

const generalForm = /^(-?)P((?:[0-9]+Y)?(?:[0-9]+M)?)((?:[0-9]+D)?(?:T.*)?)$/;

/** Reads the lexical form of an xs:duration; undefined if the text is not one. */
export function parseGeneralDuration(text: string): GeneralDuration | undefined {
  const [, sign, ofMonths = '', ofSeconds = ''] = generalForm.exec(trimBlank(text)) ?? [];
  if (ofMonths + ofSeconds === '') return undefined;
  const months = parseYearMonth(`${sign}P${ofMonths || '0M'}`);
  const seconds = parseDayTime(`${sign}P${ofSeconds || 'T0S'}`);
  return months === undefined || seconds === undefined ? undefined : new GeneralDuration(months, seconds);
}

type Component = 'years' | 'months' | 'days' | 'hours' | 'minutes';

const units: Readonly<
  Record<Component, readonly [type: DurationType, size: bigint, of: bigint | undefined]>
> = {
  years: ['xs:yearMonthDuration', 12n, undefined],
  months: ['xs:yearMonthDuration', 1n, 12n],
  days: ['xs:dayTimeDuration', 86_400n, undefined],
  hours: ['xs:dayTimeDuration', 3600n, 24n],
  minutes: ['xs:dayTimeDuration', 60n, 60n],
};

/** fn:years-from-duration and similar functions. */
export function durationComponent(given: AnyDuration | undefined, component: Component): Integer | undefined {
  if (given === undefined) return undefined;
  const [type, unit, of] = units[component];
  const { size } = castDuration(given, type);
  const whole = BigInt(size.coefficient) / 10n ** BigInt(size.scale) / unit;
  return normalInteger(of === undefined ? whole : whole % of);
}

/** fn:seconds-from-duration. */
export function secondsFromDuration(value: AnyDuration | undefined): XsDecimal | undefined {
  if (value === undefined) return undefined;
  const { coefficient, scale } = castDuration(value, 'xs:dayTimeDuration').size;
  return new XsDecimal(normalInteger(BigInt(coefficient) % (60n * 10n ** BigInt(scale))), scale);
}

/** A duration as the offset of a timezone, in minutes. */
export function offsetOf(zone: Duration | undefined): number | undefined {
  if (zone === undefined) return undefined;
  const minutes = Number(String(zone.size)) / 60;
  if (Number.isInteger(minutes) && Math.abs(minutes) <= 14 * 60) return minutes;
  throw new DynamicError('FODT0003', `${zone} is not the offset of a timezone`);
}
