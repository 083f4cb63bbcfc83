import { type Call, fail } from '../compile/scope.ts';
import { define, optionalInteger, runs, type XPathFunction } from './function.ts';

const optionalDate = { item: 'date', cardinality: 'optional' } as const;

export const dateFunctions: readonly XPathFunction[] = [
  define('year-from-date', [optionalDate], optionalInteger, runs('yearFromDate', optionalInteger)),
  define('month-from-date', [optionalDate], optionalInteger, runs('monthFromDate', optionalInteger)),
  define('day-from-date', [optionalDate], optionalInteger, runs('dayFromDate', optionalInteger)),
  ...['current-date', 'current-time', 'current-dateTime', 'implicit-timezone'].map(ofClock),
];

function ofClock(name: string): XPathFunction {
  const refuse = (_: unknown, call: Call) =>
    fail(call, `${name}() is refused, as a verdict must not depend on the clock`);
  return define(name, [], { item: 'atomic', cardinality: 'one' }, refuse, { usesClock: true });
}
