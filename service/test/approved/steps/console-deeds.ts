import { asker } from '../../support/asking.ts';
import {
  creditNote,
  invalidInvoice,
  invoice,
  invoiceTo,
  selfBillingInvoice,
} from '../../support/requests.ts';
import { type Deeds, seeView } from '../seen-console.ts';
import type { Who, World } from '../world.ts';
import { newNumber } from './documents.ts';
import type { People } from './people.ts';

/** Actions of people in the console, and what the service has from them. */
export async function consoleDeedSteps(world: World, people: People): Promise<void> {
  const { work, network } = world;
  const { seller, buyer, operator } = people;
  const ask = asker(world.app, seller.apiKey);
  const act = (who: Who, hash: string, ...deeds: Deeds) =>
    seeView(world, who, hash, hash.length % 2 === 0 ? 'ar' : 'en', deeds);
  const draft = async (body: object = invoice, kind = 'invoices') => {
    const made = await ask(`/v1/${kind}`, { method: 'POST', body: { ...body, invoiceNumber: newNumber() } });
    return `#/documents/${kind}/${made.body.id}`;
  };
  await work(7200);
  const [one, wrong, credit] = [
    await draft(),
    await draft(invalidInvoice),
    await draft(creditNote, 'credit-notes'),
  ];
  await act(seller, one, 'submit', 'cancel');
  await act(seller, one, 'check', 'evidence', 'ubl', 'print', 'pdf', 'refresh');
  await act(seller, wrong, 'submit', 'check', 'ubl');
  await act(seller, one, 'submit', 'confirm');
  await work();
  await act(seller, one, 'credit', 'primary');
  await act(
    seller,
    one,
    'credit',
    { 'credit-number': newNumber(), 'credit-reason': 'DL8.61.1.A' },
    'primary',
  );
  const [line, ...lines] = invoice.lines;
  const namingItem = {
    ...invoice,
    buyer: { recordCode: 'N-1' },
    lines: [{ ...line, recordCode: 'N-1' }, ...lines],
  };
  await billedBySelf(world, people, act);
  for (const hash of [wrong, credit, await draft(namingItem)]) {
    await seeView(world, seller, `${hash}/correct`, 'en');
    await act(seller, `${hash}/correct`, { 'field-invoiceNumber': newNumber() }, 'pause', 'save');
    await act(seller, `${hash}/correct`, 'save-submit', 'cancel');
    await act(seller, `${hash}/correct`, 'as-text', { 'request-text': '{"lines":' }, 'pause', 'save-submit');
  }
  const other = await draft(invoiceTo('0235:1000000002'));
  await act(seller, `${other}/correct`, 'as-text', 'as-form', 'save-submit', 'confirm');
  const fresh = '#/documents/invoices/new/correct';
  const entered = JSON.stringify({ ...invoice, invoiceNumber: newNumber() });
  await act(seller, fresh, 'save');
  await act(seller, fresh, 'as-text', { 'request-text': entered }, 'pause', 'save');
  const list = '#/documents/invoices?limit=3&status=Draft';
  await act(seller, list, 'submit-chosen', 'download-chosen');
  await act(seller, list, 'choose-all', { 'choose-all': true }, 'download-chosen');
  await act(seller, list, { 'choose-all': true }, 'submit-chosen', 'cancel');
  await act(seller, list, { 'choose-all': true }, 'submit-chosen', 'confirm');
  const filters = { 'filter-text': ' N-0 ', 'filter-status': 'Sent', 'filter-verdict': 'valid' };
  await act(seller, list, filters, 'filter-apply');
  const file = (name: string, content: string) => ({ 'upload-file': new File([content], name) });
  const texts = [invoice, invalidInvoice, creditNote, 1].map((body) =>
    JSON.stringify(body === 1 ? 1 : { ...Object(body), invoiceNumber: newNumber() }),
  );
  const table =
    'Invoice number,Date,Customer,Item,Quantity,Price\nT-1,2026-11-02,Oasis,Chair,2,10\nT-2,x,,Desk,1,5\n';
  const upload = '#/documents/upload';
  await act(seller, upload, file('several.ndjson', `${texts.join('\n')}\n`), 'create-drafts');
  await act(seller, upload, file('list.json', `\uFEFF[${texts.join(',\n')}]`));
  await act(seller, upload, file('none.json', '[]'));
  await act(seller, upload, file('table.csv', table));
  await act(buyer, upload, file('table.csv', table), 'fix', 'fix', 'fix');
  await work();
  const { body: sent } = await ask('/v1/invoices?receiver=0235:9900000098&status=Sent&limit=1');
  const mailed = `#/documents/invoices/${sent.items[0]?.id}`;
  await act(seller, mailed, { 'mail-to': ' again@buyer.example ' }, 'mail-again');
  await work();
  await act(seller, mailed, 'mail-again');
  network.meet('report', { outcome: 'refused', reason: { text: 'receiverSilent' } });
  const unreported = await draft();
  await act(seller, unreported, 'submit', 'confirm');
  await work();
  await act(seller, unreported, 'report');
  const { body: arrived } = await asker(world.app, buyer.apiKey)('/v1/purchase-invoices?limit=1');
  const purchase = `#/arrived/purchase-invoices/${arrived.items[0]?.id}`;
  await act(buyer, purchase, 'review-rejected');
  await act(buyer, purchase, { 'review-reason': ' Which order? ' }, 'review-queried', 'ubl');
  await act(buyer, purchase, 'review-booked');
  for (const language of ['en', 'ar'] as const) await seeView(world, buyer, purchase, language);
  await act(seller, '#/books?month=2026-11', 'save-csv', 'save-xlsx');
  await act(
    seller,
    '#/books?month=2026-11',
    { 'filter-month': '2026-10', 'filter-months': '3' },
    'filter-apply',
  );
  await webhookDeeds(world, act, people);
  await operatorDeeds(world, act, people);
  await act(operator, '#/networkStatistics?month=2026-10', 'save-transactions', 'confirm', 'save-end-users');
}

/** An invoice that its buyer has issued is credited by its buyer, among the invoices. */
async function billedBySelf({ app, work }: World, { buyer }: People, act: Act): Promise<void> {
  const ask = asker(app, buyer.apiKey);
  const body = {
    ...selfBillingInvoice,
    seller: invoice.seller,
    buyer: invoice.buyer,
    invoiceNumber: newNumber(),
  };
  const { body: made } = await ask('/v1/invoices', { method: 'POST', body });
  await ask(`/v1/invoices/${made.id}/submit`, { method: 'POST' });
  await work();
  const deeds = [{ 'credit-number': newNumber(), 'credit-reason': 'DL8.61.1.A' }, 'primary'];
  await act(buyer, `#/documents/invoices/${made.id}`, 'credit', ...deeds);
}

type Act = (who: Who, hash: string, ...deeds: Deeds) => Promise<void>;

async function webhookDeeds({ app, work }: World, act: Act, { seller }: People): Promise<void> {
  await act(seller, '#/webhooks', 'add');
  await act(seller, '#/webhooks', { target: ' https://erp.example.com/console ' }, 'add');
  const { body } = await asker(app, seller.apiKey)('/v1/webhooks?limit=1');
  const hook = `#/webhooks/${body.items[0]?.id}`;
  await act(seller, hook, 'test');
  await work();
  const { body: tried } = await asker(
    app,
    seller.apiKey,
  )(`/v1/webhooks/${body.items[0]?.id}/deliveries?limit=1`);
  await act(seller, hook, `again-${tried.items[0]?.id}`);
  await act(seller, hook, { since: '2026-11-01T10:00' }, 'replay');
  await act(seller, hook, 'replay');
  await act(seller, hook, 'remove', 'cancel');
  await act(seller, hook, 'remove', 'confirm');
}

async function operatorDeeds({ app }: World, act: Act, { operator, ids }: People): Promise<void> {
  const ask = asker(app, operator.apiKey);
  const entries = { 'company-name': ' New ', 'company-participants': '0235:1000000095, 0235:1000000096' };
  await act(
    operator,
    '#/companies',
    { ...entries, 'company-trns': '1', 'company-quota': ' 20 ' },
    'create-company',
  );
  await act(
    operator,
    '#/companies',
    { ...entries, 'company-strict': true, 'company-gaps': true },
    'create-company',
  );
  const { body } = await ask('/v1/operator/companies?text=New&limit=1');
  const { id } = body.items[0];
  for (const verb of ['suspend', 'resume']) await act(operator, '#/companies', `${verb}-${id}`, 'confirm');
  const company = `#/companies/${id}`;
  await act(operator, company, { 'change-name': 'Newer', 'change-quota': '', 'change-mails': true }, 'save');
  await act(operator, company, { 'change-trns': '100354879700003' }, 'save');
  await act(operator, company, { 'change-trns': '100354879700003', 'change-shares': true }, 'save');
  await act(operator, company, 'create-key');
  await act(operator, company, { 'key-name': ' ledger ', 'key-read-only': true }, 'create-key');
  const { body: keys } = await ask(`/v1/operator/companies/${id}/keys`);
  await act(operator, company, `rotate-${keys.items[0].id}`);
  await act(operator, company, `revoke-${keys.items[0].id}`, 'confirm');
  await act(operator, company, 'export');
  await act(operator, '#/companies', `close-${id}`, 'confirm');
  await act(operator, company, 'export');
  await act(operator, company, `erase-${id}`, 'cancel');
  await act(operator, '#/companies', `erase-${id}`, 'confirm');
  const { body: letters } = await ask('/v1/operator/dead-letters?limit=2');
  await act(operator, '#/letters', `resend-${letters.items[0]?.id}`);
  await act(operator, '#/letters', `discard-${letters.items[1]?.id}`, 'confirm');
  const { body: silent } = await ask('/v1/operator/unanswered?limit=1');
  await act(operator, '#/unanswered', `resend-${silent.items[0]?.id}`);
  const filtered = `#/unanswered?message=document&companyId=${ids.seller}&olderThanSeconds=60`;
  await act(operator, filtered, 'resend-all', 'cancel');
  await act(operator, filtered, 'resend-all', 'confirm');
  await act(operator, '#/unanswered', 'resend-all', 'confirm');
}
