import { convert, wrapUbl as wrap } from 'pint-ae';
import { readMessageStatus, readTaxData } from 'pint-ae/network';
import { expect } from 'vitest';
import { invalidInvoice, invoice, stranger } from '../support/requests.ts';
import { textIn } from '../text-in.ts';
import type { AskOnce } from './sent-files.ts';

/** A document for our company that breaks the rules. */
export interface Arrival {
  readonly number: string;
  readonly instanceId: string;
  readonly text: string;
  documentId?: string;
}

export function newArrival(position: number): Arrival {
  const number = `A-${position}`;
  const instanceId = `arrival-${position}`;
  const request = { ...invalidInvoice, invoiceNumber: number, seller: stranger, buyer: invoice.seller };
  const envelope = wrap(convert(request).xml ?? '', { id: instanceId, createdAt: '2026-11-26T08:00:00Z' });
  return { number, instanceId, text: textIn(envelope) };
}

/** Returns where a document stands in a list of purchases: its row, as often as the list has it. */
async function rowsOf(ask: AskOnce, list: string, { number }: Arrival) {
  const { body } = (await ask(`/v1/${list}?text=${number}&limit=200`, 'GET', '')) ?? {};
  const items: {
    invoiceNumber: string;
    id: string;
    answered: string;
    reporting: { status: string } | null;
  }[] = body?.items ?? [];
  return items.filter(({ invoiceNumber }) => invoiceNumber === number);
}

/** Tells whether the tax authority has taken the report of it. */
export async function isReported(ask: AskOnce, arrival: Arrival): Promise<boolean> {
  return (await rowsOf(ask, 'purchase-invoices/refused', arrival))[0]?.reporting?.status === 'reported';
}

/** It is kept once and apart from purchases, answered once as rejected, and reported once as failed. */
export async function expectRefused(
  ask: AskOnce,
  arrival: Arrival,
  envelopes: readonly { readonly instanceId: string; readonly envelope: string }[],
): Promise<void> {
  const { number, documentId, instanceId } = arrival;
  const rows = await rowsOf(ask, 'purchase-invoices/refused', arrival);
  expect(rows, number).toMatchObject([{ id: documentId, answered: 'RE' }]);
  expect(await rowsOf(ask, 'purchase-invoices', arrival), number).toEqual([]);
  const sent = { status: new Map<string, string>(), report: new Map<string, string>() };
  for (const { instanceId: own, envelope } of envelopes) {
    const isReport = envelope.includes('TaxData>');
    if (!envelope.includes(isReport ? `>${number}<` : `>${instanceId}<`)) continue;
    sent[isReport ? 'report' : 'status'].set(own, envelope);
  }
  const codes = [...sent.status.values()].map((text) => {
    const read = readMessageStatus(text);
    return read.ok && read.value.status?.code;
  });
  expect(codes, number).toEqual(['RE']);
  const types = [...sent.report.values()].map((text) => {
    const read = readTaxData(text);
    return read.ok && read.value.taxData?.type;
  });
  expect(types, number).toEqual(['F']);
}
