import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import type { DateOfSupply, SupplyDays } from '../../../src/core/specification/vat-return.ts';
import { itemTypesWithClassification as goods } from '../defaults/items.ts';
import type { TransactionFlag } from '../defaults/transaction-flags.ts';

/**
 * The date of supply, as far as a document states it (Federal Decree-Law 8 of 2017 on VAT, Articles 25 and 26;
 * Executive Regulation, Article 59(13)(b)): the tax point that was sent, otherwise
 * - for a credit note, the issue date, on which the credit note changes the tax;
 * - for a summary, the end of its period, within the month of its supplies;
 * - for a periodic supply, the earliest of issue, due date, payment, and a year after the period;
 * - for any other supply, the earliest of delivery, end of the period and issue.
 */
export function dateOfSupply(days: SupplyDays): DateOfSupply {
  const { isCreditNote, taxPoint, issue, flags } = days;
  if (taxPoint !== undefined) return { day: taxPoint, by: 'taxPoint' };
  if (isCreditNote) return { day: issue, by: 'issue' };
  if (has(flags, 'summaryInvoice')) return earliest({ issue, period: endOfPeriod(days) ?? monthEnd(days) });
  if (isPeriodic(days)) {
    const period = endOfPeriod(days);
    const year = period && yearAfter(period);
    return earliest({ issue, due: days.due, payment: days.payments.toSorted()[0], year });
  }
  return earliest({ issue, delivery: days.delivery, period: endOfPeriod(days) });
}

/** Tells whether a supply is continuous, or consists of services with a billing frequency (Article 26). */
export function isPeriodic({ flags, frequency, delivery, itemTypes: types }: SupplyDays): boolean {
  if (has(flags, 'continuousSupply')) return true;
  const areServices = types.every((type) => type === undefined || !goods.includes(type));
  return frequency !== undefined && delivery === undefined && areServices;
}

/** The last day of the month that a summary covers; undefined for any other document. */
export function endOfSummaryMonth(days: SupplyDays): string | undefined {
  if (!has(days.flags, 'summaryInvoice')) return undefined;
  const day = endOfPeriod(days) ?? days.periodStart;
  return day && lastOfMonth(day);
}

/** Returns the days that decide the date of supply of an invoice. */
export function supplyDaysOf(invoice: ComputedInvoice): SupplyDays {
  const { root, issueDate, transactionType, vatPointDate, delivery, period, dueDate } = invoice;
  return {
    isCreditNote: root === 'CreditNote',
    flags: transactionType,
    issue: issueDate,
    taxPoint: vatPointDate,
    delivery: delivery?.actualDeliveryDate,
    periodStart: period?.billingPeriodStart,
    periodEnd: period?.billingPeriodEnd,
    frequency: period?.billingFrequencyCode ?? period?.billingFrequencyText,
    due: root === 'CreditNote' ? undefined : dueDate,
    payments: invoice.paidAmounts.flatMap(({ date }) => date ?? []),
    itemTypes: invoice.lines.map(({ sentItemTypeCode }) => sentItemTypeCode),
  };
}

function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

const has = (flags: ReadonlySet<string>, flag: TransactionFlag) => flags.has(flag);

/** The end of the period, unless it is before the start (ibr-029): nobody knows then which day is wrong. */
function endOfPeriod({ periodStart = '', periodEnd }: SupplyDays): string | undefined {
  return periodEnd !== undefined && periodEnd < periodStart ? undefined : periodEnd;
}

const monthEnd = ({ periodStart }: SupplyDays) => periodStart && lastOfMonth(periodStart);

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The earliest of several days; of equal days, the issue date comes first. */
function earliest(days: Partial<Record<DateOfSupply['by'], string>>): DateOfSupply {
  let found: DateOfSupply = { day: days.issue ?? '', by: 'issue' };
  for (const [by, day] of Object.entries(days))
    if (day !== undefined && day < found.day) found = { day, by: by as DateOfSupply['by'] };
  return found;
}
