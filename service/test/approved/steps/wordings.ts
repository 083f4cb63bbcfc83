import { scopes } from '../../../src/keys/scopes.ts';
import { creditNote, invalidInvoice, invoice } from '../../support/requests.ts';
import type { World } from '../world.ts';
import { created, unnumbered } from './documents.ts';
import type { People } from './people.ts';

/** Mistakes in requests, in Arabic; and documents in the name of another. */
export async function wordingSteps(world: World, { operator, nobody }: People): Promise<void> {
  const { ask, work } = world;
  const company = { name: 'Words', participants: ['0235:1000000071'], trns: ['100000007100003'], scopes };
  const { body: made } = await ask(operator, 'POST /v1/operator/companies', { body: company });
  const words = { name: 'words', apiKey: made.apiKey };
  for (const body of [
    { name: 'x'.repeat(1001), unitPrice: '1', isActive: 'yes', colour: 'red' },
    { code: 7, name: ' \u200b ', unitPrice: -1 },
    { code: '\0', name: '\ud800' },
    { code: '1', name: 'Dear', unitPrice: 1e16 },
    [],
    '{',
  ])
    await ask(words, 'POST /v1/items?lang=ar', { body });
  await ask(words, 'POST /v1/items?lang=ar', { body: {}, headers: { 'idempotency-key': '' } });
  for (const name of ['First', 'Second'])
    await ask(words, 'POST /v1/items?lang=ar', { body: { code: 'TAKEN', name } });
  const hook = { targetUrl: 'https://erp.example.com', eventTypes: [] };
  await ask(words, 'POST /v1/webhooks?lang=ar', { body: hook });
  for (const query of ['limit=x', 'limit=0', 'cursor=mine', 'text=%00', 'limit=1&limit=2'])
    await ask(words, `GET /v1/items?${query}&lang=ar`);
  for (const path of ['none', 'items/none', 'items/none?sort=name', 'invoices?issuedFrom=2026-02-30'])
    await ask(words, `GET /v1/${path}${path.includes('?') ? '&' : '?'}lang=ar`);
  await ask(words, 'DELETE /v1/whoami?lang=ar');
  await ask(nobody, 'GET /v1/whoami?lang=ar');
  for (const field of ['issueDate', 'dueDate'])
    await ask(words, 'POST /v1/invoices', { body: { ...invoice, [field]: '0000-01-01' } });
  const own = { participantId: '0235:1000000071', trn: '100000007100003' };
  const another = { participantId: '0235:1000000001', trn: '100000000100003' };
  for (const body of [
    { ...invoice, seller: { ...invoice.seller, ...another } },
    { ...invalidInvoice, seller: { ...invalidInvoice.seller, ...another } },
    { ...invalidInvoice, seller: { ...invalidInvoice.seller, ...own } },
  ]) {
    const headers = { prefer: 'handling=strict' };
    for (const lang of ['en', 'ar'])
      await ask(words, `POST /v1/invoices?lang=${lang}`, {
        body: { ...body, invoiceNumber: 'W-1' },
        headers,
      });
    const path = await created(world, words, unnumbered(body));
    for (const lang of ['en', 'ar']) {
      await ask(words, `GET ${path}?lang=${lang}`, { headers: { accept: 'application/xml' } });
      await ask(words, `PUT ${path}?lang=${lang}`, { body: { ...body, invoiceNumber: 'W-2' }, headers });
    }
    await ask(words, `POST ${path}/submit`);
    await ask(words, `PUT ${path}`, { body });
    await ask(words, `DELETE ${path}`);
    await work();
    for (const lang of ['en', 'ar']) {
      await ask(words, `POST ${path}/submit?lang=${lang}`, { headers });
      await ask(words, `GET ${path}?lang=${lang}`);
      await ask(words, `GET ${path}/history?lang=${lang}`);
    }
  }
  const credit = await created(
    world,
    words,
    { ...unnumbered(creditNote), documentType: 'any' },
    'credit-notes',
  );
  await ask(words, `GET ${credit}`);
  await ask(words, `POST ${credit}/submit`, { headers: { 'if-match': '"99"' } });
}
