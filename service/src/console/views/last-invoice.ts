import type { Client } from '../client.ts';

type Party = Readonly<Record<string, string | null>>;

/** The seller of the newest invoice of the company, and how it is paid; undefined if there is none. */
export async function lastInvoice(
  client: Client,
): Promise<{ readonly seller?: Party; readonly paymentBankAccount?: string } | undefined> {
  const { items } = await client.read<{ items: readonly { id: string }[] }>('v1/invoices?limit=1');
  const [last] = items;
  if (last === undefined) return undefined;
  const path = `v1/invoices/${encodeURIComponent(last.id)}`;
  return (await client.read<{ document: { seller?: Party; paymentBankAccount?: string } }>(path)).document;
}
