import exportInvoice from '../../../../examples/export-usd.json' with { type: 'json' };
import { lines } from '../../support/operations.ts';
import {
  creditNote,
  invalidInvoice,
  invoice,
  invoiceTo,
  selfBillingInvoice,
  stranger,
} from '../../support/requests.ts';
import type { World } from '../world.ts';
import type { People } from './people.ts';

let numbers = 0;

/** A number that no document has. */
export function newNumber(): string {
  numbers += 1;
  return `N-${String(numbers).padStart(3, '0')}`;
}

export type Listing = 'invoices' | 'credit-notes';

/** Creates a document; returns its path. */
export async function created(
  { ask }: World,
  who: People['seller'],
  body: object,
  list: Listing = 'invoices',
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answered = await ask(who, `POST /v1/${list}`, {
    body: { invoiceNumber: newNumber(), ...body },
    headers,
  });
  return `/v1/${list}/${answered.body?.id}`;
}

/** An invoice of the examples without its number. */
export function unnumbered(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { invoiceNumber: _, ...others } = body;
  return others;
}

/** Drafts: created, read in every form, replaced, checked, deleted; and every refusal. */
export async function draftSteps(world: World, { seller, buyer, reader, nobody }: People): Promise<void> {
  const { ask } = world;
  const draft = await created(world, seller, unnumbered(invoice));
  const forms = 'application/json text/json text/plain application/xml text/html text/csv */*';
  for (const accept of forms.split(' ')) await ask(seller, `GET ${draft}`, { headers: { accept } });
  for (const lang of ['ar', 'en', 'fr'])
    await ask(seller, `GET ${draft}?lang=${lang}`, { headers: { accept: 'text/html' } });
  for (const who of [buyer, reader, nobody]) {
    await ask(who, `GET ${draft}`);
    await ask(who, `PUT ${draft}`, { body: invoice });
    await ask(who, `DELETE ${draft}`);
    await ask(who, `POST ${draft}/submit`);
  }
  await ask(seller, `GET ${draft.replace('invoices', 'credit-notes')}`);
  const invalid = await created(world, seller, unnumbered(invalidInvoice));
  for (const path of [draft, invalid]) {
    await ask(seller, `POST ${path}/validate`);
    await ask(seller, `POST ${path}/validate?lang=ar`);
    await ask(seller, `POST ${path}/validate`, { headers: { prefer: 'handling=strict' } });
    await ask(seller, `GET ${path}/history`);
  }
  await ask(seller, `GET ${invalid}`, { headers: { accept: 'application/xml' } });
  const etag = (await ask(seller, `GET ${draft}`)).headers.get('etag') ?? '';
  const replaced = { ...invoice, invoiceNumber: 'N-REPLACED', notes: 'Replaced' };
  for (const match of ['"0"', 'W/"1"', 'x', '*', etag, etag])
    await ask(seller, `PUT ${draft}`, { body: replaced, headers: { 'if-match': match } });
  await ask(seller, `PUT ${draft}`, { body: { ...replaced, invoiceNumber: 'N-REPLACED' } });
  await ask(seller, `PUT ${invalid}`, { body: invalidInvoice, headers: { prefer: 'handling=strict' } });
  await ask(seller, `PUT ${invalid}`, { body: { ...creditNote, invoiceNumber: newNumber() } });
  await ask(seller, `PUT /v1/invoices/none`, { body: invoice });
  await ask(seller, `DELETE ${invalid}`, { headers: { 'if-match': '"0"' } });
  await ask(seller, `DELETE ${invalid}`);
  await ask(seller, `DELETE ${invalid}`);
  await ask(seller, `GET ${invalid}/history`);
  const idempotent = { 'idempotency-key': 'same-key' };
  const body = { ...invoice, invoiceNumber: newNumber() };
  await ask(seller, 'POST /v1/invoices', { body, headers: idempotent });
  await ask(seller, 'POST /v1/invoices', { body, headers: idempotent });
  await ask(seller, 'POST /v1/invoices?lang=ar', { body, headers: idempotent });
  await ask(seller, 'POST /v1/invoices', { body: { ...body, notes: 'Other' }, headers: idempotent });
  await ask(seller, 'POST /v1/credit-notes', { body, headers: idempotent });
  await ask(buyer, 'POST /v1/invoices', { body, headers: idempotent });
  for (const key of ['', 'x'.repeat(255), 'x'.repeat(256), 'ع'])
    await ask(seller, 'POST /v1/invoices', {
      body: { ...invoice, invoiceNumber: newNumber() },
      headers: { 'idempotency-key': key },
    }).catch(() => undefined);
  for (const text of [
    '',
    '{',
    '[]',
    'null',
    '{"documentType":"Invoice","documentType":"Invoice"}',
    '{"lines":"none"}',
  ])
    await ask(seller, 'POST /v1/invoices', { body: text });
  await ask(seller, 'POST /v1/invoices', {
    body: '<Invoice/>',
    headers: { 'content-type': 'application/xml' },
  });
  await ask(seller, 'POST /v1/invoices', { body: invoice, headers: { 'content-encoding': 'br' } });
  const same = await created(world, seller, { ...invoice, invoiceNumber: 'N-SAME' });
  await created(world, seller, { ...invoice, invoiceNumber: ' N-SAME ' });
  await created(world, seller, { ...invoice, invoiceNumber: 'N-SAME' }, 'invoices', {
    prefer: 'handling=strict',
  });
  await created(world, seller, { ...creditNote, invoiceNumber: 'N-SAME' }, 'credit-notes');
  await ask(seller, `GET ${same}/history`);
  await created(world, seller, unnumbered({ ...invoice, documentType: 'CreditNote' }));
  const crediting = { ...creditNote, precedingInvoiceNumber: 'N-SAME' };
  for (const body of [
    crediting,
    { ...crediting, precedingInvoiceIssueDate: '2026-11-03' },
    { ...crediting, currency: 'USD', currencyExchangeRate: 3.6725 },
    { ...crediting, lines: creditNote.lines.map((line) => ({ ...line, quantity: 2000 })) },
  ])
    await created(world, seller, unnumbered(body), 'credit-notes');
  await created(world, seller, { ...exportInvoice, seller: invoice.seller, invoiceNumber: newNumber() });
  await created(world, seller, unnumbered({ ...invoice, seller: stranger }));
  await created(
    world,
    seller,
    unnumbered({ ...invoice, seller: { ...invoice.seller, trn: '100354879700011' } }),
  );
  await created(world, buyer, unnumbered({ ...selfBillingInvoice, buyer: invoice.buyer }));
  for (const number of ['G-1', 'G-2', 'G-5', 'G-4'])
    await created(world, buyer, {
      ...invoice,
      seller: invoice.buyer,
      buyer: invoice.seller,
      invoiceNumber: number,
    });
  await created(world, seller, unnumbered(invoiceTo('0235:9900000098')));
}

/** Many documents in one request. */
export async function bulkSteps({ ask }: World, { seller, buyer, reader }: People): Promise<void> {
  const headers = { 'content-type': 'application/x-ndjson' };
  const bodies = [invoice, invalidInvoice, invoice, creditNote].map((body, at) => ({
    ...body,
    invoiceNumber: `B-${at}`,
  }));
  const bulk = (who: People['seller'], path: string, body: string, more = {}) =>
    ask(who, `POST ${path}`, { body, headers: { ...headers, ...more } });
  const made = await bulk(seller, '/v1/invoices/bulk', `${lines(bodies)}{\n\n"text"\n`);
  await bulk(seller, '/v1/invoices/bulk', `${lines(bodies)}`, { prefer: 'handling=strict' });
  await bulk(seller, '/v1/invoices/bulk', lines(bodies), { 'idempotency-key': 'bulk' });
  await bulk(seller, '/v1/invoices/bulk', lines(bodies), { 'idempotency-key': 'bulk' });
  await bulk(seller, '/v1/invoices/bulk', lines([...bodies].reverse()), { 'idempotency-key': 'bulk' });
  await bulk(seller, '/v1/credit-notes/bulk', lines([{ ...creditNote, invoiceNumber: 'B-C' }]));
  await bulk(reader, '/v1/invoices/bulk', lines(bodies));
  await bulk(seller, '/v1/invoices/bulk', '');
  const ids = made.body.map(({ body }: { readonly body: { readonly id?: string } }) => ({
    id: body.id ?? 'none',
  }));
  await bulk(buyer, '/v1/invoices/bulk/submit', lines(ids));
  await bulk(seller, '/v1/invoices/bulk/submit?lang=ar', lines([...ids, { id: 1 }, { other: 'x' }]));
  await bulk(seller, '/v1/invoices/bulk/submit', lines(ids));
  await bulk(seller, '/v1/credit-notes/bulk/submit', lines(ids.slice(0, 1)));
  await bulk(seller, '/v1/invoices/bulk', lines(Array.from({ length: 1001 }, () => 1)));
}
