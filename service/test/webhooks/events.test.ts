import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acrossCompanies, forCompany, readingAcross } from '../../src/database/database.ts';
import { mendEventOrder } from '../../src/database/event-order.ts';
import type { WebhookMessage } from '../../src/targets/send.ts';
import { announce } from '../../src/webhooks/announce.ts';
import { type Ask, asker } from '../support/asking.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let companyId: string;
let ask: Ask;
let now = new Date('2026-11-21T08:00:00Z');
const sent: WebhookMessage[] = [];

beforeAll(async () => {
  opened = await openTestService({
    replaced: {
      clock: { now: () => now },
      sendWebhook: async (message) => {
        sent.push(message);
        return 204;
      },
    },
  });
});
afterAll(() => opened.close());

beforeEach(async () => {
  sent.length = 0;
  companyId = await opened.company();
  ask = asker(opened.app, await opened.key(companyId));
});

type DocumentEvent = 'document.sent' | 'document.failed';

/** Something happens to a document with a number, and nothing before it is under way any more. */
async function happen(number: number, type?: DocumentEvent): Promise<void> {
  await tell(number, type);
  await settled();
}

function tell(number: number, type: DocumentEvent = 'document.sent'): Promise<void> {
  now = new Date(now.getTime() + 60_000);
  return forCompany(opened.service.database, companyId, async (scoped) =>
    announce(scoped, opened.service, { companyId, type, data: { number } }),
  );
}

/** Until what other tests do on the same server has ended: events after it are listed only then. */
function settled(): Promise<void> {
  return expect
    .poll(
      async () => {
        const { rows } = await sql<{ isUnderWay: boolean }>`select exists (select from events
        where written_by >= pg_snapshot_xmin(pg_current_snapshot())) as "isUnderWay"`.execute(
          readingAcross(opened.service.database),
        );
        return rows[0]?.isUnderWay;
      },
      { timeout: 60_000 },
    )
    .toBe(false);
}

interface Listed {
  readonly data: { readonly number: number };
}
const numbers = (items: readonly Listed[]) => items.map(({ data }) => data.number);
const listed = async (query = '') => (await ask(`/v1/events?limit=2${query}`)).body;

describe('The events of a company', () => {
  test('come oldest first, page by page, each exactly once, also those that happen meanwhile', async () => {
    for (const number of [1, 2, 3]) await happen(number);
    const first = await listed();
    expect(numbers(first.items)).toEqual([1, 2]);
    expect(first.nextCursor).toBe(first.cursor);
    await happen(4);
    const second = await listed(`&cursor=${first.cursor}`);
    expect([numbers(second.items), second.nextCursor]).toEqual([[3, 4], null]);
    const none = await listed(`&cursor=${second.cursor}`);
    expect([none.items, none.nextCursor, none.cursor]).toEqual([[], null, second.cursor]);
    await happen(5);
    expect(numbers((await listed(`&cursor=${none.cursor}`)).items)).toEqual([5]);
  });

  test('are followed from a cursor that was taken before the first of them', async () => {
    const { cursor } = await listed();
    await happen(1);
    expect(numbers((await listed(`&cursor=${cursor}`)).items)).toEqual([1]);
  });

  test('have the content of the messages, and are filtered by type and moment', async () => {
    await happen(1);
    await happen(2, 'document.failed');
    const { timestamp } = (await listed()).items[1];
    await happen(3);
    const { items } = await listed('&type=document.failed');
    expect(items).toEqual([
      { id: expect.stringMatching(/^evt_/), type: 'document.failed', timestamp, data: { number: 2 } },
    ]);
    expect(numbers((await listed(`&since=${timestamp}`)).items)).toEqual([2, 3]);
    expect((await ask('/v1/events?type=webhook.test')).status).toBe(400);
  });

  test('are not those of another company', async () => {
    await happen(1);
    const stranger = asker(opened.app, await opened.key(await opened.company()));
    expect((await stranger('/v1/events')).body.items).toEqual([]);
  });

  test('of a database that was restored elsewhere stay, and cursors of the time before are refused', async () => {
    await happen(1);
    const { cursor } = await listed();
    await acrossCompanies(opened.service.database, (scoped) =>
      sql`update events set written_by = '9000000000000000'::xid8`.execute(scoped),
    );
    await mendEventOrder(opened.service.database);
    expect(numbers((await listed()).items)).toEqual([1]);
    await happen(2);
    expect(numbers((await listed()).items)).toEqual([1, 2]);
    const { rows } = await sql<{ key: string }>`select key from cursor_key`.execute(opened.service.database);
    expect(Buffer.from(rows[0]?.key ?? '', 'hex')).not.toEqual(Buffer.from(opened.service.cursorKey));
    expect(cursor).not.toBe('');
  });
});

/** What others wait for until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe('An event of a transaction that is under way', () => {
  // The embedded database has one transaction at a time.
  test.skipIf(process.env.DATABASE_URL === undefined)('is not passed by a reader meanwhile', async () => {
    const { database } = opened.service;
    const begun = gate();
    const held = gate();
    const earlier = forCompany(database, companyId, async (scoped) => {
      await sql`select pg_current_xact_id()`.execute(scoped);
      announce(scoped, opened.service, { companyId, type: 'document.sent', data: { number: 1 } });
      begun.open();
      await held.opened;
    });
    await begun.opened;
    await tell(2);
    const before = await listed();
    held.open();
    await earlier;
    await settled();
    const after = await listed(`&cursor=${before.cursor}`);
    expect([numbers(before.items), numbers(after.items)]).toEqual([[], [1, 2]]);
  });
});

describe('The events since a moment', () => {
  const hook = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent', 'webhook.test'] };
  const replay = (id: string, body: object) => ask(`/v1/webhooks/${id}/replay`, { method: 'POST', body });
  const sentNumbers = () => sent.map(({ body }) => JSON.parse(body).data.number);

  test('are sent to a webhook again, under their ids, those of its types only', async () => {
    await happen(1);
    const since = now.toISOString();
    await happen(2, 'document.failed');
    const { id } = (await ask('/v1/webhooks', { method: 'POST', body: hook })).body;
    await happen(3);
    await opened.drain();
    await ask(`/v1/webhooks/${id}/test`, { method: 'POST' });
    await opened.drain();
    const before = sent.splice(0);
    const answer = await replay(id, { since });
    expect([answer.status, answer.body.events, answer.body.webhook.id]).toEqual([202, 2, id]);
    // They wait already.
    expect((await replay(id, { since })).body.events).toBe(0);
    await opened.drain();
    // They may arrive in any order.
    expect(sentNumbers().sort()).toEqual([1, 3]);
    const ids = sent.map(({ headers }) => headers['webhook-id']);
    expect(ids).toContain(before[0]?.headers['webhook-id']);
  });

  test('end before another moment', async () => {
    const { id } = (await ask('/v1/webhooks', { method: 'POST', body: hook })).body;
    const since = now.toISOString();
    await happen(1);
    await happen(2);
    await opened.drain();
    sent.length = 0;
    expect((await replay(id, { since, until: now.toISOString() })).body.events).toBe(1);
    await opened.drain();
    expect(sentNumbers()).toEqual([1]);
    const wrong = await replay(id, { since, until: since });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'until']);
  });

  test('are not sent to a disabled webhook', async () => {
    const { id } = (await ask('/v1/webhooks', { method: 'POST', body: { ...hook, status: 'Disabled' } }))
      .body;
    expect((await replay(id, { since: '2026-01-01T00:00:00Z' })).status).toBe(409);
  });
});
