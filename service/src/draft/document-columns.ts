import type { DocumentType } from 'pint-ae';
import type { BookColumns } from './ledger-notes.ts';
import type { VatColumns } from './vat-columns.ts';

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
  /** The participant to which it goes. */
  readonly receiver: string | null;
  readonly request: string;
  /** Its values from records, as JSON; null if it names none. */
  readonly filling: string | null;
  /** Whether it refers to attachments. */
  readonly has_attachments: boolean;
}
