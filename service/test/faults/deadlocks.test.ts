import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Consignment } from '../../src/access-points/delivery.ts';
import { type Ask, asker } from '../support/asking.ts';
import { statusAbout } from '../support/message-status.ts';
import { invoiceTo } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

const server = process.env.DATABASE_URL;

let opened: TestService;
let other: pg.Client;
let observer: pg.Client;
let handedOver: Consignment[] = [];
let numbers = 0;

beforeAll(async () => {
  if (server === undefined) return;
  opened = await openTestService({
    replaced: { delivery: takingDelivery((consignment) => void handedOver.push(consignment)) },
  });
  const url = new URL(server);
  url.pathname = new URL(opened.service.settings.databaseUrl ?? '').pathname;
  [other, observer] = [
    new pg.Client({ connectionString: url.href }),
    new pg.Client({ connectionString: url.href }),
  ];
  await Promise.all([other.connect(), observer.connect()]);
});
afterAll(async () => {
  await other?.end();
  await observer?.end();
  await opened?.close();
});

/** Work of the service on the rows of a company with one document, and what holds once it is done. */
interface Work {
  readonly company: string;
  readonly run: () => Promise<unknown>;
  readonly holds: (result: unknown) => Promise<void>;
}

async function seller(): Promise<{ readonly company: string; readonly ask: Ask; readonly id: string }> {
  numbers += 1;
  const participant = String(1_200_000_000 + numbers);
  const company = await opened.company({ participantId: `0235:${participant}` });
  const ask = asker(opened.app, await opened.key(company));
  const request = invoiceTo('0235:1000000111');
  const body = {
    ...request,
    invoiceNumber: `L-${numbers}`,
    seller: { ...request.seller, participantId: `0235:${participant}`, trn: `${participant}00003` },
  };
  return { company, ask, id: (await ask('/v1/invoices', { method: 'POST', body })).body.id };
}

const statusOf = async (ask: Ask, id: string) => (await ask(`/v1/invoices/${id}`)).body.status;
const submit = (ask: Ask, id: string) => ask(`/v1/invoices/${id}/submit`, { method: 'POST' });

const works = {
  'A submission': async () => {
    const { company, ask, id } = await seller();
    return {
      company,
      run: async () => (await submit(ask, id)).status,
      holds: async (status) => expect([status, await statusOf(ask, id)]).toEqual([202, 'Pending']),
    };
  },
  'The end of a hand-over': async () => {
    const { company, ask, id } = await seller();
    await opened.drain();
    await submit(ask, id);
    handedOver = [];
    return {
      company,
      run: opened.drain,
      holds: async () => {
        expect(await statusOf(ask, id)).toBe('Sent');
        expect(handedOver.map(({ message }) => message)).toEqual(['document', 'report']);
      },
    };
  },
  'A status': async () => {
    const { company, ask, id } = await seller();
    await opened.drain();
    handedOver = [];
    await submit(ask, id);
    await opened.drain();
    const status = statusAbout(handedOver[0] ?? expect.fail('nothing was sent'));
    return {
      company,
      run: async () => (await opened.bring(status)).status,
      holds: async (status) => {
        expect(status).toBe(201);
        expect((await ask(`/v1/invoices/${id}`)).body.exchange.status).toBe('delivered');
      },
    };
  },
  'Erasing a company': async () => {
    const { company } = await seller();
    await observer.query("update companies set status = 'closed', exported_at = now() where id = $1", [
      company,
    ]);
    const operator = asker(opened.app, await opened.operatorKey());
    return {
      company,
      run: async () =>
        (await operator(`/v1/operator/companies/${company}/erase`, { method: 'POST' })).body.removed,
      holds: async (removed) => expect(removed).toBe(1),
    };
  },
} satisfies Readonly<Record<string, () => Promise<Work>>>;

const isWaiting = async () =>
  (
    await observer.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount !== 0;

const rowsOf = {
  companies: 'select from companies where id = $1 for update',
  documents: 'select from documents where company_id = $1 for update',
  submissions: 'select from submissions where company_id = $1 for update',
};
type Rows = keyof typeof rowsOf;

/** Does work while another session has the first rows, and takes the second ones once the work waits for it. */
async function oppose(first: Rows, second: Rows, { company, run, holds }: Work): Promise<void> {
  // The server ends the transaction of whoever looks for a deadlock first: the service.
  await other.query("begin; set local deadlock_timeout = '60s'");
  await other.query(rowsOf[first], [company]);
  let isDone = false;
  const done = run().finally(() => {
    isDone = true;
  });
  done.catch(() => {});
  while (!isDone && !(await isWaiting()));
  await other.query(rowsOf[second], [company]);
  await other.query('commit');
  await holds(await done);
}

async function deadlocks(): Promise<number> {
  await observer.query('select pg_stat_clear_snapshot()');
  const { rows } = await observer.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}

describe.skipIf(server === undefined)(
  'A session that takes the rows of the service in the opposite order',
  () => {
    test.each([
      ['A submission', 'companies', 'documents'],
      ['The end of a hand-over', 'documents', 'submissions'],
      ['A status', 'documents', 'submissions'],
      ['Erasing a company', 'documents', 'companies'],
    ] as const)('loses nothing: %s, against %s and then %s, and in turn', async (name, first, second) => {
      const before = await deadlocks();
      await oppose(first, second, await works[name]());
      await oppose(second, first, await works[name]());
      // Statistics are a moment late.
      await expect.poll(deadlocks).toBeGreaterThan(before);
    });
  },
);
