import { type BusinessRule, findingIf } from '../../../src/core/check.ts';
import { amountText } from '../../../src/core/decimal.ts';
import frequencies from '../codelists/FreqBilling.json' with { type: 'json' };

export const dates: readonly BusinessRule[] = [
  {
    id: 'ibr-127-ae',
    terms: ['IBT-009', 'IBT-115'],
    message: 'There is an amount to pay, {payable} {currency}, and no due date.',
    hint: 'Set dueDate to the day by which the buyer must pay.',
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
    terms: ['IBT-007', 'IBT-002'],
    message: 'The VAT point date {vatPointDate} is after the issue date {issueDate}.',
    hint: 'Set vatPointDate to a day before issueDate, or leave it empty.',
    find: ({ vatPointDate, issueDate }) =>
      findingIf(vatPointDate !== undefined && vatPointDate > issueDate, 'vatPointDate', {
        vatPointDate: vatPointDate ?? '',
        issueDate,
      }),
  },
  {
    id: 'ibr-029',
    terms: ['IBT-073', 'IBT-074'],
    message: 'The billing period ends on {end}, before it starts on {start}.',
    hint: 'Set billingPeriodEnd to the start day or a later one.',
    find: ({ period }) => {
      const start = period?.billingPeriodStart ?? '';
      const end = period?.billingPeriodEnd ?? '';
      return findingIf(start !== '' && end !== '' && end < start, 'billingPeriodEnd', { start, end });
    },
  },
  {
    id: 'ibr-005-ae',
    terms: ['BTAE-06'],
    message: 'The billing frequency {code} is not in the list of frequencies.',
    hint: `Set billingFrequencyCode to one of ${Object.keys(frequencies.codes).join(', ')}.`,
    find: ({ period }) => {
      const code = period?.billingFrequencyCode;
      const isUnknown = code !== undefined && !Object.hasOwn(frequencies.codes, code);
      return findingIf(isUnknown, 'billingFrequencyCode', { code: code ?? '' });
    },
  },
  {
    id: 'ibr-160-ae',
    terms: ['BTAE-06', 'IBT-022'],
    message: 'The billing frequency is OTH (other) and nothing says which.',
    hint: 'Set notes to a text that says how often is billed.',
    find: ({ period, notes }) =>
      findingIf(period?.billingFrequencyCode === 'OTH' && notes === undefined, 'notes'),
  },
];
