import type { Language } from 'pint-ae';
import { scopes } from '../../../src/keys/scopes.ts';
import { asker } from '../../support/asking.ts';
import { invalidInvoice, invoice } from '../../support/requests.ts';
import { seeView } from '../seen-console.ts';
import type { Who, World } from '../world.ts';
import { newNumber } from './documents.ts';
import type { People } from './people.ts';

const languages = ['en', 'ar'] as const;
const unavailable = { outcome: 'unavailable', reason: { text: 'receiverSilent' } } as const;

interface Listed {
  readonly id: string;
  readonly [name: string]: unknown;
}

/** The first entry of each kind in a list. */
async function kindsIn(
  { app }: World,
  { apiKey }: Who,
  path: string,
  kindOf: (item: Listed) => unknown,
): Promise<Listed[]> {
  const { body } = await asker(app, apiKey)(path);
  const items: readonly Listed[] = body.items;
  return [...new Map(items.map((item) => [JSON.stringify(kindOf(item)), item])).values()];
}

/** The marks that tell documents apart in the console. */
const stateOf = ({ status, documentType, submissionError, exchange, reporting, review, sameAs }: Listed) => [
  ...[status, documentType, submissionError === null, Object(exchange).status, Object(reporting).status],
  ...[Object(review).state, Object(review).reason === null, typeof sameAs],
];

/** Every view of the console in every state that the steps before it have reached, in both languages. */
export async function consoleSteps(world: World, people: People): Promise<void> {
  const { seller, buyer, operator, ids } = people;
  const see = async (who: Who, hash: string, seen: readonly Language[] = languages) => {
    for (const language of seen) await seeView(world, who, hash, language);
  };
  const ask = asker(world.app, seller.apiKey);
  await waitingWork(world, people);
  const { body: key } = await asker(world.app, operator.apiKey)(`/v1/operator/companies/${ids.seller}/keys`, {
    method: 'POST',
    body: { name: 'Reading', scopes: scopes.filter((scope) => scope.endsWith(':read')) },
  });
  const reader = { name: 'who only reads', apiKey: key.apiKey };
  for (const kind of ['invoices', 'credit-notes']) {
    for (const { id } of await kindsIn(world, seller, `/v1/${kind}?limit=200`, stateOf))
      await see(seller, `#/documents/${kind}/${id}`);
    for (const { id } of await kindsIn(world, buyer, `/v1/purchase-${kind}?limit=200`, stateOf))
      await see(buyer, `#/arrived/purchase-${kind}/${id}`);
  }
  const { body: refused } = await asker(world.app, buyer.apiKey)('/v1/purchase-invoices/refused');
  for (const { id } of refused.items.slice(0, 3)) await see(buyer, `#/arrived/purchase-invoices/${id}`);
  for (const query of [
    ...['', '?text=no+such+text', '?limit=3', '?limit=2&status=Draft&text=N-', '?verdict=valid&limit=4'],
    ...['?verdict=errors&limit=4', '?exchange=rejected&reporting=reported'],
    '?documentType=SelfBillingInvoice',
    ...['?updatedSince=2026-11-01T10:00', '?updatedSince=x', '?trn=100712345600003&receiver=0235:1007123456'],
  ])
    await see(seller, `#/documents/invoices${query}`, [languages[query.length % 2] ?? 'en']);
  const { body: first } = await ask('/v1/invoices?limit=3');
  await see(seller, `#/documents/invoices?limit=3&cursor=${first.nextCursor}`);
  for (const place of ['#/documents/credit-notes', '#/arrived', '#/arrived/purchase-credit-notes'])
    await see(place.includes('arrived') ? buyer : seller, place);
  for (const hash of ['#/arrived?status=DeliveryFailed', '#/arrived?limit=1&reporting=rejected'])
    await see(buyer, hash, ['en']);
  for (const who of [seller, buyer])
    for (const { id } of await kindsIn(world, who, '/v1/webhooks?limit=200', ({ status }) => status))
      await see(who, `#/webhooks/${id}`);
  const months = ['2026-10', '2026-11', '2026-11&months=3', '2027-02', 'none'];
  for (const month of months) await see(seller, `#/books?month=${month}`);
  for (const month of ['2026-10', '2026-11', '2027-02'])
    await see(operator, `#/networkStatistics?month=${month}`);
  const companies = await kindsIn(
    world,
    operator,
    '/v1/operator/companies?limit=200',
    ({ status, exportedAt, erasedAt, monthlyQuota }) => [
      status,
      exportedAt === null,
      erasedAt === null,
      monthlyQuota,
    ],
  );
  for (const { id } of companies) await see(operator, `#/companies/${id}`);
  await see(operator, '#/companies?status=closed', ['en']);
  await see(operator, '#/companies?text=no+such+text', ['ar']);
  await see(operator, `#/audit?companyId=${ids.buyer}&limit=20`, ['ar']);
  for (const place of [
    ...['', '#/documents', '#/arrived', '#/webhooks', '#/books', '#/usage', '#/companies', '#/queues'],
    ...['#/nowhere', '#/unanswered', '#/letters', '#/refusedMessages', '#/networkStatistics', '#/health'],
    '#/audit',
    ...['#/documents/upload', '#/documents/invoices/new/correct', '#/documents/invoices/none'],
    '#/companies/none',
  ])
    for (const [at, who] of [seller, operator, reader, seller, operator].entries())
      await see(who, place, [languages[Math.floor(at / 3) % 2] ?? 'en']);
}

/** Work of every queue that waits, and a message that nobody answers. */
async function waitingWork({ app, network, work }: World, { seller }: People): Promise<void> {
  const ask = asker(app, seller.apiKey);
  const submit = async () => {
    const body = { ...invoice, invoiceNumber: newNumber() };
    const { body: made } = await ask('/v1/invoices', { method: 'POST', body });
    await ask(`/v1/invoices/${made.id}/submit`, { method: 'POST' });
  };
  await submit();
  await work();
  await work(7200);
  for (let times = 0; times < 2; times += 1) {
    network.meet('document', unavailable, unavailable, unavailable);
    await submit();
    for (const seconds of [0, 4000, 4000, 4000]) await work(seconds);
  }
  network.meet('document', unavailable);
  await submit();
  await work();
  await submit();
  await ask('/v1/invoices', { method: 'POST', body: { ...invalidInvoice, invoiceNumber: newNumber() } });
}
