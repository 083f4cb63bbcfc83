import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forCompany, type Scoped } from '../../src/database/database.ts';
import { announce } from '../../src/webhooks/announce.ts';
import { type Ask, asker } from '../support/asking.ts';
import { openTestService } from '../support/service.ts';

let companyId: string;
let ask: Ask;
let now = new Date('2026-11-21T08:00:00Z');

beforeEach(async () => {
  companyId = await opened.company();
  ask = asker(opened.app, await opened.key(companyId));
});

type DocumentEvent = 'document.sent' | 'document.failed';

/** Something happens to a document with a number. */
function happen(number: number, type: DocumentEvent = 'document.sent'): Promise<void> {
  now = new Date(now.getTime() + 60_000);
  return forCompany(opened.service.database, companyId, async (scoped) =>
    announce(scoped, opened.service, { companyId, type, data: { number } }),
  );
}

interface Listed {
  readonly data: { readonly number: number };
}
const numbers = (items: readonly Listed[]) => items.map(({ data }) => data.number);
const listed = async (query = '') => (await ask(`/v1/events?limit=2${query}`)).body;

const opened = await openTestService({
  replaced: {
    clock: { now: () => now },
    sendWebhook: async () => 204,
  },
});
afterAll(() => opened.close());

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
});

/** Returns what others wait for until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

// The embedded database has one transaction at a time.
describe.skipIf(process.env.DATABASE_URL === undefined)('An event of a transaction that is under way', () => {
  /** A transaction of the company that has done something, and ends when it is let. */
  async function under(work: (scoped: Scoped) => Promise<unknown>) {
    const begun = gate();
    const held = gate();
    const done = forCompany(opened.service.database, companyId, async (scoped) => {
      await work(scoped);
      begun.open();
      await held.opened;
    });
    await begun.opened;
    return { end: held.open, done };
  }

  test('that is not written yet comes after those that are', async () => {
    const earlier = await under(async (scoped) => {
      await sql`select pg_current_xact_id()`.execute(scoped);
      announce(scoped, opened.service, { companyId, type: 'document.sent', data: { number: 1 } });
    });
    await happen(2);
    const before = await listed();
    earlier.end();
    await earlier.done;
    const after = await listed(`&cursor=${before.cursor}`);
    expect([numbers(before.items), numbers(after.items)]).toEqual([[2], [1]]);
  });

  test('that is written is waited for, and not passed', async () => {
    const payload = JSON.stringify({ type: 'document.sent', data: { number: 1 } });
    const earlier = await under((scoped) =>
      sql`insert into events (id, company_id, type, payload, created_at)
        values (gen_random_uuid(), ${companyId}, 'document.sent', ${payload}, now())`.execute(scoped),
    );
    const lag = await (await opened.app.request('/metrics')).text();
    expect(lag).toMatch(/^pint_ae_service_events_lag_seconds 0\.?\d*[1-9]/m);
    // It waits for two seconds at most, and then tells nothing rather than half of it.
    expect((await listed()).items).toEqual([]);
    const reading = listed();
    earlier.end();
    await earlier.done;
    expect(numbers((await reading).items)).toEqual([1]);
  });

  test('of another database is not waited for', async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query('begin; select pg_current_xact_id()');
    await happen(1);
    expect(numbers((await listed()).items)).toEqual([1]);
    await client.query('rollback');
    await client.end();
  });
});

describe('The events since a moment', () => {
  const hook = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent', 'webhook.test'] };
  const replay = (id: string, body: object) => ask(`/v1/webhooks/${id}/replay`, { method: 'POST', body });

  test('are at most ten thousand', async () => {
    const { id } = (await ask('/v1/webhooks', { method: 'POST', body: hook })).body;
    const add = (count: number) =>
      forCompany(opened.service.database, companyId, (scoped) =>
        sql`insert into events (id, company_id, type, payload, is_given, created_at)
          select gen_random_uuid()::text, ${companyId}, 'document.sent', '{}', true, ${now}::timestamptz + n * interval '1 second'
          from generate_series(1, ${count}::integer) n`.execute(scoped),
      );
    await add(10_001);
    const since = now.toISOString();
    expect((await replay(id, { since })).status).toBe(409);
    const until = new Date(now.getTime() + 10_001_000).toISOString();
    expect((await replay(id, { since, until })).body.events).toBe(10_000);
  });
});
