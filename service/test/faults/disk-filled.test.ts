import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCaller } from '../support/company.ts';
import { createDatabase } from '../support/postgres.ts';
import { makePostgresServer, type PostgresServer } from '../support/postgres-server.ts';
import { type ServiceProcess, startProcess } from '../support/process.ts';
import { invoice } from '../support/requests.ts';
import { makeSmallDisk, type SmallDisk } from '../support/small-disk.ts';

const megabytes = 400;
const patienceMilliseconds = 240_000;
const documents = 5;

const remains: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of remains.splice(0).reverse()) await remove();
});

interface World {
  readonly disk: SmallDisk;
  readonly environment: Readonly<Record<string, string>>;
  /** The server whose data is on the disk; undefined if the database is embedded. */
  readonly server: PostgresServer | undefined;
}

/**
 * A database on a small disk: on a server if the other tests use one. Undefined if the machine cannot provide
 * it.
 */
async function worldOnSmallDisk(): Promise<World | undefined> {
  const disk = await makeSmallDisk(megabytes);
  if (disk === undefined) return undefined;
  remains.push(disk.remove);
  if (process.env.DATABASE_URL === undefined) {
    return {
      disk,
      server: undefined,
      environment: { DATABASE_URL: '', DATA_FOLDER: join(disk.folder, 'data') },
    };
  }
  const server = await makePostgresServer(disk.folder);
  if (server === undefined) return undefined;
  remains.push(server.remove);
  return { disk, server, environment: { DATABASE_URL: (await createDatabase(server.url)).url } };
}

async function start(environment: World['environment']): Promise<ServiceProcess> {
  const running = startProcess({ ...environment, LOG_LEVEL: 'info', RATE_LIMIT_REQUESTS: '100000' });
  remains.push(() => running.kill('SIGKILL'));
  return running;
}

/** Makes requests with the key of a document; undefined if nobody answers. */
function askerOf(address: string, apiKey: string) {
  return async (path: string, method = 'GET', key = '', body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { 'x-api-key': apiKey, 'idempotency-key': key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
}

type Ask = ReturnType<typeof askerOf>;

/** Repeats a request until it gets the wanted status. */
async function insist(ask: Ask, status: number, ...asked: Parameters<Ask>) {
  const end = Date.now() + patienceMilliseconds;
  for (;;) {
    const answer = await ask(...asked);
    if (answer.status === status) return answer.body;
    if (Date.now() > end) throw new Error(`${asked[1]} ${asked[0]} is answered with ${answer.status}.`);
    await pause(50);
  }
}

async function send(ask: Ask, number: string): Promise<void> {
  const body = { ...invoice, invoiceNumber: number };
  const { id } = await insist(ask, 201, '/v1/invoices', 'POST', `create ${number}`, body);
  await insist(ask, 202, `/v1/invoices/${id}/submit`, 'POST', `submit ${number}`);
}

test('A disk filled to the last byte leads to 502; with space again, and after a kill, nothing is lost', async (context) => {
  const world = await worldOnSmallDisk();
  if (world === undefined) return context.skip('a disk cannot be mounted here');
  const { disk, environment, server } = world;
  const { service, close } = await openService({ ...readSettings(environment), logLevel: 'silent' });
  const { apiKey } = await newCaller(service);
  await close();
  const first = await start(environment);
  const address = (await first.address) ?? '';
  const ask = askerOf(address, apiKey);
  for (let document = 0; document < documents; document += 1) await send(ask, `before-${document}`);
  await disk.fill();
  const refused = await writeUntilRefused(ask);
  expect(refused.body.type).toBe(`${address}/errors/upstream-error`);
  await first.kill('SIGKILL');
  await disk.makeRoom();
  // A server that could not write its log has ended; whoever runs it starts it again.
  await server?.start().catch(() => {});
  const second = await start(environment);
  const again = askerOf((await second.address) ?? '', apiKey);
  for (const number of accepted) await send(again, number);
  for (let document = 0; document < documents; document += 1) await send(again, `after-${document}`);
  const { items } = await insist(again, 200, '/v1/invoices?limit=200');
  expect(items.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber).sort()).toEqual(
    [
      ...Array.from({ length: documents }, (_, n) => [`after-${n}`, `before-${n}`]).flat(),
      ...accepted,
    ].sort(),
  );
  const end = Date.now() + patienceMilliseconds;
  const pending = async () => (await insist(again, 200, '/v1/invoices?status=Pending')).items.length;
  while ((await pending()) > 0 && Date.now() < end) await pause(200);
  for (const { id, status } of (await insist(again, 200, '/v1/invoices?limit=200')).items)
    expect(status, id).toBe('Sent');
}, 400_000);

/** Documents that were sent while the disk was full, until nothing more was accepted. */
const accepted: string[] = [];

/** Fills the free space inside existing files first. */
async function writeUntilRefused(ask: Ask) {
  for (;;) {
    const number = `full-${accepted.length}`;
    accepted.push(number);
    const answer = await ask('/v1/invoices', 'POST', `create ${number}`, {
      ...invoice,
      invoiceNumber: number,
    });
    if (answer.status !== 201) {
      expect(answer.status).toBe(502);
      return answer;
    }
  }
}
