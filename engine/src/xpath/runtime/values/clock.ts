import { DynamicError, invalidValue } from '../errors.ts';
import type { Clock, DocumentIndex } from '../nodes/document.ts';
import { castTemporal, parseTemporal, type Temporal } from './dates.ts';

/** fn:current-dateTime: the time of the caller's clock, the same for a whole document. */
export function currentDateTime(d: DocumentIndex): Temporal {
  d.now ??= timeOf(d.clock);
  const { now } = d;
  if (now === undefined)
    throw new DynamicError(
      'FODC0000',
      'the rule asks for the current date; give a clock (the option `clock`)',
    );
  return parseTemporal('xs:dateTime', now) ?? invalidValue(now, 'xs:dateTime');
}

/**
 * The time of the clock. A clock that fails counts as no clock: rules that need the time then cannot be
 * judged.
 */
function timeOf(clock: Clock | undefined): string | undefined {
  try {
    return clock?.();
  } catch {
    return undefined;
  }
}

export const currentDate = (d: DocumentIndex): Temporal =>
  castTemporal(currentDateTime(d), 'xs:date') as Temporal;
export const currentTime = (d: DocumentIndex): Temporal =>
  castTemporal(currentDateTime(d), 'xs:time') as Temporal;
