import { type Check, findingIf } from '../../../src/core/check.ts';
import type { Contradiction } from '../../../src/core/computed-invoice.ts';
import { amountText } from '../../../src/core/decimal.ts';

/** What the caller says that the document adds up to must be what it adds up to. */
export const amounts: readonly Check[] = [
  amountRule('lineNetAmount', 'ibr-147-ae'),
  amountRule('lineExtensionAmount', 'ibr-co-10'),
  amountRule('taxAmount', 'ibr-co-14'),
  amountRule('taxExclusiveAmount', 'ibr-co-13'),
  amountRule('taxInclusiveAmount', 'ibr-co-15'),
  amountRule('payableAmount', 'ibr-co-16'),
  {
    id: 'pint-ae-negative-total',
    severity: 'warning',
    find: ({ totals, currency }) =>
      findingIf(totals.taxInclusiveAmount.isNegative() && !totals.taxInclusiveAmount.isZero(), '', {
        total: amountText(totals.taxInclusiveAmount),
        currency,
      }),
  },
];

function amountRule(amount: Contradiction['amount'], id: string): Check {
  return {
    id,
    find: ({ contradictions }) =>
      contradictions
        .filter((contradiction) => contradiction.amount === amount)
        .map(({ path, sent, computed }) => ({
          path,
          values: { sent: amountText(sent), computed: amountText(computed) },
        })),
  };
}
