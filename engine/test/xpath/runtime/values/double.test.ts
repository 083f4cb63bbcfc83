import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doubleToString, parseDouble } from '../../../../src/xpath/runtime/values/double.ts';
import { parseFloatNumber, shortestOfFloat } from '../../../../src/xpath/runtime/values/float.ts';

test('doubles are those nearest to their texts, however long', () => {
  const digits = fc.stringMatching(/^[0-9]{0,20}$/);
  fc.assert(
    fc.property(digits, digits, (whole, fraction) => {
      const text = `${whole}.${fraction}`;
      expect(parseDouble(text)).toBe(text === '.' ? undefined : Number(text));
      expect(parseDouble(whole)).toBe(whole === '' ? undefined : Number(whole));
    }),
  );
});

test('floats are written with the fewest digits that lead back to them', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true }), (value) => {
      const written = doubleToString(shortestOfFloat(value));
      expect(parseFloatNumber(written)).toBe(value);
      expect(written.length).toBeLessThanOrEqual(doubleToString(value).length);
    }),
  );
});
