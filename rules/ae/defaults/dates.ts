import type { RootName } from '../../../src/core/invoice/invoice.ts';

/** A VAT point date is written only on an invoice with another issue date (ibr-141-ae; decision 27). */
export function writesVatPointDate(root: RootName, vatPointDate: string, issueDate: string): boolean {
  return root === 'Invoice' && vatPointDate !== issueDate;
}

/** The first day of VAT in the UAE. */
export const firstDayOfVat = '2018-01-01';

/** The maximum number of days in a billing period for each frequency (BTAE-06, decision 53). */
export const longestPeriods: Readonly<Record<string, number>> = {
  DLY: 1,
  WKY: 7,
  Q15: 16,
  MTH: 31,
  Q45: 46,
  Q60: 62,
  QTR: 92,
  HYR: 184,
  YRL: 366,
};
