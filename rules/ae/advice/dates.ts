import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { daysOfInvoices } from '../../../src/core/options/limits.ts';
import {
  type Check,
  type CheckFinding,
  findingIf,
  findingsAmong,
  findingsWhere,
  type LookAt,
} from '../../../src/core/specification/check.ts';
import type { DateOfSupply } from '../../../src/core/specification/vat-return.ts';
import { firstDayOfVat, longestPeriods } from '../defaults/dates.ts';
import { dateOfSupply, endOfSummaryMonth, supplyDaysOf } from '../vat-return/date-of-supply.ts';

/** Days from the supply within which a tax invoice is due (VAT law, Articles 67, 25 and 26; decision 51). */
const issueWindow = 14;

export const dates: readonly Check[] = [
  {
    id: 'pint-ae-advice-due-before-issue',
    find: ({ dueDate, issueDate }) =>
      findingIf(dueDate !== undefined && dueDate < issueDate, 'dueDate', {
        dueDate: dueDate ?? '',
        issueDate,
      }),
  },
  {
    id: 'pint-ae-advice-issue-date-far-away',
    values: { window: issueWindow },
    find: ({ issueDate }, { today }) =>
      findingIf(today !== undefined && daysBetween(issueDate, today) > issueWindow, 'issueDate', {
        issueDate,
        today: today ?? '',
      }),
  },
  {
    id: 'pint-ae-advice-before-vat',
    values: { first: firstDayOfVat },
    find: (invoice) =>
      findingsAmong(
        (lookAt) => lookAtSupply(invoice, lookAt),
        isBeforeVat,
        (date) => ({ date }),
      ),
  },
  {
    // The rules compare start with start and end with end (ibr-085, ibr-086).
    id: 'pint-ae-advice-line-period',
    about: ['period'],
    find: ({ lines, period }) =>
      findingsWhere(
        lines,
        ({ asSent: { periodStart = '', periodEnd = '' } }) =>
          isAfter(periodStart, period?.billingPeriodEnd) || isAfter(period?.billingPeriodStart, periodEnd),
        ({ path, asSent: { periodStart } }) =>
          `${path}.${periodStart === undefined ? 'periodEnd' : 'periodStart'}`,
      ),
  },
  // A summary covers one calendar month at most (decision 53).
  {
    id: 'pint-ae-advice-summary-period',
    about: ['transactionFlags'],
    find: ({ transactionType, period }) => {
      if (!transactionType.has('summaryInvoice') || period === undefined) return [];
      return [
        ...findingIf(period.billingPeriodStart === undefined, 'billingPeriodStart'),
        ...findingIf(period.billingPeriodEnd === undefined, 'billingPeriodEnd'),
      ];
    },
  },
  {
    id: 'pint-ae-advice-late-invoice',
    values: { window: issueWindow },
    find: lateInvoice,
  },
  {
    id: 'pint-ae-advice-supply-month',
    severity: 'information',
    find: otherMonth,
  },
  {
    id: 'pint-ae-advice-summary-month',
    about: ['transactionFlags'],
    find: ({ transactionType, period, issueDate }) => {
      const { billingPeriodStart: start = '', billingPeriodEnd: end = '' } = period ?? {};
      if (!transactionType.has('summaryInvoice') || start === '' || end === '') return [];
      if (end > issueDate)
        return [{ path: 'billingPeriodEnd', text: 'summaryBeforeEnd', values: { end, issueDate } }];
      return findingIf(monthOf(start) !== monthOf(end), 'billingPeriodEnd', { start, end });
    },
  },
  {
    id: 'pint-ae-advice-continuous-period',
    about: ['transactionFlags'],
    find: ({ transactionType, period }) =>
      findingIf(
        transactionType.has('continuousSupply') &&
          (period?.billingPeriodStart ?? period?.billingPeriodEnd) === undefined,
        'billingPeriodStart',
      ),
  },
  {
    id: 'pint-ae-advice-frequency',
    about: ['period'],
    find: ({ period }) => {
      const {
        billingPeriodStart: start,
        billingPeriodEnd: end,
        billingFrequencyCode: code = '',
      } = period ?? {};
      if (start === undefined || end === undefined || end < start) return [];
      const longest = Object.hasOwn(longestPeriods, code) ? longestPeriods[code] : undefined;
      const days = daysBetween(start, end) + 1;
      // The first or the last period may be shorter.
      return findingIf(longest !== undefined && days > longest, 'billingFrequencyCode', {
        code,
        days,
        start,
        end,
      });
    },
  },
];

const millisecondsOfADay = 86_400_000;

/** Compares the dates of the document, of its supply, and of the invoices that it refers to. */
function lookAtSupply(
  {
    issueDate,
    vatPointDate,
    delivery,
    period,
    precedingInvoice,
    furtherPrecedingInvoices: further,
  }: ComputedInvoice,
  lookAt: LookAt,
): void {
  lookAt('', 'issueDate', issueDate);
  lookAt('', 'vatPointDate', vatPointDate);
  lookAt('', 'delivery.actualDeliveryDate', delivery?.actualDeliveryDate);
  lookAt('', 'billingPeriodEnd', period?.billingPeriodEnd);
  lookAt('', 'precedingInvoiceIssueDate', precedingInvoice?.precedingInvoiceIssueDate);
  for (const { path, precedingInvoiceIssueDate: date } of further)
    lookAt(path, '.precedingInvoiceIssueDate', date);
}

/** Another check reports dates that no invoice can have (pint-ae-date-range). */
function isBeforeVat(date: string): boolean {
  return date < firstDayOfVat && date >= daysOfInvoices.first;
}

function daysBetween(date: string, other: string): number {
  return Math.abs(Date.parse(date) - Date.parse(other)) / millisecondsOfADay;
}

const monthOf = (date: string) => date.slice(0, 'yyyy-mm'.length);

const places: Readonly<Record<DateOfSupply['by'], string>> = {
  taxPoint: 'vatPointDate',
  delivery: 'delivery.actualDeliveryDate',
  period: 'billingPeriodEnd',
  year: 'billingPeriodEnd',
  due: 'dueDate',
  payment: 'paidAmounts',
  issue: 'issueDate',
};

/** A summary is due after the month that it covers, whatever the days of its supplies. */
function lateInvoice(invoice: ComputedInvoice): readonly CheckFinding[] {
  const days = supplyDaysOf(invoice);
  const { day, by } = dateOfSupply(days);
  const supply = endOfSummaryMonth(days) ?? day;
  const { issueDate } = invoice;
  // A credit note may refer to an old supply; an earlier payment has its own invoice.
  if (days.isCreditNote || by === 'payment' || supply >= issueDate || supply < firstDayOfVat) return [];
  const late = daysBetween(supply, issueDate);
  const path = endOfSummaryMonth(days) === undefined ? places[by] : 'billingPeriodEnd';
  const { periodEnd = '' } = days;
  if (by === 'year')
    return [
      {
        path,
        text: 'periodOverAYear',
        values: { supply: periodEnd, issueDate, days: daysBetween(periodEnd, issueDate) },
      },
    ];
  return late > issueWindow ? [{ path, values: { supply, issueDate, days: late } }] : [];
}

/** The tax point decides the period of the VAT if the issue date does not; a summary states its own period. */
function otherMonth(invoice: ComputedInvoice): readonly CheckFinding[] {
  const days = supplyDaysOf(invoice);
  const { day, by } = dateOfSupply(days);
  const { issueDate } = invoice;
  return findingIf(
    by !== 'taxPoint' &&
      endOfSummaryMonth(days) === undefined &&
      day >= firstDayOfVat &&
      monthOf(day) !== monthOf(issueDate),
    'vatPointDate',
    { supply: day, issueDate },
  );
}

function isAfter(day = '', other = ''): boolean {
  return day !== '' && other !== '' && day > other;
}
