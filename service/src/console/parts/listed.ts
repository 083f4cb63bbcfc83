import type { DocumentSummary, PurchaseSummary } from '../../read/schemas.ts';
import type { Client } from '../client.ts';

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

type Party = Readonly<Record<string, string | null>>;

/** Returns the seller of the company's newest invoice, and its payment data, or undefined. */
export async function lastInvoice(
  client: Client,
): Promise<{ readonly seller?: Party; readonly paymentBankAccount?: string } | undefined> {
  const { items } = await client.read<{ items: readonly { id: string }[] }>('v1/invoices?limit=1');
  const [last] = items;
  if (last === undefined) return undefined;
  const path = `v1/invoices/${encodeURIComponent(last.id)}`;
  return (await client.read<{ document: { seller?: Party; paymentBankAccount?: string } }>(path)).document;
}
