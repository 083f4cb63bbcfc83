import { type Language, validateUbl } from 'pint-ae';
import { printedForm } from '../read/printed-page.ts';
import { purchaseContent } from './purchase-record.ts';

/** A document that arrived, and what the service knows of it besides. */
export interface StoredPurchase {
  readonly ubl: string;
  readonly facts: object;
  /** Values that were stored in place of those of the UBL. */
  readonly stored: object;
}

/** A purchase record, as JSON. */
export function purchaseText({ ubl, facts, stored }: StoredPurchase): string {
  return JSON.stringify({ ...facts, ...purchaseContent(ubl), ...stored });
}

/** A document that arrived as a page for people. */
export function shownPurchase({
  ubl,
  language,
}: {
  readonly ubl: string;
  readonly language: Language;
}): string {
  const page = printedForm(ubl, validateUbl(ubl), language);
  if (page === undefined) throw new Error('A document that has arrived cannot be shown.');
  return page;
}
