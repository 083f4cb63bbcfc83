import { type Check, findingIf } from '../../../src/core/check.ts';
import { amountText } from '../../../src/core/decimal.ts';
import frequencies from '../codelists/FreqBilling.json' with { type: 'json' };

export const dates: readonly Check[] = [
  {
    id: 'ibr-127-ae',
    find: ({ root, dueDate, totals, transactionType, currency }) =>
      findingIf(
        root === 'Invoice' &&
          dueDate === undefined &&
          totals.payableAmount.isPositive() &&
          !totals.payableAmount.isZero() &&
          !transactionType.has('deemedSupply'),
        'dueDate',
        { payable: amountText(totals.payableAmount), currency },
      ),
  },
  {
    id: 'ibr-141-ae',
    find: ({ vatPointDate, issueDate }) =>
      findingIf(vatPointDate !== undefined && vatPointDate > issueDate, 'vatPointDate', {
        vatPointDate: vatPointDate ?? '',
        issueDate,
      }),
  },
  {
    id: 'ibr-029',
    find: ({ period }) => {
      const start = period?.billingPeriodStart ?? '';
      const end = period?.billingPeriodEnd ?? '';
      return findingIf(start !== '' && end !== '' && end < start, 'billingPeriodEnd', { start, end });
    },
  },
  {
    id: 'ibr-005-ae',
    misspelt: { value: 'code', list: 'FreqBilling' },
    find: ({ period }) => {
      const code = period?.billingFrequencyCode;
      const isUnknown = code !== undefined && !Object.hasOwn(frequencies.codes, code);
      return findingIf(isUnknown, 'billingFrequencyCode', { code: code ?? '' });
    },
  },
  {
    id: 'ibr-160-ae',
    find: ({ period, notes }) =>
      findingIf(period?.billingFrequencyCode === 'OTH' && notes === undefined, 'notes'),
  },
];
