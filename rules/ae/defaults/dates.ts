import type { RootName } from '../../../src/core/invoice/invoice.ts';

/**
 * A VAT point date is written only on an invoice, and only if it differs from the issue date (ibr-124-ae,
 * ibr-141-ae).
 */
export function writesVatPointDate(root: RootName, vatPointDate: string, issueDate: string): boolean {
  return root === 'Invoice' && vatPointDate !== issueDate;
}
