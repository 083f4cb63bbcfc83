import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWrittenExactly } from '../../src/intake/exact-number.ts';
import { parseJson } from '../../src/intake/json.ts';
import { jsonSyntaxError } from '../../src/intake/json-syntax.ts';

const limits = { nesting: 256 };

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
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '-',
      '01',
      'true',
      'nul',
      '"',
      '\\',
      '\n',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const isJson = parseJson(text, limits).ok || rulesOf(text).includes('pint-ae-duplicate-key');
        expect(jsonSyntaxError(text) === undefined).toBe(isJson);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a number', () => {
  test('that was written from a double is held as it is written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(isWrittenExactly(JSON.stringify(number))).toBe(true);
      }),
    );
  });

  test('that was written in the 17 digits that distinguish all doubles is held as it is written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(isWrittenExactly(number.toPrecision(17))).toBe(true);
      }),
    );
  });

  test.each(['0', '-0', '0.10', '1.50', '100', '1e2', '1E+2', '1234.5678e-2'])(
    '%s is held as it is written',
    (literal) => {
      expect(isWrittenExactly(literal)).toBe(true);
    },
  );

  test.each([
    '999999999999999.99',
    '9007199254740993',
    '1.00000000000000001',
    '1e400',
    '1e-400',
    '0.1000000000000000055',
  ])('%s is not', (literal) => {
    expect(isWrittenExactly(literal)).toBe(false);
  });

  test('of a million digits takes no longer than reading it', () => {
    expect(isWrittenExactly(`1.${'0'.repeat(1_000_000)}`)).toBe(true);
    expect(isWrittenExactly(`1.${'0'.repeat(1_000_000)}1`)).toBe(false);
  });
});
