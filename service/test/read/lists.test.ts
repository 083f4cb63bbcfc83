import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { exchangeStatuses, reportingStatuses } from '../../src/track/tracks.ts';
import { type Ask, allItems, asker } from '../support/asking.ts';
import { creditNote, invalidInvoice, invoice } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;

beforeAll(async () => {
  opened = await openTestService();
  ask = asker(opened.app, await opened.key(await opened.company()));
  for (let day = 1; day <= 5; day += 1) {
    await ask('/v1/invoices', {
      method: 'POST',
      body: { ...invoice, invoiceNumber: `N-${day}`, issueDate: `2026-11-0${day}` },
    });
  }
});
afterAll(() => opened.close());

interface Listed {
  readonly invoiceNumber: string;
}
type Tracked = Readonly<Record<'exchange' | 'reporting', { readonly status: string }>>;
const numbers = (items: readonly Listed[]) => items.map(({ invoiceNumber }) => invoiceNumber);

describe('A list of documents', () => {
  test('has pages, newest first, and stays stable while documents are added', async () => {
    const first = await ask('/v1/invoices?limit=2');
    expect(numbers(first.body.items)).toEqual(['N-5', 'N-4']);
    await ask('/v1/invoices', { method: 'POST', body: { ...invoice, invoiceNumber: 'N-6' } });
    const second = await ask(`/v1/invoices?limit=2&cursor=${first.body.nextCursor}`);
    expect(numbers(second.body.items)).toEqual(['N-3', 'N-2']);
    const third = await ask(`/v1/invoices?limit=2&cursor=${second.body.nextCursor}`);
    expect(numbers(third.body.items)).toEqual(['N-1']);
    expect(third.body.nextCursor).toBeNull();
  });

  test('is filtered by status, dates and text', async () => {
    const dated = await ask('/v1/invoices?issuedFrom=2026-11-03&issuedTo=2026-11-04&text=n-');
    expect(numbers(dated.body.items)).toEqual(['N-4', 'N-3']);
    expect((await ask('/v1/invoices?status=Sent')).body.items).toEqual([]);
    expect(numbers((await ask('/v1/invoices?text=N-4')).body.items)).toEqual(['N-4']);
    expect((await ask('/v1/invoices?text=%25')).body.items).toEqual([]);
  });

  test('by days of issue starts with the latest issued, across pages too', async () => {
    const query = '/v1/invoices?issuedFrom=2026-11-02&limit=2';
    await ask('/v1/invoices', {
      method: 'POST',
      body: { ...invoice, invoiceNumber: 'N-7', issueDate: '2026-11-03' },
    });
    const pages = [(await ask(query)).body];
    while (pages.at(-1).nextCursor !== null)
      pages.push((await ask(`${query}&cursor=${pages.at(-1).nextCursor}`)).body);
    const listed = pages.flatMap(({ items }) => items);
    expect(listed.map(({ issueDate }) => issueDate)).toEqual(
      listed
        .map(({ issueDate }) => issueDate)
        .toSorted()
        .toReversed(),
    );
    expect(numbers(listed).filter((number) => number !== 'N-6')).toEqual(['N-5', 'N-4', 'N-7', 'N-3', 'N-2']);
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'cursor=xyz',
    'status=Lost',
    'issuedFrom=2026-02-30',
    // PostgreSQL has no year 0.
    'issuedTo=0000-01-01',
    'updatedSince=2026-11-26',
    'updatedSince=2026-02-30T00:00:00Z',
    'trn=',
    'documentType=Receipt',
    // If two values contradict each other, neither may be ignored.
    'status=Draft&status=Sent',
    'sort=number',
    'exchange=Sent',
    'reporting=lost',
  ])('is refused with 400 for %s', async (query) => {
    const answer = await ask(`/v1/invoices?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(1);
  });

  test.each(['issuedFrom=2026-02-30', 'text=%00', 'cursor=xyz', 'sort=number', 'limit=1&limit=2'])(
    'says in Arabic what is wrong with %s',
    async (query) => {
      const { body } = await ask(`/v1/invoices?${query}`, { headers: { 'accept-language': 'ar' } });
      expect(body.errors[0].message).toMatch(/\p{Script=Arabic}/u);
    },
  );

  test('is filtered by type, whole number, TRN and receiver', async () => {
    const { seller, buyer } = invoice;
    const other = { ...buyer, trn: '100987654300003', participantId: '0235:1009876543' };
    const selfBilled = { ...invoice, documentType: 'SelfBillingInvoice', invoiceNumber: 'SB-1' };
    for (const body of [selfBilled, { ...invoice, invoiceNumber: 'N-44', buyer: other }])
      expect((await ask('/v1/invoices', { method: 'POST', body })).status).toBe(201);
    const found = async (query: string) => numbers((await ask(`/v1/invoices?${query}`)).body.items);
    expect(await found('documentType=SelfBillingInvoice')).toEqual(['SB-1']);
    expect(await found('invoiceNumber=N-4')).toEqual(['N-4']);
    expect(await found('invoiceNumber=n-4')).toEqual([]);
    expect(await found(`trn=${other.trn}`)).toEqual(['N-44']);
    expect(await found(`trn=${seller.trn}&invoiceNumber=N-44`)).toEqual(['N-44']);
    expect(await found(`receiver=${other.participantId}`)).toEqual(['N-44']);
    // Its buyer has issued it: the seller receives it.
    expect(await found(`receiver=${seller.participantId}`)).toEqual(['SB-1']);
  });

  test.each(['createdAt', 'issueDate', 'updatedAt'])(
    'is sorted by %s both ways, page by page',
    async (by) => {
      const inOrder = numbers(await allItems(ask, `/v1/invoices?sort=${by}&limit=3`));
      const latestFirst = numbers(await allItems(ask, `/v1/invoices?sort=-${by}&limit=3`));
      expect(inOrder.toReversed()).toEqual(latestFirst);
      expect(new Set(inOrder).size).toBeGreaterThan(5);
      const found = numbers(await allItems(ask, `/v1/invoices?sort=${by}&limit=2&text=n-`));
      expect(found).toEqual(inOrder.filter((number) => number.startsWith('N-')));
    },
  );

  test('since a moment has what changed since then, in the order of the changes', async () => {
    const [first, second] = (await ask('/v1/invoices?sort=createdAt&limit=2')).body.items;
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: { ...invoice, invoiceNumber: 'N-9' } }))
      .body;
    const { createdAt } = (await ask(`/v1/invoices/${id}`)).body;
    for (const { id: changed } of [second, first])
      await ask(`/v1/invoices/${changed}`, { method: 'PUT', body: { ...invoice, invoiceNumber: changed } });
    const changes = await allItems(ask, `/v1/invoices?updatedSince=${createdAt}&limit=1`);
    expect(changes.map((document) => document.id).slice(-3)).toEqual([id, second.id, first.id]);
    expect((await ask('/v1/invoices?updatedSince=2999-01-01T00:00:00%2B04:00')).body.items).toEqual([]);
  });

  test('uses the language of its address', async () => {
    const { status, headers } = await ask('/v1/invoices?lang=ar&limit=1');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect((await ask('/v1/invoices?lang=ar&limit=0')).body.title).toMatch(/\p{Script=Arabic}/u);
  });

  describe('has cursors that', () => {
    test('tell nothing to who has them', async () => {
      const { nextCursor } = (await ask('/v1/invoices?limit=1')).body;
      const bytes = Buffer.from(nextCursor, 'base64url');
      // No place is as long as what is around it, and none of it is digits.
      expect(bytes.length).toBeGreaterThan(28);
      expect(bytes.toString('latin1')).not.toMatch(/^[[\]\d"p-]+$/);
    });

    test.each([
      ['another list', '/v1/credit-notes', ''],
      ['other filters', '/v1/invoices', '&status=Draft'],
      ['another order', '/v1/invoices', '&sort=issueDate'],
      ['another track', '/v1/invoices', '&reporting=rejected'],
    ])('do not continue %s', async (_, path, filter) => {
      const { nextCursor } = (await ask('/v1/invoices?limit=1')).body;
      const { status, body } = await ask(`${path}?cursor=${nextCursor}${filter}`);
      expect([status, body.errors[0].field]).toEqual([400, 'cursor']);
    });

    test('do not continue the list of another company, and may not be changed', async () => {
      const { nextCursor } = (await ask('/v1/invoices?limit=1')).body;
      const stranger = asker(opened.app, await opened.key(await opened.company()));
      expect((await stranger(`/v1/invoices?cursor=${nextCursor}`)).status).toBe(400);
      const changed = `${nextCursor.slice(0, 20)}${nextCursor[20] === 'A' ? 'B' : 'A'}${nextCursor.slice(21)}`;
      expect((await ask(`/v1/invoices?cursor=${changed}`)).status).toBe(400);
    });

    test('continue it with another limit, in another language', async () => {
      const { nextCursor } = (await ask('/v1/invoices?limit=1')).body;
      expect((await ask(`/v1/invoices?lang=ar&limit=7&cursor=${nextCursor}`)).status).toBe(200);
    });
  });

  test('is filtered by where documents stand on their tracks, as it shows them', async () => {
    const known = (status: string) => JSON.stringify({ status, at: null, code: null, reason: null });
    const stands = [
      ['Pending', known('pending'), null],
      ['Sent', known('sent'), null],
      ['Sent', known('forwarded'), known('rejected')],
      ['Sent', known('notApplicable'), known('reported')],
      ['DeliveryFailed', known('rejected'), known('sent')],
    ];
    const path = '/v1/credit-notes';
    const strangers = asker(opened.app, await opened.key(await opened.company()));
    for (const [index, [status, exchange, reporting]] of stands.entries()) {
      const body = { ...creditNote, invoiceNumber: `T-${index}` };
      const { id } = (await strangers(path, { method: 'POST', body })).body;
      await acrossCompanies(opened.service.database, (scoped) =>
        sql`update documents set status = ${status}, exchange = ${exchange}, reporting = ${reporting},
          submission_error = case when ${status} = 'DeliveryFailed' then ${'{"words":"refused"}'}::jsonb end
          where id = ${id}`.execute(scoped),
      );
    }
    const all = (await strangers(path)).body.items;
    expect(all).toHaveLength(stands.length);
    for (const [track, statuses] of [
      ['exchange', exchangeStatuses],
      ['reporting', reportingStatuses],
    ] as const)
      for (const status of statuses)
        expect(numbers(await allItems(strangers, `${path}?${track}=${status}&limit=1`)), status).toEqual(
          numbers(all.filter((document: Tracked) => document[track].status === status)),
        );
    const found = async (list: string) => numbers((await strangers(list)).body.items);
    expect(await found(`${path}?exchange=sent&reporting=rejected`)).toEqual([]);
    expect(await found(`${path}?exchange=rejected&text=t-`)).toEqual(['T-4']);
    expect(await found(`${path}/failed?exchange=rejected&reporting=sent`)).toEqual(['T-4']);
    expect(await found('/v1/invoices/failed?reporting=reported')).toEqual([]);
    // What arrived is with nobody else.
    expect((await strangers('/v1/purchase-invoices?exchange=sent')).status).toBe(400);
    expect(await found('/v1/purchase-invoices?reporting=sent')).toEqual([]);
  });

  test('of failed documents has invoices and credit notes', async () => {
    for (const path of ['/v1/invoices', '/v1/credit-notes']) {
      const { body } = await ask(path, { method: 'POST', body: invalidInvoice });
      await ask(`${path}/${body.id}/submit`, { method: 'POST' });
    }
    await opened.drain();
    const all = await ask('/v1/invoices/failed');
    expect(all.body.items.map(({ documentType }: { documentType: string }) => documentType)).toEqual([
      'CreditNote',
      'Invoice',
    ]);
    expect((await ask('/v1/credit-notes/failed')).body.items).toHaveLength(1);
  });
});

test('Changes are in the order of the database, whatever the clock of the process that made them', async () => {
  const clock = { now: () => new Date(Date.now() - 2000) };
  const behind = createApp({ ...opened.service, clock });
  const key = await opened.key(await opened.company());
  const [now, earlier] = [asker(opened.app, key), asker(behind, key)];
  const first = (await now('/v1/invoices', { method: 'POST', body: invoice })).body.id;
  const second = (await earlier('/v1/invoices', { method: 'POST', body: invoice })).body.id;
  const { updatedAt } = (await now(`/v1/invoices/${first}`)).body;
  const changed = (await now(`/v1/invoices?updatedSince=${updatedAt}`)).body.items;
  expect(changed.map(({ id }: { id: string }) => id)).toEqual([first, second]);
});
