import type { RootName } from '../../../src/core/invoice.ts';

/** A VAT point date stands on an invoice only, where it differs from the issue date (ibr-124-ae, ibr-141-ae). */
export function writesVatPointDate(root: RootName, vatPointDate: string, issueDate: string): boolean {
  return root === 'Invoice' && vatPointDate !== issueDate;
}
