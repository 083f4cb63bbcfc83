import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DynamicError } from '../../../src/xpath/runtime/errors.ts';
import { matches as matchesLinear } from '../../../src/xpath/runtime/linear-pattern.ts';
import { createIndexer } from '../../../src/xpath/runtime/nodes/indexer.ts';
import { createNameTable } from '../../../src/xpath/runtime/nodes/name-table.ts';
import { analyse } from '../../../src/xpath/runtime/regex/analysis.ts';
import { searchIn } from '../../../src/xpath/runtime/regex/search.ts';
import { compileRegex, finds, isLinear, replace, tokenize } from '../../../src/xpath/runtime/regex.ts';
import { parseTemporal } from '../../../src/xpath/runtime/values/dates.ts';
import { parseDecimal } from '../../../src/xpath/runtime/values/decimal.ts';
import { treeOf } from '../../schematron/compiled/evaluate-xpath.ts';
import { runs } from '../../tier.ts';
import { errorOf } from './error-of.ts';

/** The index of a document for which no steps have been spent. */
const index = createIndexer(createNameTable([])).withIndex(treeOf('<a/>'), 'billing', (d) => d);

/** fn:matches, as it is compiled for a pattern. */
const matches = (text: string, regex: RegExp) =>
  isLinear(regex) ? matchesLinear(text, regex) : finds(index, text, regex);

const patterns = [
  '^(([a-zA-Z0-9-])+)+!$',
  '^(a|a)*b$',
  '(a*)*c',
  '^(a?){3,}b',
  '^([0-9]{1,3}(,[0-9]{3})*|b+)$',
  'a{2,4}b|^c$',
  '^.[^a-c]$',
  '[a-c-[b]]+$',
  '\\d+\\.\\d{2}',
  '^$',
  '(ab|a)(bc|c)?',
  '\\p{L}+ ?\\s',
  '^a{2,4}$',
  '^(ab){0,2}c$',
  '^(a{1,2}){2}$',
  '^(a|b){3}$',
  '^a{2,}$',
  '^(a?b){1,2}$',
  '^[ab]{2}1?$',
  '^([a-c]{1,40})$',
  '^[^,]*$',
  '(a|b)*?c',
  '(a+?)(b*)',
  '(|a)+b',
  '((a)|b)+c',
  '(a*)+(b|c)',
  '([ab])\\1',
  '^(a|ab)(c|bcd)?\\2',
  '(a*)\\1b',
];

describe('a pattern', () => {
  test('matches alike when all ways through it are followed together', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', '1', ',', '.', '!', '-', ' ', 'é', '\n', '𝒳'),
      maxLength: 14,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        fc.constantFrom('', 'i', 'm', 's'),
        text,
        (pattern, flags, given) => {
          const regex = compileRegex(pattern, flags);
          const program = analyse(regex.source, regex.flags).program();
          if (program === undefined) throw new Error(`${pattern} has no program`);
          expect(searchIn(index, program, given, true)(0) !== undefined).toBe(regex.test(given));
          const native = regex.exec(given);
          const found = searchIn(index, program, given)(0);
          expect([found?.start, found && given.slice(found.start, found.end)]).toEqual([
            native?.index,
            native?.[0],
          ]);
          // What a group matched in an earlier repetition JavaScript forgets, and XPath does not.
          const told = native?.slice(1).map((each, at) => each ?? found?.groups[at]);
          expect(found?.groups).toEqual(told);
        },
      ),
      { numRuns: runs(3000) },
    );
  });

  test('whose ways would double with each character is decided on a long text', () => {
    expect(matches('a'.repeat(50_000), compileRegex('^(([a-zA-Z0-9-])+)+!$', ''))).toBe(false);
    expect(matches(`${'a'.repeat(50_000)}!`, compileRegex('^(([a-zA-Z0-9-])+)+!$', ''))).toBe(true);
    expect(matches('a'.repeat(50_000), compileRegex('^(a|a)*b$', ''))).toBe(false);
  });

  test('that is slow on long texts alone is decided as well', () => {
    expect(matches(' '.repeat(50_000), compileRegex('\\s+$x', ''))).toBe(false);
    expect(matches(`${'1'.repeat(50_000)}x`, compileRegex('\\d*\\d*\\d*y', ''))).toBe(false);
  });

  test.each([
    ['^[a-z]+[0-9]{2}$', true],
    ['^(a{1,3}|b)+$', false],
    ['[0-9]{3}', true],
    ['[0-9]+$', false],
    ['^[a-z]*[0-9]*$', false],
    ['^(a*b){0,3}$', false],
  ])('%s is left to JavaScript on long texts: %s', (pattern, isLinear) => {
    const { source, flags } = compileRegex(pattern, '');
    expect(analyse(source, flags).isLinear).toBe(isLinear);
  });

  test('whose ways would double has its parts replaced and cut in linear time, too', () => {
    const regex = compileRegex('(a+)+b', '');
    expect(replace(index, `${'a'.repeat(50_000)}c`, regex, '')).toBe(`${'a'.repeat(50_000)}c`);
    expect(replace(index, `${'a'.repeat(50_000)}bc`, regex, '<$1>')).toBe(`<${'a'.repeat(50_000)}>c`);
    expect(tokenize(index, `c${'a'.repeat(50_000)}bc`, regex)).toEqual(['c', 'c']);
    expect(replace(index, 'aab', regex, 'x')).toBe('x');
  });

  test('is matched in a number of steps that is counted', () => {
    const few = { effort: 1_000_000, uncountedWays: 1_000_000 };
    const slow = compileRegex('a*a*a*a*a*b', '');
    expect(() => finds(few, 'a'.repeat(100_000), slow)).toThrow(DynamicError as never);
    expect(finds(index, 'a'.repeat(1000), slow)).toBe(false);
    const twice = compileRegex('([ab]+)+-\\1$', '');
    expect(() => finds({ ...few }, `${'ab'.repeat(2000)}-`, twice)).toThrow(DynamicError as never);
  });

  test('of any length and nesting is taken or refused', () => {
    for (const pattern of [
      'a'.repeat(99_000),
      Array.from({ length: 12_000 }, (_, at) => `a${at}b`).join('|'),
    ]) {
      expect(finds(index, 'xa7b', compileRegex(pattern, ''))).toBe(pattern.includes('|'));
      expect(tokenize(index, 'xa7b', compileRegex(pattern, ''))).toHaveLength(pattern.includes('|') ? 2 : 1);
    }
    for (const pattern of [
      '('.repeat(99_000),
      `${'('.repeat(9000)}${')'.repeat(9000)}`,
      `[a${'-[a'.repeat(9000)}`,
    ])
      expect(() => compileRegex(pattern, '')).toThrow('nested too deeply');
  });
});

describe('numbers and dates of very many digits are read in one go', () => {
  const million = 1_000_000;

  test('zeros after the point of a time', () => {
    const time = parseTemporal('xs:time', `12:00:00.${'0'.repeat(million)}1`);
    expect(time?.remainder.length).toBe(million - 2);
    expect(String(parseTemporal('xs:time', `12:00:00.5${'0'.repeat(million)}`))).toBe('12:00:00.5');
  });

  test('zeros after the point of a decimal', () => {
    expect(String(parseDecimal(`1.${'0'.repeat(200_000)}`))).toBe('1');
  });
});

test('a back reference is followed as long as steps are left', () => {
  const twice = compileRegex('^([ab]+)-\\1$', '');
  expect(matches('abab-abab', twice)).toBe(true);
  expect(matches('abab-ababb', twice)).toBe(false);
  expect(matches(`${'ab'.repeat(2000)}-${'ab'.repeat(2000)}`, twice)).toBe(true);
  expect(matches(`${'ab'.repeat(20_000)}-${'ab'.repeat(2000)}`, twice)).toBe(false);
  const ways = compileRegex('^([ab]+)+-\\1$', '');
  const few = { effort: 1_000_000, uncountedWays: 0 };
  expect(() => finds(few, 'ab'.repeat(100), ways)).toThrow(DynamicError);
});

describe('one thing asked of all characters, more often than a program has steps', () => {
  const long = (pattern: string) => compileRegex(pattern, '');
  test.each([
    ['^[a-z]{1,9000000}$', 'a', true],
    ['^([a-z]){1,9000000}$', 'a', true],
    ['^(([a-z]{1,9000000}))$', 'a', true],
    ['^𝒳{1,9000000}$', '𝒳', true],
    ['^[a-z]{1,9000000}$', 'A', false],
    ['^(.{1,9000000})$', 'a', true],
    ['^(.{1,1000})$', 'a', false],
    ['^.{1,250000}$', '𝒳', true],
    ['^(.+)$', '𝒳', true],
    ['^(.+)$', '\n', false],
  ])('%s of %s', (pattern, character, expected) => {
    for (const length of [1200, 99_999, 100_000, 100_001, 250_000])
      expect(matches(character.repeat(length), long(pattern))).toBe(expected);
    expect(matches('', long(pattern))).toBe(false);
  });

  test('characters are counted, not their units', () => {
    const exactly = long('^[a𝒳]{150000}$');
    expect(matches(`a${'𝒳'.repeat(149_999)}`, exactly)).toBe(true);
    expect(matches('𝒳'.repeat(150_000), exactly)).toBe(true);
    expect(matches('𝒳'.repeat(75_000), exactly)).toBe(false);
    expect(matches('a'.repeat(150_001), exactly)).toBe(false);
  });
});

test('a text that is too long for the matcher of JavaScript is an error of the document', () => {
  const long = '1'.repeat(9_900_000);
  expect(errorOf(() => matches(long, compileRegex('^[0-9]+x', '')))).toBe(
    'XPDY0130 /^[0-9]+x/ asks for more memory than there is for a text of 9900000 characters',
  );
  expect(matches(long, compileRegex('^[0-9]+$', ''))).toBe(true);
});
