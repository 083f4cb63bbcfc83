import { expect, test } from 'vitest';
import { effortFor } from '../../../../src/xpath/runtime/effort.ts';
import { compileRegex, finds, isLinear, tokenize } from '../../../../src/xpath/runtime/regex.ts';

type Ask = typeof finds | typeof tokenize;

/** Returns what a pattern spends on a text, all of whose ways are counted. */
function spent(ask: Ask, pattern: string, text: string): number {
  const of = { effort: effortFor(0), uncountedWays: 0 };
  ask(of, text, compileRegex(pattern, ''));
  return effortFor(0) - of.effort;
}

const growth = (ask: Ask, pattern: string, textOf: (length: number) => string) =>
  spent(ask, pattern, textOf(2000)) / spent(ask, pattern, textOf(500));

const ofA = (length: number) => 'a'.repeat(length);

test.each(['(a|aa)+b?', '(a+)+b?', '((a)|(a)|(a))+', '(a|aa)+?$'])(
  'the groups of %s are read once for a match, though it could end at each character',
  (pattern) => {
    expect(growth(tokenize, pattern, ofA)).toBeLessThan(4.5);
  },
);

test.each([
  ['a group that was noted long ago', '^(x)(a)*\\1$', (length: number) => `x${ofA(length)}`],
  ['a repetition around one of many turns', '^(y(a)*)*\\2z$', (length: number) => `y${ofA(length)}`],
] as const)('%s is looked up by reading all notes since, and they count', (_, pattern, textOf) => {
  expect(growth(finds, pattern, textOf)).toBeGreaterThan(10);
});

test('a note is kept in memory, and counts as much as a call', () => {
  const nested = (groups: number) => `${'('.repeat(groups)}a${')'.repeat(groups)}`;
  const ofNotes =
    spent(tokenize, `(${nested(30)})+`, ofA(1000)) - spent(tokenize, `(${nested(10)})+`, ofA(1000));
  expect(ofNotes / 1000).toBeGreaterThan(40 * 16);
});

test('each group of each match counts, also where JavaScript finds them', () => {
  const of = { effort: effortFor(0), uncountedWays: effortFor(0) };
  const regex = compileRegex(`${'()'.repeat(2000)}a`, '');
  expect(isLinear(regex)).toBe(true);
  tokenize(of, ofA(1000), regex);
  expect(effortFor(0) - of.effort).toBeGreaterThanOrEqual(2000 * 1000);
});

test.each([
  ['repeated', 'a{20000}b'],
  ['repeated within', '((a{30}){30}){30}b'],
  ['written out', `${'[ab]'.repeat(2000)}c`],
])('many characters, %s, that are compared from each character on are counted', (_, pattern) => {
  const regex = compileRegex(pattern, '');
  expect(isLinear(regex)).toBe(false);
  const of = { effort: 5_000_000, uncountedWays: 1_000_000 };
  expect(() => finds(of, ofA(200_000), regex)).toThrow('more steps than');
});

test.each(['[0-9]{64}', '^(a{30}){30}b', '^[a-z]{20000}$', '[0-9]{4}-[0-9]{2}-[0-9]{2}T'])(
  '%s is left to JavaScript',
  (pattern) => {
    expect(isLinear(compileRegex(pattern, ''))).toBe(true);
  },
);
