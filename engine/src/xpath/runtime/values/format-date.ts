import { spendOnText } from '../effort.ts';
import { DynamicError } from '../errors.ts';
import { componentOf, type Temporal, type TemporalType } from './dates.ts';
import { inCase, lettersOf, nameOf, ordinalEnding, roman, shortestName } from './format-date/names.ts';
import { type Form, type Marker, partsOfPicture } from './format-date/picture.ts';
import { secondsOfMinute } from './moments.ts';

/**
 * fn:format-date, fn:format-time and fn:format-dateTime, with English names. A picture whose result depends on the
 * language, calendar or place is an error.
 */
export function formatDate(
  value: Temporal | undefined,
  picture: string,
  language?: string,
  calendar?: string,
  place?: string,
): string | undefined {
  if (value === undefined) return undefined;
  const parts = checkedPicture(value.type, picture, language, calendar, place);
  return parts.map((part) => (typeof part === 'string' ? part : written(part, value))).join('');
}

/**
 * The parts of a picture, if values of the type have its components and it does not depend on the language or
 * calendar.
 */
export function checkedPicture(
  type: TemporalType,
  picture: string,
  language = 'en',
  calendar = 'AD',
  place = '',
): ReturnType<typeof partsOfPicture> {
  const refuse = (part: string): never => {
    throw new DynamicError('FOFD1340', `format-${type.slice(3)}() does not support ${JSON.stringify(part)}`);
  };
  spendOnText(picture.length);
  const parts = partsOfPicture(picture, refuse);
  const markers = parts.filter((part) => typeof part !== 'string');
  const lacking = markers.find(({ component }) => lackedBy[type].includes(component));
  if (lacking !== undefined) refuse(`[${lacking.component}]`);
  if (!/^en(?:-|$)/i.test(language) && markers.some(isInWords)) refuse(language);
  if (calendar !== 'AD' && calendar !== 'ISO') refuse(calendar);
  // The name of a timezone would change the time.
  if (place.includes('/')) refuse(place);
  return parts;
}

const lackedBy: Readonly<Record<TemporalType, string>> = {
  'xs:date': 'HhPmsf',
  'xs:time': 'YMDdFW',
  'xs:dateTime': '',
};

const isInWords = (marker: Marker) =>
  marker.form.kind === 'name' || (marker.form.kind === 'digits' && marker.form.ordinal && !isZone(marker));

const isZone = ({ component }: Marker) => component === 'Z' || component === 'z';

function written(marker: Marker, value: Temporal): string {
  const { component } = marker;
  if (isZone(marker)) return zoneOf(marker, value.timezone);
  if (component === 'f') return fractionOf(marker, value);
  return inForm(marker, numberOf(component, value));
}

function numberOf(component: Marker['component'], value: Temporal): number {
  const hours = () => componentOf(value, 'hours');
  switch (component) {
    case 'Y':
      return Math.abs(componentOf(value, 'year'));
    case 'M':
      return componentOf(value, 'month');
    case 'D':
      return componentOf(value, 'day');
    case 'd':
      return dayOfYear(value);
    case 'F':
      return dayOfWeek(value);
    case 'W':
      return weekOfYear(value);
    case 'H':
      return hours();
    case 'h':
      return hours() % 12 || 12;
    case 'P':
      return Math.floor(hours() / 12);
    case 'm':
      return componentOf(value, 'minutes');
    default:
      return Math.floor(Number(String(secondsOfMinute(value))));
  }
}

const dayInMilliseconds = 86_400_000;
const dayNumber = ({ instant, timezone = 0 }: Temporal) =>
  Math.floor((instant + timezone * 60_000) / dayInMilliseconds);

/** Monday is 1, as in ISO 8601; the first day of 1970 was a Thursday. */
const dayOfWeek = (value: Temporal) => ((((dayNumber(value) + 3) % 7) + 7) % 7) + 1;

function dayOfYear(value: Temporal): number {
  return dayNumber(value) - startOfYear(componentOf(value, 'year')) + 1;
}

function startOfYear(year: number): number {
  // `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, 0, 1);
  return Math.floor(date.getTime() / dayInMilliseconds);
}

/** ISO 8601: a week belongs to the year of its Thursday. */
function weekOfYear(value: Temporal): number {
  const thursday = dayNumber(value) - dayOfWeek(value) + 4;
  const year = new Date(thursday * dayInMilliseconds).getUTCFullYear();
  return Math.floor((thursday - startOfYear(year)) / 7) + 1;
}

function inForm({ component, form, least, most }: Marker, value: number): string {
  switch (form.kind) {
    case 'name': {
      const known = component as keyof typeof nameOf;
      const name = nameOf[known](value).slice(0, Math.max(most, shortestName[known]));
      return inCase(name, form.casing).padEnd(least);
    }
    case 'roman':
      return inCase(roman(value), form.casing);
    case 'letters':
      return inCase(lettersOf(value), form.casing);
    case 'military':
      return '';
    case 'digits': {
      const digits = String(value).padStart(least, '0');
      const kept = component === 'Y' && digits.length > most ? digits.slice(-most) : digits;
      return `${inDigits(kept, form)}${form.ordinal ? ordinalEnding(value) : ''}`;
    }
  }
}

/** The digits in the script of the picture. */
function inDigits(text: string, { zero }: Extract<Form, { kind: 'digits' }>): string {
  return zero === 48 ? text : text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** Fractions are cut off, not rounded, so that no time is later than the given one. */
function fractionOf({ form, least, most }: Marker, value: Temporal): string {
  const [, all = ''] = String(secondsOfMinute(value)).split('.');
  const digits = all.slice(0, most).padEnd(least, '0') || '0';
  return form.kind === 'digits' ? inDigits(digits, form) : digits;
}

const militaryZones = 'YXWVUTSRQPONZABCDEFGHIKLM';

function zoneOf({ component, form }: Marker, timezone: number | undefined): string {
  if (form.kind === 'military') {
    if (timezone === undefined) return 'J';
    if (timezone % 60 === 0 && Math.abs(timezone) <= 720) return militaryZones.charAt(timezone / 60 + 12);
  }
  if (timezone === undefined) return '';
  const { written: pattern, ordinal: isZForUtc } =
    form.kind === 'digits' ? form : { written: '01:01', ordinal: false };
  if (timezone === 0 && isZForUtc) return 'Z';
  const size = Math.abs(timezone);
  const [hours, minutes] = [String(Math.floor(size / 60)), String(size % 60).padStart(2, '0')];
  const [first = '', second] = pattern.split(':');
  const count = [...first].length;
  // `0` and `00` show the hours, and the minutes if not zero; `000` and `0000` show both; `0:00` adds a sign.
  const digits =
    second !== undefined
      ? `${hours.padStart(count, '0')}:${minutes}`
      : count > 2
        ? `${hours.padStart(count - 2, '0')}${minutes}`
        : `${hours.padStart(count, '0')}${minutes === '00' ? '' : `:${minutes}`}`;
  const shown = form.kind === 'digits' ? inDigits(digits, form) : digits;
  return `${component === 'z' ? 'GMT' : ''}${timezone < 0 ? '-' : '+'}${shown}`;
}
