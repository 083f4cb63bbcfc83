import { type Check, findingIf } from '../../../src/core/specification/check.ts';

/**
 * Days within which a tax invoice is issued after its supply: an issue date further away is hardly intended.
 */
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
];

const millisecondsOfADay = 86_400_000;

/** The number of days between two dates, whichever is earlier. */
function daysBetween(date: string, other: string): number {
  return Math.abs(Date.parse(date) - Date.parse(other)) / millisecondsOfADay;
}
