import type { TextName } from '../texts.ts';

/** A document in a list. */
export interface Listed {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly documentType: TextName;
  readonly status: string;
  readonly issueDate: string;
  readonly currency: string;
  readonly sellerName: string;
  readonly buyerName: string;
  readonly totalPayableAmount: number | null;
}

/** The lists of sent and received documents, by their path in the interface. */
export const shelves = {
  documents: ['invoices', 'credit-notes'],
  arrived: ['purchase-invoices', 'purchase-credit-notes'],
} as const;
export type Shelf = keyof typeof shelves;
export type Kind = (typeof shelves)[Shelf][number];

export function kindIn(shelf: Shelf, name: string): Kind | undefined {
  return shelves[shelf].find((kind) => kind === name);
}

/** The place of a document that does not exist yet. */
export const newDocument = 'new';

/** Tells whether a document can still be submitted. */
export function isOpen(status: string): boolean {
  return status === 'Draft' || status === 'DeliveryFailed';
}
