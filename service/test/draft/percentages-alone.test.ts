import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutPercentagesAlone } from '../../src/draft/request-columns.ts';

const entry = fc.record(
  {
    isCharge: fc.boolean(),
    amount: fc.constantFrom(null, 0, 5, '5.00'),
    multiplierPercent: fc.constantFrom(0, 5, null),
    baseAmount: fc.constant(100),
  },
  { requiredKeys: ['isCharge'] },
);
const entries = fc.array(entry, { maxLength: 3 });

/** The interface asks for every amount of an allowance or charge: none is computed from its percentage. */
test('A percentage is kept beside an amount only, on the document and on each line', () => {
  fc.assert(
    fc.property(entries, fc.array(entries, { maxLength: 3 }), (ofDocument, ofLines) => {
      const request = {
        invoiceNumber: 'P-1',
        allowancesCharges: ofDocument,
        lines: ofLines.map((allowancesCharges) => ({ quantity: 1, allowancesCharges })),
      };
      const kept = (entry: { amount?: unknown; multiplierPercent?: unknown }) => {
        const { multiplierPercent: _, ...rest } = entry;
        return entry.amount === undefined || entry.amount === null ? rest : entry;
      };
      expect(withoutPercentagesAlone(request)).toEqual({
        invoiceNumber: 'P-1',
        allowancesCharges: ofDocument.map(kept),
        lines: ofLines.map((each) => ({ quantity: 1, allowancesCharges: each.map(kept) })),
      });
    }),
  );
});

test('Anything that is no request, list or entry stays as it is', () => {
  for (const value of [
    null,
    'text',
    [1],
    { lines: 'none' },
    { lines: [null, 7], allowancesCharges: [5, null] },
  ])
    expect(withoutPercentagesAlone(value)).toEqual(value);
});
