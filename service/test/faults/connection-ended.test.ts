import pg from 'pg';
import { convert, wrapUbl as wrap } from 'pint-ae';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Consignment } from '../../src/access-points/delivery.ts';
import { isDatabaseUnreachable, isTransactionLost } from '../../src/database/faults.ts';
import { type Answered, type Ask, asker } from '../support/asking.ts';
import { statusAbout } from '../support/message-status.ts';
import { buyerId, invoice, sellerId, stranger } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';
import { textIn } from '../text-in.ts';

const server = process.env.DATABASE_URL;

let opened: TestService;
let ask: Ask;
let buyerAsk: Ask;
let sent: Consignment[] = [];
/** Step before a statement is sent to the database. */
let before: (text: string) => void | Promise<void> = () => {};
let whileDelivering: (consignment: Consignment) => Promise<void> = async () => {};

beforeAll(async () => {
  opened = await openTestService({
    onStatement: (text) => before(text),
    replaced: {
      delivery: takingDelivery(async (consignment) => {
        sent.push(consignment);
        await whileDelivering(consignment);
        return undefined;
      }),
    },
  });
  ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  buyerAsk = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
});
afterAll(() => opened.close());

/** Runs a query as the administrator of the server. */
async function administer(text: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query(text, [databaseName()]);
  await client.end();
  return rows;
}

function databaseName(): string {
  return new URL(opened.service.settings.databaseUrl ?? '').pathname.slice(1);
}

/** Ends every connection of the service. */
async function endConnections(): Promise<void> {
  await administer('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1');
}

function failure(code: string): Error {
  return Object.assign(new Error(`The database failed with ${code}.`), { code });
}

let numbers = 0;
const newRequest = () => {
  numbers += 1;
  return { ...invoice, invoiceNumber: `C-${numbers}-E` };
};
const list = async (asked: Ask, path: string, number: string) =>
  (await asked(`${path}?invoiceNumber=${number}`)).body.items;

async function draft(): Promise<string> {
  return (await ask('/v1/invoices', { method: 'POST', body: newRequest() })).body.id;
}

async function submit(id: string): Promise<void> {
  sent = [];
  await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
  await opened.drain();
}

/** A request that may be sent again, what it is answered once it is done, and what holds then. */
interface Repeatable {
  readonly send: () => Promise<Answered>;
  readonly done: readonly number[];
  readonly holds: () => Promise<void>;
}

const repeatable: Readonly<Record<string, () => Promise<Repeatable>>> = {
  'A document at /inbound': async () => {
    const request = newRequest();
    const id = `instance-${numbers}`;
    const xml = textIn(
      wrap(convert({ ...request, seller: stranger }).xml ?? '', { id, createdAt: '2026-11-26T08:00:00Z' }),
    );
    return {
      send: () => opened.bring(xml),
      done: [200, 201],
      holds: async () =>
        expect(await list(buyerAsk, '/v1/purchase-invoices', request.invoiceNumber)).toHaveLength(1),
    };
  },
  'A status at /inbound': async () => {
    const id = await draft();
    await submit(id);
    const [document] = sent;
    if (document === undefined) throw new Error('A document was sent.');
    const status = statusAbout(document, 'confirmed');
    return {
      send: () => opened.bring(status),
      done: [200, 201],
      holds: async () => {
        const { tracks } = (await ask(`/v1/invoices/${id}/history`)).body;
        const delivered = tracks.filter(({ status }: { status: string }) => status === 'delivered');
        expect(delivered).toHaveLength(1);
      },
    };
  },
  'A creation': async () => {
    const body = newRequest();
    const headers = { 'idempotency-key': `key-of-${numbers}` };
    return {
      send: () => ask('/v1/invoices', { method: 'POST', body, headers }),
      done: [201],
      holds: async () => expect(await list(ask, '/v1/invoices', body.invoiceNumber)).toHaveLength(1),
    };
  },
  'A submission': async () => {
    const id = await draft();
    const headers = { 'idempotency-key': `key-of-${numbers}` };
    return {
      send: () => ask(`/v1/invoices/${id}/submit`, { method: 'POST', headers }),
      done: [202],
      holds: async () => expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Pending'),
    };
  },
};

/** Does something to the database before one statement, counted from 1; says whether there was that statement. */
function atStatement(number: number, happens: () => void | Promise<void>): () => boolean {
  let count = 0;
  before = async () => {
    count += 1;
    if (count === number) await happens();
  };
  return () => {
    before = () => {};
    return count >= number;
  };
}

describe.each(Object.entries(repeatable))('%s', (_, prepare) => {
  test.skipIf(server === undefined)(
    'is answered with 502 if its connection ends before any of its statements, and done when it is sent again',
    async () => {
      const { send, done, holds } = await prepare();
      for (let number = 1; ; number += 1) {
        const ended = atStatement(number, endConnections);
        const { status, headers, text } = await send();
        if (!ended()) {
          expect(done, text).toContain(status);
          break;
        }
        // What is done besides may fail.
        if (!done.includes(status))
          expect([status, headers.get('retry-after')], `${number}: ${text}`).toEqual([502, '5']);
      }
      await holds();
    },
  );

  test('is done at once, and once, if the database ends its transaction because of another', async () => {
    const { send, done, holds } = await prepare();
    let isFirst = true;
    before = (text) => {
      if (text !== 'commit' || !isFirst) return;
      isFirst = false;
      throw failure('40P01');
    };
    const { status } = await send();
    before = () => {};
    expect(isFirst).toBe(false);
    expect(done).toContain(status);
    await holds();
  });
});

test('A database that ends a statement without refusing it may be asked again', () => {
  const codes = ['25P03', '25P04', '25006', '40001', '40P01', '53300', '55P03', '57014', '57P01', '08006'];
  expect(codes.filter((code) => !isDatabaseUnreachable(failure(code)))).toEqual([]);
  expect(codes.filter((code) => isTransactionLost(failure(code)))).toEqual(['40001', '40P01']);
  expect(['23505', '22001', '42P01', ''].some((code) => isDatabaseUnreachable(failure(code)))).toBe(false);
});

test.skipIf(server === undefined)(
  'A second status about a message that ends at the same moment, and has a first one, waits for no one who waits for it',
  async () => {
    await opened.drain();
    const id = await draft();
    let contradiction: Promise<Answered> | undefined;
    let inserts = 0;
    whileDelivering = async (consignment) => {
      if (consignment.message !== 'document') return;
      await opened.bring(statusAbout(consignment, 'confirmed'));
      let isStored = () => {};
      const stored = new Promise<void>((resolve) => {
        isStored = resolve;
      });
      let isNext = false;
      let isEnding = false;
      before = async (text) => {
        if (isNext) {
          isNext = false;
          isStored();
          // Until the end of the message has come as far as it can.
          while (!isEnding && !(await isAnyWaiting()));
        } else if (text.startsWith('insert into "message_statuses"')) {
          inserts += 1;
          isNext = true;
        } else if (/from "documents".* for update/.test(text)) isEnding = true;
      };
      contradiction = opened.bring(statusAbout(consignment, 'unconfirmed'));
      await stored;
    };
    await submit(id);
    whileDelivering = async () => {};
    before = () => {};
    expect((await contradiction)?.status).toBe(201);
    expect(inserts).toBe(1);
    expect((await ask(`/v1/invoices/${id}`)).body.exchange.status).toBe('delivered');
  },
);

async function isAnyWaiting(): Promise<boolean> {
  const waiting = await administer(
    "select pid from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
  );
  return waiting.length > 0;
}
