import { convert } from '../compile/convert.ts';
import { type Call, fail, type Scope } from '../compile/scope.ts';
import { type PlainType, typed, type Value } from '../compile/value.ts';
import { ask, call, literal, nothing, type Plan, type RuntimeName } from '../plan/plan.ts';
import { durationInMinutes } from '../runtime/durations.ts';
import type { Expression } from '../syntax/ast.ts';
import { schemaNamespace } from '../syntax/cursor.ts';
import { define, optionalInteger, runs, type XPathFunction } from './function.ts';

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
  adjusting('adjust-date-to-timezone', 'date'),
  adjusting('adjust-time-to-timezone', 'time'),
  adjusting('adjust-dateTime-to-timezone', 'dateTime'),
];

/** What the clock of the caller says; without one it is an error, as a verdict must not depend on the machine. */
function ofClock(name: string, item: PlainType, runtime: RuntimeName): XPathFunction {
  const emit = () => typed(ask(runtime), item, 'one', false);
  return define(name, [], { item, cardinality: 'one' }, emit, { usesClock: true, readsDocument: true });
}

/** The timezone is written in the rule: `()`, or a duration as a literal. */
function adjusting(name: string, item: PlainType): XPathFunction {
  const result = { item, cardinality: 'optional' } as const;
  const emit = (_: readonly Value[], whole: Call, scope: Scope): Value => {
    const [first, zone] = whole.args as readonly [Expression, Expression];
    const value = convert(scope.compiler.atoms(first, scope), result, whole);
    return typed(call('inTimezone', value.plan, offsetOf(zone)), item, 'optional', value.safe);
  };
  return define(name, ['expression', 'expression'], result, emit);
}

function offsetOf(zone: Expression): Plan {
  if (zone.kind === 'sequence' && zone.items.length === 0) return nothing;
  const [text] = zone.kind === 'call' && zone.name.namespace === schemaNamespace ? zone.args : [];
  const minutes = text?.kind === 'literal' ? durationInMinutes(text.value) : undefined;
  if (minutes === undefined)
    return fail(zone, "only () or a literal such as xs:dayTimeDuration('PT4H') is supported as timezone");
  return literal(minutes);
}
