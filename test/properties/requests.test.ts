import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { decimal, sum, zero } from '../../src/core/numbers/decimal.ts';
import { roundAmount } from '../../src/core/numbers/rounding.ts';
import { stepsIn, withValueAt } from '../json-steps.ts';
import { runs } from '../tier.ts';
import { validRequests } from './valid-requests.ts';

const amount = (text: string | null | undefined) => (text == null ? zero : decimal(text));

describe('any request of the generator of valid requests', () => {
  test('is valid', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        expect(validate(request).issues).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  test('has totals that satisfy the formulas of the standard exactly', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const { totals } = validate(request);
        if (totals === null) throw new Error('no totals');
        const exclusive = amount(totals.lineExtensionAmount)
          .minus(amount(totals.allowanceTotalAmount))
          .plus(amount(totals.chargeTotalAmount));
        expect(totals.taxExclusiveAmount).toBe(exclusive.toFixed(2));
        expect(sum(totals.breakdown.map(({ taxableAmount }) => amount(taxableAmount))).toFixed(2)).toBe(
          exclusive.toFixed(2),
        );
        for (const { taxableAmount, taxAmount, vatCategory } of totals.breakdown) {
          const expected = vatCategory === 'S' ? roundAmount(amount(taxableAmount).times('0.05'), 2) : zero;
          expect(amount(taxAmount).equals(expected)).toBe(true);
        }
        const tax = sum(totals.breakdown.map(({ taxAmount }) => amount(taxAmount)));
        expect(amount(totals.taxAmount).equals(tax)).toBe(true);
        expect(amount(totals.taxInclusiveAmount).equals(exclusive.plus(tax))).toBe(true);
        expect(
          amount(totals.payableAmount).equals(exclusive.plus(tax).minus(amount(totals.prepaidAmount))),
        ).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  test('is written as well-formed XML, always the same, without exponents in its numbers', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const { xml } = convert(request);
        expect(convert(structuredClone(request)).xml).toBe(xml);
        expect(XMLValidator.validate(xml ?? '')).toBe(true);
        expect(xml).not.toMatch(/>-?\d+(?:\.\d+)?e[+-]?\d+</i);
      }),
      { numRuns: runs(100) },
    );
  });

  test('has the same totals whatever the order of its lines, and the same lines in that order', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const numbered = {
          ...request,
          lines: request.lines.map((line, index) => ({ ...line, id: `L${index}` })),
        };
        const reversed = { ...numbered, lines: numbered.lines.toReversed() };
        const { breakdown, ...totals } = convert(numbered).totals ?? { breakdown: [] };
        const { breakdown: reversedBreakdown, ...reversedTotals } = convert(reversed).totals ?? {
          breakdown: [],
        };
        expect(reversedTotals).toEqual(totals);
        expect(new Set(reversedBreakdown.map((group) => JSON.stringify(group)))).toEqual(
          new Set(breakdown.map((group) => JSON.stringify(group))),
        );
        expect(linesOf(convert(reversed).xml)).toEqual(linesOf(convert(numbered).xml).toReversed());
      }),
      { numRuns: runs(100) },
    );
  });
});

function linesOf(xml: string | null): string[] {
  return xml?.match(/<cac:(Invoice|CreditNote)Line>[\s\S]*?<\/cac:\1Line>/g) ?? [];
}

describe('any JSON value', () => {
  test('gives a result and never a throw', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const result = validate(value);
        expect(result.valid).toBe(false);
        expect(result.issues.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(500) },
    );
  });

  test('in place of any field gives a result and never throws', () => {
    fc.assert(
      fc.property(validRequests, fc.nat(), fc.jsonValue({ maxDepth: 2 }), (request, pick, value) => {
        const paths = stepsIn(request);
        const path = paths[pick % paths.length] ?? [];
        const changed = path.length === 0 ? value : withValueAt(request, path, value);
        const { outcome, issues } = validate(changed);
        expect(['valid', 'invalid', 'malformed']).toContain(outcome);
        expect(outcome === 'valid' ? 1 : issues.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(500) },
    );
  });
});
