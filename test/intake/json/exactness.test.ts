import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWrittenExactly } from '../../../src/core/numbers/exact-number.ts';
import { mayLoseSomething } from '../../../src/intake/json/duplicate-keys-and-numbers.ts';
import { parseJson } from '../../../src/intake/json/parse.ts';
import { jsonSyntaxError } from '../../../src/intake/json/syntax-error.ts';
import { runs } from '../../tier.ts';

const limits = { maxNesting: 256 };

function rulesOf(text: string): string[] {
  const parsed = parseJson(text, limits);
  return parsed.ok ? [] : parsed.failure.map(({ rule }) => rule);
}

describe('JSON', () => {
  test('of any value is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parseJson(text, limits)).toEqual({ ok: true, value: JSON.parse(text) });
        expect(jsonSyntaxError(text)).toBeUndefined();
      }),
    );
  });

  test('of any value with one name given twice is never accepted', () => {
    const name = fc.string();
    fc.assert(
      fc.property(
        name,
        fc.jsonValue(),
        fc.jsonValue(),
        fc.dictionary(name, fc.jsonValue()),
        (twice, one, other, rest) => {
          const members = Object.entries(rest).map(
            ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
          );
          const pair = [one, other].map((value) => `${JSON.stringify(twice)}:${JSON.stringify(value)}`);
          expect(rulesOf(`[{${[pair[0], ...members, pair[1]].join(',')}}]`)).toContain(
            'pint-ae-duplicate-key',
          );
        },
      ),
    );
  });

  test('that JSON.parse refuses has a place where it stops being JSON', () => {
    const pieces = ['{', '}', '[', ']', ',', ':', '"a"', '1', '-', '01', 'true', 'nul', '"', '\\', '\n', ' '];
    const piece = fc.constantFrom(...pieces);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (written) => {
        const text = written.join('');
        const isJson = parseJson(text, limits).ok || rulesOf(text).includes('pint-ae-duplicate-key');
        expect(jsonSyntaxError(text) === undefined).toBe(isJson);
      }),
      { numRuns: runs(2000) },
    );
  });
});

/** Findings in a text, by default at any depth: what is said, of what, and where. */
function foundIn(text: string, nesting = limits.maxNesting): string[] {
  const parsed = parseJson(text, { maxNesting: nesting });
  if (parsed.ok) return [];
  return parsed.failure.map(({ text: said, path, values = {} }) => {
    const { line, column, firstLine, firstColumn, written, maximum } = values;
    const first = firstLine === undefined ? '' : ` ${firstLine}:${firstColumn} and`;
    return [`${said}${first} ${line}:${column}`, path, written ?? maximum ?? '']
      .filter((part) => part !== '')
      .join(' ');
  });
}

describe('what JSON.parse would lose', () => {
  test('is a name that is given again in the same object, and only there', () => {
    expect(foundIn('{"a": 1, "b": {"c": [0, {"a": 2, "a": 3}]}, "a": 4}')).toEqual([
      ...['givenTwice 1:26 and 1:34 b.c[1].a', 'givenTwice 1:2 and 1:45 a'],
    ]);
    expect(foundIn('{"a": 1, "a": 2, "a": 3}')).toEqual([
      ...['givenTwice 1:2 and 1:10 a', 'givenTwice 1:2 and 1:18 a'],
    ]);
    expect(foundIn('{"a": [{"a": "b"}, {"a": "a"}], "b": ["a", "a", 1.5, "b"]}')).toEqual([]);
    expect(foundIn('{"a": {"a": {}, "b": 1}, "b": [{}, 1]}')).toEqual([]);
  });

  const long = '1234567890'.repeat(4);

  test('is the digits of a number with more than we keep, wherever it stands', () => {
    const found = foundIn(`{"a": [1, ${long}.5, 2], "b": {"c": -1e400}, "d": [[], 9007199254740993]}`);
    expect(found).toEqual([`moreDigitsThanKept 1:11 a[1] ${long}.5`, 'heldAsInfinite 1:70 b.c -1e400']);
  });

  test('is no number that has up to 40 digits: it is read as the decimal that is written', () => {
    const decimals = fc.tuple(fc.bigInt({ min: -(10n ** 39n), max: 10n ** 39n }), fc.nat(40));
    fc.assert(
      fc.property(
        decimals,
        fc.array(fc.constantFrom('a', '__proto__', 'b'), { minLength: 1 }),
        ([digits, scale], names) => {
          const number = new Decimal(`${digits}e-${scale}`);
          fc.pre(number.decimalPlaces() + Math.max(number.e + 1, 0) <= 40);
          const around = (value: string) => names.reduce((inner, name) => `{"${name}":[0,${inner}]}`, value);
          const read = parseJson(around(number.toFixed()), { maxNesting: 100 });
          const isDouble = isWrittenExactly(number.toFixed());
          const expected = JSON.parse(around(isDouble ? String(Number(number)) : `"${number.toFixed()}"`));
          expect(JSON.stringify(read.ok && read.value)).toBe(JSON.stringify(expected));
        },
      ),
    );
  });

  test.each([
    [`-${long}1`, 'moreDigitsThanKept'],
    [`0.${long}1`, 'moreDigitsThanKept'],
    ['1e-400', 'moreDigitsThanKept'],
    ['1E400', 'heldAsInfinite'],
  ])('is the digits of %s as the value of a field', (written, text) => {
    expect(foundIn(`{"a":${written}}`)).toEqual([`${text} 1:6 a ${written}`]);
    expect(foundIn(`{"a": ${written} , "b": 1}`)).toEqual([`${text} 1:7 a ${written}`]);
  });

  test.each([
    ...['9007199254740992', '999999999999999', '-99999999999.9999', '0.30000000000000004', '1.5e3', '0'],
  ])('is nothing of %s', (written) => {
    expect(parseJson(`{"a":${written}}`, limits)).toEqual({ ok: true, value: { a: Number(written) } });
  });

  test('is shown with the beginning and the end of a number that is too long to show', () => {
    const written = (digits: number) => foundIn(`[${'12345678'.repeat(7).slice(0, digits)}]`)[0];
    expect(written(50)).toMatch(/ 12345678123456781234567812345678123456781234567812$/);
    expect(written(51)).toMatch(/ 123456781234567812345678…456781234567812345678123$/);
  });

  test('is told a hundred times of names and a hundred times of numbers, and no more', () => {
    const fields = (count: number) => Array.from({ length: count }, () => '"a": 1e400').join(',');
    const rules = (count: number) => rulesOf(`{${fields(count)}}`);
    for (const count of [101, 102])
      expect(rules(count)).toEqual([
        ...[...Array(100).fill('pint-ae-duplicate-key'), ...Array(100).fill('pint-ae-inexact-number')],
      ]);
    expect(rules(100)).toHaveLength(199);
  });
});

describe('a text is looked at closely', () => {
  const doubted = (text: string, nesting = limits.maxNesting) =>
    mayLoseSomething(text, JSON.parse(text), nesting);

  test.each([
    '{"a": 1, "b": {"a": [{"a": "1"}, "b"]}, "c": null, "d": true}',
    '{"a:b": "c:d:e", ":": ":", "f": ["g:h", ":"]}',
    '{"a": 1234567890.1234, "b": -1, "c":0, "d":\n\t 999999999999999}',
    ...['{"a": "12345678901234567", "b": "1e5"}', '[[], {}, null, "1", true]', '"a:b"', '12345678901234567'],
    'null',
  ])('only if something may be lost, which is not so in %s', (text) => {
    expect(doubted(text)).toBe('none');
  });

  test.each([
    ['a name that stands twice', '{"a": 1, "a": 1}'],
    ['a list of numbers', '{"a": [1]}'],
    ['a number of sixteen characters', '{"a": 1234567890123456}'],
    ['an exponent', '{"a": 1e5}'],
    ['an exponent', '{"a": 1E5}'],
    ['a colon that is written with an escape', '{"a\\u003a": 1}'],
    ['an escape that hides a name that stands twice', '{"a": "\\u003a", "a": "\\u003A"}'],
  ])('if it has %s: %s', (_, text) => {
    expect(doubted(text)).toBe('some');
  });

  test('if it is nested deeper than allowed', () => {
    expect([doubted('{"a": [{"b": 1}]}', 3), doubted('{"a": [{"b": 1}]}', 2)]).toEqual(['none', 'nesting']);
    expect([doubted('[null, "a", {}]', 2), doubted('[null, "a", {}]', 1)]).toEqual(['none', 'nesting']);
    expect([doubted('1', 0), doubted('"a"', 0), doubted('null', 0)]).toEqual(['none', 'none', 'none']);
  });
});

describe('a document may be nested as deep as the limit, and no deeper', () => {
  const tooDeep = (column: number, maximum: number) => [`jsonTooDeep 1:${column} ${maximum}`];

  test('whether it nests objects or lists', () => {
    expect(foundIn('{"a": [{"b": 1}]}', 3)).toEqual([]);
    expect(foundIn('{"a": [{"b": 1}]}', 2)).toEqual(tooDeep(8, 2));
    expect(foundIn('[[1, 2], [3, [4]]]', 3)).toEqual([]);
    expect(foundIn('[[1, 2], [3, [4]]]', 2)).toEqual(tooDeep(14, 2));
    expect(foundIn('{"a": {"b": {}}}', 2)).toEqual(tooDeep(13, 2));
    expect(foundIn('[]', 0)).toEqual(tooDeep(1, 0));
    expect(foundIn('1', 0)).toEqual([]);
  });

  test('and is told so even if it breaks off', () => {
    expect(foundIn('{"a": [{"b": 1', 2)).toEqual(tooDeep(8, 2));
    expect(foundIn('[[], {}, [], [[', 2)).toEqual(tooDeep(15, 2));
  });

  test.each([
    ...['{"a": "[[[", "b": ', '{"a": "\\"[[[", "b": ', '{"a": "\\\\", "b": "[[[", ', '["[[[', '["[[[\\"'],
  ])('while brackets in texts nest nothing: %j', (text) => {
    const parsed = parseJson(text, { maxNesting: 2 });
    expect(parsed).toMatchObject({ failure: [{ rule: 'pint-ae-not-json' }] });
  });

  test('where a text is so long that it is looked through before it is read', () => {
    const long = JSON.stringify('x'.repeat(4_000_000));
    expect(foundIn(`[${long}, [1]]`, 2)).toEqual([]);
    expect(foundIn(`[${long}, [{}]]`, 2)).toEqual(tooDeep(long.length + 5, 2));
  });
});

describe('a number', () => {
  test('that was written from a double, also in the 17 digits that distinguish all of them, is held as it is written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect([JSON.stringify(number), number.toPrecision(17)].map(isWrittenExactly)).toEqual([true, true]);
      }),
    );
  });

  test.each([
    ...['0', '-0', '0.10', '1.50', '100', '0.0000001', '1000000000000000000000', '1e2', '1E+2'],
    '1234.5678e-2',
  ])('%s is held as it is written', (literal) => {
    expect(isWrittenExactly(literal)).toBe(true);
  });

  test.each([
    ...['999999999999999.99', '9007199254740993', '1.00000000000000001', '1e400', '1e-400'],
    '0.1000000000000000055',
  ])('%s is not', (literal) => {
    expect(isWrittenExactly(literal)).toBe(false);
  });

  test('of a million digits takes no longer than reading it', () => {
    expect(isWrittenExactly(`1.${'0'.repeat(1_000_000)}`)).toBe(true);
    expect(isWrittenExactly(`1.${'0'.repeat(1_000_000)}1`)).toBe(false);
  });
});
