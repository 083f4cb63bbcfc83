import type { DocumentType } from 'pint-ae';
import { isDay } from '../texts/forms.ts';
import type { BookColumns, StoredEntry } from './ledger-notes.ts';

/** The values of a document request that have their own columns. */
export interface DocumentColumns extends VatColumns, BookColumns {
  readonly document_type: DocumentType;
  readonly invoice_number: string;
  readonly issue_date: string;
  readonly due_date: string | null;
  readonly currency: string;
  readonly seller_name: string;
  readonly buyer_name: string;
  readonly payable_amount: string | null;
  readonly seller_trn: string | null;
  readonly buyer_trn: string | null;
  /** The receiving participant. */
  readonly receiver: string | null;
  readonly request: string;
  /** The document's values from records, as JSON; null if it names none. */
  readonly filling: string | null;
  /** True if the document refers to attachments. */
  readonly has_attachments: boolean;
}

/** Longer than any identifier, and short enough for a database index. */
const longest = 255;

/** Returns an identifier by which a document can be found; null for a missing or unusable value. */
export function findable(text: string | null | undefined): string | null {
  const identifier = text?.trim() ?? '';
  return identifier === '' || identifier.length > longest ? null : identifier;
}

/** The columns of a document from which the statement of a period is made. */
export interface VatColumns {
  /** The date of supply. */
  readonly supplied_on: string | null;
  /** The ledger entry without its lines, as JSON. */
  readonly vat: string | null;
}

/** Returns the VAT columns of a document; empty for one without UBL, and for one without a valid day. */
export function vatColumnsOf({ outcome, document }: StoredEntry): VatColumns {
  if (document === null || !isDay(document.suppliedOn)) return { supplied_on: null, vat: null };
  const entry: StoredEntry = { outcome, document: { ...document, lines: [] } };
  return { supplied_on: document.suppliedOn, vat: JSON.stringify(entry) };
}
