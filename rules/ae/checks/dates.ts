import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { amountText } from '../../../src/core/numbers/decimal.ts';
import { daysOfInvoices } from '../../../src/core/options/limits.ts';
import { type Check, findingIf, findingsAmong, type LookAt } from '../../../src/core/specification/check.ts';
import frequencies from '../codelists/FreqBilling.json' with { type: 'json' };

/** The frequency that the notes must explain. */
const other = 'OTH';

export const dates: readonly Check[] = [
  {
    id: 'ibr-127-ae',
    find: ({ root, dueDate, totals, transactionType, currency }) =>
      root === 'Invoice' &&
      dueDate === undefined &&
      totals.payableAmount.isPositive() &&
      !totals.payableAmount.isZero() &&
      !transactionType.has('deemedSupply')
        ? [{ path: 'dueDate', values: { payable: amountText(totals.payableAmount), currency } }]
        : [],
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
    about: ['period'],
    find: ({ period }) => {
      const start = period?.billingPeriodStart ?? '';
      const end = period?.billingPeriodEnd ?? '';
      return findingIf(start !== '' && end !== '' && end < start, 'billingPeriodEnd', { start, end });
    },
  },
  {
    id: 'ibr-005-ae',
    misspelt: { value: 'code', list: 'FreqBilling' },
    about: ['period'],
    find: ({ period, notes }) => {
      const code = period?.billingFrequencyCode;
      if (code === undefined || Object.hasOwn(frequencies.codes, code)) return [];
      const complete = Object.keys(frequencies.codes).filter((each) => each !== other || notes !== undefined);
      return [{ path: 'billingFrequencyCode', values: { code }, complete }];
    },
  },
  {
    id: 'ibr-160-ae',
    about: ['period'],
    find: ({ period, notes }) =>
      findingIf(period?.billingFrequencyCode === other && notes === undefined, 'notes'),
  },
  {
    id: 'pint-ae-date-range',
    covers: ['ubl-date-range'],
    values: daysOfInvoices,
    find: (invoice) =>
      findingsAmong(
        (look) => lookAtDays(invoice, look),
        isOutOfRange,
        (day) => ({ day }),
      ),
  },
];

function lookAtDays(invoice: ComputedInvoice, look: LookAt): void {
  const { period, delivery, precedingInvoice, furtherPrecedingInvoices, instalments, paidAmounts } = invoice;
  look('', 'issueDate', invoice.issueDate);
  look('', 'dueDate', invoice.dueDate);
  look('', 'vatPointDate', invoice.vatPointDate);
  look('', 'billingPeriodStart', period?.billingPeriodStart);
  look('', 'billingPeriodEnd', period?.billingPeriodEnd);
  look('', 'precedingInvoiceIssueDate', precedingInvoice?.precedingInvoiceIssueDate);
  look('', 'delivery.actualDeliveryDate', delivery?.actualDeliveryDate);
  for (const { path, precedingInvoiceIssueDate } of furtherPrecedingInvoices)
    look(path, '.precedingInvoiceIssueDate', precedingInvoiceIssueDate);
  for (const { path, dueDate } of instalments) look(path, '.dueDate', dueDate);
  for (const { path, date } of paidAmounts) look(path, '.date', date);
  for (const { path, asSent } of invoice.lines) {
    look(path, '.periodStart', asSent.periodStart);
    look(path, '.periodEnd', asSent.periodEnd);
  }
}

function isOutOfRange(day: string): boolean {
  return day < daysOfInvoices.first || day > daysOfInvoices.last;
}
