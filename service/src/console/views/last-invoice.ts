import type { Client } from '../client.ts';

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
