import { type Check, findingIf } from '../../../src/core/check.ts';
import type { ComputedInvoice } from '../../../src/core/computed-invoice.ts';
import { amountText } from '../../../src/core/decimal.ts';
import { daysOfInvoices } from '../../../src/core/limits.ts';
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
  {
    id: 'pint-ae-date-range',
    values: daysOfInvoices,
    find: (invoice) =>
      datesOf(invoice)
        .filter(([, day]) => isOutOfRange(day))
        .map(([path, day = '']) => ({ path, values: { day } })),
  },
];

function isOutOfRange(day: string | undefined): boolean {
  return day !== undefined && (day < daysOfInvoices.first || day > daysOfInvoices.last);
}

type SentDate = readonly [path: string, day: string | undefined];

function datesOf(invoice: ComputedInvoice): SentDate[] {
  const { period, delivery, precedingInvoice, furtherPrecedingInvoices, instalments, paidAmounts } = invoice;
  const dates: SentDate[] = [
    ['issueDate', invoice.issueDate],
    ['dueDate', invoice.dueDate],
    ['vatPointDate', invoice.vatPointDate],
    ['billingPeriodStart', period?.billingPeriodStart],
    ['billingPeriodEnd', period?.billingPeriodEnd],
    ['precedingInvoiceIssueDate', precedingInvoice?.precedingInvoiceIssueDate],
    ['delivery.actualDeliveryDate', delivery?.actualDeliveryDate],
  ];
  for (const { path, precedingInvoiceIssueDate } of furtherPrecedingInvoices)
    dates.push([`${path}.precedingInvoiceIssueDate`, precedingInvoiceIssueDate]);
  for (const { path, dueDate } of instalments) dates.push([`${path}.dueDate`, dueDate]);
  for (const { path, date } of paidAmounts) dates.push([`${path}.date`, date]);
  // Few lines have a period, and there may be many lines.
  for (const { path, periodStart, periodEnd } of invoice.lines)
    if (periodStart !== undefined || periodEnd !== undefined)
      dates.push([`${path}.periodStart`, periodStart], [`${path}.periodEnd`, periodEnd]);
  return dates;
}
