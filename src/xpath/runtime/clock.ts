import { castTemporal, parseTemporal, type Temporal } from './dates.ts';
import type { DocumentIndex } from './document.ts';
import { DynamicError, invalidValue } from './errors.ts';

/** fn:current-dateTime: what the caller's clock says, once for a document. */
export function currentDateTime(d: DocumentIndex): Temporal {
  const { now } = d;
  if (now === undefined)
    throw new DynamicError(
      'FODC0000',
      'the rule asks for the current date; give a clock (the option `clock`)',
    );
  return parseTemporal('xs:dateTime', now) ?? invalidValue(now, 'xs:dateTime');
}

export const currentDate = (d: DocumentIndex): Temporal =>
  castTemporal(currentDateTime(d), 'xs:date') as Temporal;
export const currentTime = (d: DocumentIndex): Temporal =>
  castTemporal(currentDateTime(d), 'xs:time') as Temporal;

/**
 * fn:adjust-dateTime-to-timezone and its like: the same instant in another timezone, or the local value without any.
 * Offsets are minutes; a value without timezone takes it over.
 */
export function inTimezone(value: Temporal | undefined, minutes: number | undefined): Temporal | undefined {
  if (value === undefined) return undefined;
  const { type, timezone } = value;
  if (minutes === undefined) return timezone === undefined ? value : withoutTimezone(value);
  const local = timezone === undefined ? value.instant : value.instant + minutes * 60_000;
  return written(type, local, value.remainder, minutes);
}

function withoutTimezone({ type, instant, remainder, timezone = 0 }: Temporal): Temporal {
  return written(type, instant + timezone * 60_000, remainder, undefined);
}

/** A value from its local milliseconds. */
function written(
  type: Temporal['type'],
  local: number,
  remainder: string,
  timezone: number | undefined,
): Temporal {
  const iso = new Date(local).toISOString();
  const milliseconds = iso.slice(20, 23);
  const fraction = Number(milliseconds + remainder) === 0 ? '' : `.${milliseconds}${remainder}`;
  const parts = {
    'xs:date': iso.slice(0, 10),
    'xs:time': iso.slice(11, 19) + fraction,
    'xs:dateTime': iso.slice(0, 19) + fraction,
  };
  const text = `${parts[type]}${timezone === undefined ? '' : zoneText(timezone)}`;
  return parseTemporal(type, text) ?? invalidValue(text, type);
}

function zoneText(minutes: number): string {
  if (minutes === 0) return 'Z';
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
