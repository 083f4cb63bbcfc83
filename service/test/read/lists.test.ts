import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { exchangeStatuses, reportingStatuses } from '../../src/track/tracks.ts';
import { allItems, asker } from '../support/asking.ts';
import { creditNote, invoice } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

interface Listed {
  readonly invoiceNumber: string;
}
type Tracked = Readonly<Record<'exchange' | 'reporting', { readonly status: string }>>;
const numbers = (items: readonly Listed[]) => items.map(({ invoiceNumber }) => invoiceNumber);

const opened = await openTestService();
const ask = asker(opened.app, await opened.key(await opened.company()));
for (let day = 1; day <= 5; day += 1) {
  await ask('/v1/invoices', {
    method: 'POST',
    body: { ...invoice, invoiceNumber: `N-${day}`, issueDate: `2026-11-0${day}` },
  });
}
afterAll(() => opened.close());

describe('A list of documents', () => {
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
