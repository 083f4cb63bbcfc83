import { roundingFactsOf, storedVatOf } from 'pint-ae/internal/server';
import type { LedgerDocument } from 'pint-ae/ledger';
import { isDay } from '../texts/day.ts';

/** The columns of a document that a statement of a month adds up. */
export interface VatColumns {
  readonly supplied_on: string | null;
  readonly vat: string | null;
  /** The differences that rounding makes; null if it makes none. */
  readonly roundings: string | null;
}

/** The VAT columns of a document; empty for one without UBL, and for one whose day is none. */
export function vatColumnsOf(document: LedgerDocument | null): VatColumns {
  const stored = document === null ? null : storedVatOf(document);
  if (document === null || stored === null || !isDay(stored.suppliedOn))
    return { supplied_on: null, vat: null, roundings: null };
  const roundings = roundingFactsOf(document);
  return {
    supplied_on: stored.suppliedOn,
    vat: JSON.stringify(stored.parts),
    roundings: roundings.length === 0 ? null : JSON.stringify(roundings),
  };
}
