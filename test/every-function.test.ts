import { describe, expect, test } from 'vitest';
import * as library from '../src/index.ts';
import * as rendering from '../src/render/index.ts';

const throwing = () => {
  throw new RangeError('not today');
};

/** What a program may hand over by mistake, or on purpose. */
const values: Readonly<Record<string, () => unknown>> = {
  null: () => null,
  undefined: () => undefined,
  'a number': () => 7,
  'a BigInt': () => 7n,
  'a symbol': () => Symbol('x'),
  'a function': () => () => '',
  'a list': () => [],
  'an empty object': () => ({}),
  'an object without a prototype': () => Object.create(null),
  'a getter that throws': () => Object.defineProperty({}, 'lines', { get: throwing, enumerable: true }),
  'an object that cannot be written as text': () => ({ toJSON: throwing, toString: throwing }),
  'a proxy that throws': () =>
    new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing }),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'a value that holds itself': () => {
    const value: Record<string, unknown> = {};
    value.lines = [value];
    value.seller = value;
    return value;
  },
};

type Called = (...values: unknown[]) => unknown;

/** Every function of the main entry point, and those that show documents. */
const functions = Object.entries<unknown>({ ...library, ...rendering }).filter(
  (entry): entry is [string, Called] => typeof entry[1] === 'function',
);

describe('every public function answers, or throws a TypeError that names it', () => {
  test('there are some', () => expect(functions.length).toBeGreaterThan(15));

  test.each(functions)('%s, whatever it is given', (name, call) => {
    for (const [what, make] of Object.entries(values))
      expect([what, faultOf(name, () => call(make()))]).toEqual([what, undefined]);
  });

  test.each(functions.filter(([, call]) => call.length > 0))('%s, whatever its options are', (name, call) => {
    for (const [what, make] of Object.entries(values)) {
      if (what === 'undefined') continue;
      expect([what, faultOf(name, () => call('', make()))]).toEqual([what, undefined]);
      expect([what, faultOf(name, () => call({}, make()))]).toEqual([what, undefined]);
    }
  });
});

/** What it throws, unless that is as it should be. */
function faultOf(name: string, run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof TypeError && error.message.startsWith(`${name}:`) ? undefined : error;
  }
}
