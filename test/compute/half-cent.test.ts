import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compute, normalise } from '../../src/api/steps.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';
import { runs } from '../tier.ts';

/** An invoice of a line without VAT of so many cents, with the VAT total that its sender states. */
const withTotal = (cents: number, taxAmount: number): DocumentRequest =>
  edited('standard-invoice', (request) => {
    const { name, description, unitCode, vatCategory } = lineOf(request);
    const line = { id: '1', name, description, unitCode, vatCategory, vatRate: 5 };
    request.lines = [
      { ...line, quantity: Math.sign(cents), unitPrice: Math.abs(cents) / 100, lineExtensionAmount: null },
    ] as DocumentRequest['lines'];
    Object.assign(request, { taxTotal: { taxAmount }, legalMonetaryTotal: null });
  });

test('a stated VAT total with half a cent is that of the amount, below zero as above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), (tens) => {
      // 5 % of 0.10 is half a cent.
      const cents = tens * 10;
      if (cents === 0) return;
      const { totals, contradictions } = compute(normalise(withTotal(cents, (cents * 5) / 10_000)).invoice);
      const without = compute(normalise(withTotal(cents, 0)).invoice).totals;
      expect(contradictions).toEqual([]);
      expect(totals.taxRoundingAmount).toBeUndefined();
      if (Math.abs(cents) > 100) expect(totals.taxAmount.toString()).toBe(without.taxAmount.toString());
    }),
    { numRuns: runs(60) },
  );
});
