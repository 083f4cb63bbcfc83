import { trimBlank, withoutTrailingZeros } from './double.ts';

export type TemporalType = 'xs:date' | 'xs:time' | 'xs:dateTime';

/** An xs:date, xs:time or xs:dateTime; a missing date counts as 1972-12-31, a missing time as midnight. */
export class Temporal {
  readonly type: TemporalType;
  /** Milliseconds from the epoch in UTC; a value without a timezone counts as UTC. */
  readonly instant: number;
  /** Fraction of a millisecond, as digits. */
  readonly remainder: string;
  /** Offset in minutes. */
  readonly timezone: number | undefined;
  /** The canonical form. */
  readonly text: string;

  constructor(
    type: TemporalType,
    instant: number,
    remainder: string,
    timezone: number | undefined,
    text: string,
  ) {
    this.type = type;
    this.instant = instant;
    this.remainder = remainder;
    this.timezone = timezone;
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

// A JavaScript date cannot hold years of seven digits, so years have up to five digits here.
const dayForm = '(-?[1-9]?[0-9]{4})-([0-9]{2})-([0-9]{2})';
const timeForm = '([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\\.([0-9]+))?';
const zoneForm = '(Z|[+-](?:0[0-9]|1[0-3]):[0-5][0-9]|[+-]14:00)?';
const forms: Readonly<Record<TemporalType, RegExp>> = {
  'xs:date': new RegExp(`^${dayForm}()()()()${zoneForm}$`),
  'xs:time': new RegExp(`^()()()${timeForm}${zoneForm}$`),
  'xs:dateTime': new RegExp(`^${dayForm}T${timeForm}${zoneForm}$`),
};

/**
 * Reads the lexical form of a date or time; undefined if the text is not one, or names a day that does not
 * exist.
 */
export function parseTemporal(type: TemporalType, text: string): Temporal | undefined {
  const trimmed = trimBlank(text);
  const match = forms[type].exec(trimmed);
  if (match === null) return undefined;
  const [, years, months, days, hours, minutes, seconds, fraction = '', zone] = match;
  const [year, month, day] = [Number(years || 1972), Number(months || 12), Number(days || 31)];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  const endOfDay = hour === 24 && minute === 0 && second === 0 && /^0*$/.test(fraction);
  if ((hour > 23 && !endOfDay) || minute > 59 || second > 59) return undefined;
  const timezone = parseZone(zone);
  const local =
    epochMilliseconds(year, month, day) +
    ((type === 'xs:time' && endOfDay ? 0 : hour) * 3600 + minute * 60 + second) * 1000 +
    Number(fraction.slice(0, 3).padEnd(3, '0'));
  if (!isInYears(local)) return undefined;
  const written = endOfDay ? isoText(type, local) : localText(trimmed, zone, fraction);
  return new Temporal(
    type,
    local - (timezone ?? 0) * 60_000,
    withoutTrailingZeros(fraction.slice(3)),
    timezone,
    `${written}${timezone === 0 ? 'Z' : (zone ?? '')}`,
  );
}

/** Without the timezone, and without zeros at the end of the fraction. */
function localText(text: string, zone = '', fraction: string): string {
  const blank = zone.length + fraction.length - withoutTrailingZeros(fraction).length;
  return text.slice(0, text.length - blank).replace(/\.$/, '');
}

const isoText = (type: TemporalType, local: number) =>
  (type === 'xs:time' ? timeText : isoOf)(local).slice(0, -'.000Z'.length);

/** The date and time of day of local milliseconds, in the form of xs:dateTime. */
// JavaScript writes years that do not have four digits with a sign and six digits.
export const isoOf = (local: number): string =>
  new Date(local).toISOString().replace(/^(?:\+|(-))00?(?=\d{4})/, '$1');

const timeText = (local: number) => isoOf(local).split('T')[1] ?? '';

/** The last year; its negative is the first. */
export const lastYear = 99_999;
const [earliest, latest] = [epochMilliseconds(-lastYear, 1, 1), epochMilliseconds(lastYear + 1, 1, 1)];

export const isInYears = (local: number): boolean => local >= earliest && local < latest;

function parseZone(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Returns the number of days that a month has. */
export function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Computed by arithmetic, because `Date.UTC` reads the years 0 to 99 as 1900 to 1999. */
function epochMilliseconds(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * 146_097 + dayOfEra - 719_468) * 86_400_000;
}

/** Negative, zero or positive; a value without a timezone counts as UTC. */
export function compareTemporals(left: Temporal, right: Temporal): number {
  if (left.instant !== right.instant) return left.instant - right.instant;
  return left.remainder < right.remainder ? -1 : left.remainder > right.remainder ? 1 : 0;
}

/** The date of a dateTime, or the time of day. */
export function castTemporal(value: Temporal, type: TemporalType): Temporal | undefined {
  if (value.type === type) return value;
  const zone = /(?:Z|[+-]\d\d:\d\d)$/.exec(value.text.slice(value.type === 'xs:date' ? 10 : 0))?.[0] ?? '';
  if (value.type === 'xs:date') {
    if (type === 'xs:time') return undefined;
    return parseTemporal(type, `${value.text.slice(0, value.text.length - zone.length)}T00:00:00${zone}`);
  }
  if (value.type === 'xs:time') return undefined;
  const [day = '', time = ''] = value.text.split('T');
  return parseTemporal(type, type === 'xs:date' ? `${day}${zone}` : time);
}

/** The components that the `…-from-…` functions give. */
export function componentOf(
  value: Temporal,
  component: 'year' | 'month' | 'day' | 'hours' | 'minutes',
): number {
  const local = new Date(value.instant + (value.timezone ?? 0) * 60_000);
  switch (component) {
    case 'year':
      return local.getUTCFullYear();
    case 'month':
      return local.getUTCMonth() + 1;
    case 'day':
      return local.getUTCDate();
    case 'hours':
      return local.getUTCHours();
    case 'minutes':
      return local.getUTCMinutes();
  }
}

export const yearFromDate = (value: Temporal | undefined) => value && componentOf(value, 'year');
export const monthFromDate = (value: Temporal | undefined) => value && componentOf(value, 'month');
export const dayFromDate = (value: Temporal | undefined) => value && componentOf(value, 'day');
export const hoursFromTime = (value: Temporal | undefined) => value && componentOf(value, 'hours');
export const minutesFromTime = (value: Temporal | undefined) => value && componentOf(value, 'minutes');
