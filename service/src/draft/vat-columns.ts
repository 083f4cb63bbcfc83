import { isDay } from '../texts/day.ts';
import type { StoredEntry } from './ledger-notes.ts';

/** The columns of a document from which the statement of a period is made. */
export interface VatColumns {
  /** Its date of supply. */
  readonly supplied_on: string | null;
  /** Its entry in the ledger without its lines, as JSON. */
  readonly vat: string | null;
}

/** The VAT columns of a document; empty for one without UBL, and for one whose day is none. */
export function vatColumnsOf({ outcome, document }: StoredEntry): VatColumns {
  if (document === null || !isDay(document.suppliedOn)) return { supplied_on: null, vat: null };
  const entry: StoredEntry = { outcome, document: { ...document, lines: [] } };
  return { supplied_on: document.suppliedOn, vat: JSON.stringify(entry) };
}
