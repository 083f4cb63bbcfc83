import type { UblElement } from 'pint-ae';
import { storedVatOf } from 'pint-ae/internal/server';
import { isDay } from '../texts/day.ts';

/** The columns of a document that a statement of a month adds up. */
export interface VatColumns {
  readonly supplied_on: string | null;
  readonly vat: string | null;
}

const none: VatColumns = { supplied_on: null, vat: null };

/** The VAT columns of a document; empty for one without UBL, and for one whose day is none. */
export function vatColumnsOf(root: UblElement | undefined): VatColumns {
  const stored = root === undefined ? null : storedVatOf(root);
  if (stored === null || !isDay(stored.suppliedOn)) return none;
  return { supplied_on: stored.suppliedOn, vat: JSON.stringify(stored.parts) };
}
