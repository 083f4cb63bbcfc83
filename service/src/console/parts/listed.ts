import type { DocumentSummary, PurchaseSummary } from '../../read/schemas.ts';

/** A document in a list. */
export type Listed = DocumentSummary | PurchaseSummary;

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

/** Returns the status in words: a document refused before sending differs from one that was not delivered. */
export function statusNameOf({ status, exchange }: Pick<DocumentSummary, 'status' | 'exchange'>): string {
  return status === 'DeliveryFailed' && exchange.status === 'notApplicable'
    ? 'status.NotSent'
    : `status.${status}`;
}
