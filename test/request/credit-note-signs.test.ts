import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

const turn = { turnNegative: true } as const;

describe('the turned document', () => {
  const amount = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
  const positive = fc.integer({ min: 100, max: 99_999 }).map((cents) => cents / 100);
  const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
  const entries = fc.array(
    fc.record({
      isCharge: fc.boolean(),
      amount,
      reason: fc.constant('Agreed'),
      vatCategory: fc.constant('S'),
    }),
    { maxLength: 2 },
  );
  const lineFields = fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitPrice: positive,
    grossPrice: some(positive),
    baseQuantity: some(fc.integer({ min: 1, max: 12 })),
    vatTotal: some(amount),
    perUnitAmount: some(amount),
    allowancesCharges: entries,
  });
  const documentFields = fc.record({
    lines: fc.array(lineFields, { minLength: 1, maxLength: 3 }),
    allowancesCharges: entries,
    prepaidAmount: some(amount),
    taxTotal: some(fc.record({ taxAmount: amount })),
    legalMonetaryTotal: some(
      fc.record({
        lineExtensionAmount: amount,
        taxExclusiveAmount: amount,
        taxInclusiveAmount: amount,
        payableAmount: amount,
      }),
    ),
    instalments: some(fc.array(fc.record({ amount }), { maxLength: 2 })),
    paidAmounts: some(fc.array(fc.record({ amount }), { maxLength: 2 })),
  });

  /** A request with the sign of each number of these names turned. */
  const withSignsTurned = (value: unknown, names: readonly string[]): unknown =>
    JSON.parse(JSON.stringify(value), (name, each) =>
      typeof each === 'number' && names.includes(name) ? -each : each,
    );
  const amounts = [
    'amount',
    'vatTotal',
    'taxAmount',
    'lineExtensionAmount',
    'taxExclusiveAmount',
    'taxInclusiveAmount',
    'payableAmount',
    'prepaidAmount',
  ];

  test.each([
    ['quantities', ['quantity']],
    ['prices', ['unitPrice', 'grossPrice', 'perUnitAmount']],
  ])('is the document sent with positive amounts, if %s were negative', (_, names) => {
    fc.assert(
      fc.property(documentFields, ({ lines, ...others }) => {
        const request = edited('credit-note', (sent) => {
          const first = lineOf(sent);
          Object.assign(sent, others, {
            lines: lines.map((each, index) => ({ ...first, ...each, id: String(index + 1) })),
          });
        });
        const negative = withSignsTurned(request, [...amounts, ...names]);
        const wanted = convert(request);
        const { xml, totals, adjustments, warnings } = convert(negative, turn);
        const wasTurned = warnings.some(({ rule }) => rule === 'pint-ae-negative-credit-note');
        const nets = netsOf(request);
        expect(wasTurned).toBe(nets.every((net) => net >= 0));
        if (wasTurned)
          expect({ xml, totals, adjustments }).toEqual({
            xml: wanted.xml,
            totals: wanted.totals,
            adjustments: wanted.adjustments,
          });
      }),
    );
  });

  /** Returns what each line amounts to, in units of a millionth of a cent. */
  function netsOf({ lines }: DocumentRequest): readonly number[] {
    return lines.map(({ quantity, unitPrice, baseQuantity, allowancesCharges }) => {
      const signed = (allowancesCharges ?? []).map(({ isCharge, amount: of }) => (isCharge ? of : -of));
      const net = signed.reduce((sum, each) => sum + each, (quantity * unitPrice) / (baseQuantity ?? 1));
      return Math.round(net * 1e8);
    });
  }
});
