import { convert } from '../compile/convert.ts';
import { asOptional, mapItems } from '../compile/items.ts';
import type { Call } from '../compile/scope.ts';
import { isDuration, type PlainType, typed, type Value } from '../compile/value.ts';
import { ask, call, constant, literal, type RuntimeName } from '../plan/plan.ts';
import { define, mayFail, optionalInteger, runs, type XPathFunction } from './function.ts';

const optionalDecimal = { item: 'decimal', cardinality: 'optional' } as const;
const optionalOffset = { item: 'dayTimeDuration', cardinality: 'optional' } as const;

const components: readonly (readonly [name: string, type: PlainType, runtime: RuntimeName])[] = [
  ['year-from-date', 'date', 'yearFromDate'],
  ['month-from-date', 'date', 'monthFromDate'],
  ['day-from-date', 'date', 'dayFromDate'],
  ['year-from-dateTime', 'dateTime', 'yearFromDate'],
  ['month-from-dateTime', 'dateTime', 'monthFromDate'],
  ['day-from-dateTime', 'dateTime', 'dayFromDate'],
  ['hours-from-dateTime', 'dateTime', 'hoursFromTime'],
  ['minutes-from-dateTime', 'dateTime', 'minutesFromTime'],
  ['hours-from-time', 'time', 'hoursFromTime'],
  ['minutes-from-time', 'time', 'minutesFromTime'],
];

export const dateFunctions: readonly XPathFunction[] = [
  ...components.map(([name, item, runtime]) =>
    define(name, [{ item, cardinality: 'optional' }], optionalInteger, runs(runtime, optionalInteger)),
  ),
  ofClock('current-date', 'date', 'currentDate'),
  ofClock('current-time', 'time', 'currentTime'),
  ofClock('current-dateTime', 'dateTime', 'currentDateTime'),
  // A date without a timezone is compared as a date in UTC.
  define('implicit-timezone', [], { item: 'dayTimeDuration', cardinality: 'one' }, () =>
    typed(constant('utc', call('toDayTimeDuration', literal('PT0S'))), 'dayTimeDuration', 'one', true),
  ),
  adjusting('adjust-date-to-timezone', 'date'),
  adjusting('adjust-time-to-timezone', 'time'),
  adjusting('adjust-dateTime-to-timezone', 'dateTime'),
  ...(['date', 'time', 'dateTime'] as const).map((item) =>
    define(
      `timezone-from-${item}`,
      [{ item, cardinality: 'optional' }],
      optionalOffset,
      runs('timezoneOf', optionalOffset),
    ),
  ),
  ...(['time', 'dateTime'] as const).map((item) =>
    define(
      `seconds-from-${item}`,
      [{ item, cardinality: 'optional' }],
      optionalDecimal,
      runs('secondsOfMinute', optionalDecimal),
    ),
  ),
  ...['years', 'months', 'days', 'hours', 'minutes'].map(ofDuration),
  define('seconds-from-duration', ['atoms'], optionalDecimal, ([value], whole) =>
    mapItems(asDuration(value, whole), 'decimal', (each) => call('secondsFromDuration', each), true),
  ),
  define(
    'dateTime',
    [
      { item: 'date', cardinality: 'optional' },
      { item: 'time', cardinality: 'optional' },
    ],
    { item: 'dateTime', cardinality: 'optional' },
    mayFail(runs('dateAndTime', { item: 'dateTime', cardinality: 'optional' })),
  ),
];

/**
 * The time of the caller's clock; without a clock it is an error, because a verdict must not depend on the
 * machine.
 */
function ofClock(name: string, item: PlainType, runtime: RuntimeName): XPathFunction {
  const emit = () => typed(ask(runtime), item, 'one', false);
  return define(name, [], { item, cardinality: 'one' }, emit, { usesClock: true, readsDocument: true });
}

/** A function that gives an instant in another timezone, or without one if that is `()`. */
function adjusting(name: string, item: PlainType): XPathFunction {
  const result = { item, cardinality: 'optional' } as const;
  return define(name, [result, optionalOffset], result, mayFail(runs('inTimezone', result)));
}

/** A component of a duration, without the part that larger units take. */
function ofDuration(component: string): XPathFunction {
  return define(`${component}-from-duration`, ['atoms'], optionalInteger, ([value], whole) =>
    mapItems(
      asDuration(value, whole),
      'integer',
      (each) => call('durationComponent', each, literal(component)),
      true,
    ),
  );
}

/** The argument as a duration of any type. */
function asDuration(given: Value, whole: Call): Value {
  const value = asOptional(given);
  const isKnown = isDuration(value.item) || value.item === 'none';
  return isKnown
    ? value
    : convert(value, { item: 'atomic', cardinality: 'optional', type: 'xs:duration' }, whole);
}
