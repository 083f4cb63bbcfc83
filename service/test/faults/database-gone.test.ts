import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { runOn } from '../../src/database/connection-pool.ts';
import { isDatabaseUnreachable } from '../../src/database/faults.ts';
import { openServer } from '../../src/database/server.ts';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import { type Opened, openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { type Ask, asker } from '../support/asking.ts';
import { newCaller } from '../support/company.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';
import { invoice } from '../support/requests.ts';

const server = process.env.DATABASE_URL;

/** A connection to the database that can be cut. */
function cuttable(target: URL): {
  readonly server: Server;
  readonly cut: () => void;
  readonly mend: () => void;
  /** Nothing goes to the database any more, and no connection ends; then everything that was held back. */
  readonly freeze: () => void;
  readonly thaw: () => void;
} {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  const proxy = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(Number(target.port || 5432), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        socket.destroy();
        onward.destroy();
        sockets.delete(end);
      });
    }
    socket.pipe(onward).pipe(socket);
    if (isFrozen) socket.pause();
  });
  return {
    server: proxy,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}

describe.skipIf(server === undefined)('A database that is gone for a while', () => {
  let database: TestDatabase;
  let way: ReturnType<typeof cuttable>;
  let opened: Opened;
  let ask: Ask;

  beforeAll(async () => {
    database = await createDatabase(server ?? '');
    const url = new URL(database.url);
    way = cuttable(url);
    await new Promise<void>((resolve) => way.server.listen(0, '127.0.0.1', resolve));
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String((way.server.address() as AddressInfo).port);
    // Clients who repeat at once make more requests than the limit allows.
    const settings = {
      DATABASE_URL: through.href,
      DATABASE_TIMEOUT_SECONDS: '1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_REQUESTS: '100000',
    };
    opened = await openService(readSettings(settings));
    const { service } = opened;
    const { apiKey } = await newCaller(service);
    ask = asker(createApp(service), apiKey);
  });
  afterAll(async () => {
    await opened.close();
    way.server.close();
    await database.drop();
  });

  test('leads to 502 and not ready; then work continues, and nothing accepted is lost', async () => {
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body;
    expect((await ask(`/v1/invoices/${id}/submit`, { method: 'POST' })).status).toBe(202);
    way.cut();
    const refused = await ask('/v1/invoices', {
      method: 'POST',
      body: invoice,
      headers: { 'idempotency-key': 'cut' },
    });
    expect(refused.status).toBe(502);
    expect(refused.body.type).toBe('http://localhost/errors/upstream-error');
    const app = createApp(opened.service);
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
    way.mend();
    const headers = { 'idempotency-key': 'cut' };
    expect((await ask('/v1/invoices', { method: 'POST', body: invoice, headers })).status).toBe(201);
    await opened.service.queue.drain(jobHandlers(opened.service));
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Sent');
    expect((await app.request('/readyz')).status).toBe(200);
  });

  test('and says nothing more, without closing a connection, leads to 502 and not ready, not to waiting', async () => {
    const app = createApp(opened.service);
    expect((await ask('/v1/whoami')).status).toBe(200);
    way.freeze();
    const answers = [ask('/v1/whoami'), ask('/v1/invoices', { method: 'POST', body: invoice })];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([502, 502]);
    expect((await app.request('/readyz')).status).toBe(503);
    way.thaw();
    expect((await ask('/v1/whoami')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(200);
  });

  test('while a process is alone to change the tables is the fault of that work, and not of a connection nobody listens to', async () => {
    const through = new URL(database.url);
    through.port = String((way.server.address() as AddressInfo).port);
    const pool = openServer(through.href, { connections: 2, timeoutSeconds: 5 }, () => {});
    const work = pool.alone(async () => {
      way.cut();
      for (let turn = 0; turn < 100; turn += 1) await setImmediate();
      await runOn(pool, 'select 1');
    });
    await expect(work).rejects.toSatisfy(isDatabaseUnreachable);
    way.mend();
    await pool.end();
  });

  test('while many clients create: each accepted document is there, and none twice', async () => {
    const app = createApp(opened.service);
    const wishes = Array.from({ length: 40 }, (_, index) => `G-${index}`);
    const before = (await ask('/v1/invoices?limit=200')).body.items.length;
    let answered = 0;
    const create = async (number: string): Promise<string> => {
      for (;;) {
        const headers = { 'idempotency-key': number };
        const body = { ...invoice, invoiceNumber: number };
        const { status, body: document } = await ask('/v1/invoices', { method: 'POST', body, headers });
        answered += 1;
        if (answered === 10) way.cut();
        if (answered === 25) way.mend();
        if (status === 201) return document.id;
        // The database is gone, or the previous try still counts as in progress.
        expect([502, 409]).toContain(status);
        await setImmediate();
      }
    };
    const ids = await Promise.all(wishes.map(create));
    expect(new Set(ids).size).toBe(wishes.length);
    const { items } = (await ask('/v1/invoices?limit=200')).body;
    expect(items).toHaveLength(before + wishes.length);
    expect((await app.request('/readyz')).status).toBe(200);
  });
});
