import { type BusinessRule, findingIf } from '../../../src/core/check.ts';
import type { Contradiction } from '../../../src/core/computed-invoice.ts';
import { amountText } from '../../../src/core/decimal.ts';

/** What the caller says that the document adds up to must be what it adds up to. */
export const amounts: readonly BusinessRule[] = [
  amountRule(
    'lineNetAmount',
    'ibr-147-ae',
    'IBT-131',
    'The line amount',
    'quantity × unit price, plus charges, less allowances',
  ),
  amountRule(
    'lineExtensionAmount',
    'ibr-co-10',
    'IBT-106',
    'The sum of line amounts',
    'the sum of the lines',
  ),
  amountRule(
    'taxAmount',
    'ibr-co-14',
    'IBT-110',
    'The VAT total',
    'the VAT of the lines, allowances and charges',
  ),
  amountRule(
    'taxExclusiveAmount',
    'ibr-co-13',
    'IBT-109',
    'The total without VAT',
    'the lines, less document allowances, plus document charges',
  ),
  amountRule(
    'taxInclusiveAmount',
    'ibr-co-15',
    'IBT-112',
    'The total with VAT',
    'the total without VAT plus the VAT',
  ),
  amountRule(
    'payableAmount',
    'ibr-co-16',
    'IBT-115',
    'The amount to pay',
    'the total with VAT, less what is prepaid',
  ),
  {
    id: 'pint-ae-negative-total',
    terms: ['IBT-112'],
    severity: 'warning',
    message: 'The total of the document is negative: {total} {currency}.',
    hint: 'In the UAE a negative amount is given as a credit note.',
    find: ({ totals, currency }) =>
      findingIf(totals.taxInclusiveAmount.isNegative() && !totals.taxInclusiveAmount.isZero(), '', {
        total: amountText(totals.taxInclusiveAmount),
        currency,
      }),
  },
];

function amountRule(
  amount: Contradiction['amount'],
  id: string,
  term: string,
  subject: string,
  sum: string,
): BusinessRule {
  return {
    id,
    terms: [term],
    message: `${subject} is given as {sent}, and it comes to {computed}: ${sum}.`,
    hint: 'Correct the amount or what it is made of, or leave it out to have it computed.',
    find: ({ contradictions }) =>
      contradictions
        .filter((contradiction) => contradiction.amount === amount)
        .map(({ path, sent, computed }) => ({
          path,
          values: { sent: amountText(sent), computed: amountText(computed) },
        })),
  };
}
