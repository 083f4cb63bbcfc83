import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { openService } from '../../src/operate/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCaller } from '../support/company.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';
import { startProcess } from '../support/process.ts';
import { invalidInvoice, invoice } from '../support/requests.ts';

const kills = Number(process.env.KILLS ?? '2');
/** Documents in progress at the same time. */
const clients = 3;
const patienceMilliseconds = 120_000;

/** An access point that accepts most documents, and a receiver of webhooks. */
const deliveries: { readonly number: string; readonly instanceId: string }[] = [];
const reports: { readonly number: string; readonly instanceId: string }[] = [];
const messages: { readonly id: string; readonly type: string; readonly documentId: string }[] = [];
const world = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    if (request.url === '/hook') {
      const { type, data } = JSON.parse(body);
      messages.push({ id: String(request.headers['webhook-id']), type, documentId: data.id });
      return response.writeHead(messages.length % 7 === 0 ? 500 : 204).end();
    }
    const number = /<cbc:ID>(K-\d+)<\/cbc:ID>/.exec(body)?.[1] ?? '';
    const instanceId = /<InstanceIdentifier>([0-9a-f-]{36})</.exec(body)?.[1] ?? '';
    (body.includes('TaxData>') ? reports : deliveries).push({ number, instanceId });
    if (deliveries.length % 5 === 0) return response.writeHead(503).end();
    return response.end(JSON.stringify({ overallSuccess: true, as4MessageId: instanceId }));
  });
});

let folder: string;
let database: TestDatabase | undefined;
let environment: Record<string, string>;
let apiKey: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => world.listen(0, '127.0.0.1', resolve));
  const { port } = world.address() as AddressInfo;
  folder = await mkdtemp(join(tmpdir(), 'pint-ae-kill-'));
  const server = process.env.DATABASE_URL;
  database = server === undefined ? undefined : await createDatabase(server);
  environment = {
    DATABASE_URL: database?.url ?? '',
    DATA_FOLDER: folder,
    DELIVERY: 'phase4',
    PHASE4_URL: `http://127.0.0.1:${port}`,
    PHASE4_TOKEN: 'token',
    DELIVERY_RETRY_SECONDS: '0',
    DELIVERY_ATTEMPTS: '50',
    DELIVERY_TIMEOUT_SECONDS: '2',
    WEBHOOK_TARGETS: 'any',
    RATE_LIMIT_REQUESTS: '100000',
  };
  apiKey = await prepare(`http://127.0.0.1:${port}/hook`);
});
afterAll(async () => {
  world.closeAllConnections();
  world.close();
  await rm(folder, { recursive: true, force: true });
  await database?.drop();
});

/** A company with a key and a webhook. */
async function prepare(targetUrl: string): Promise<string> {
  const settings = { ...readSettings(environment), logLevel: 'silent' } as const;
  const { service, close } = await openService(settings);
  const created = await newCaller(service);
  await createApp(service).request('/v1/webhooks', {
    method: 'POST',
    headers: { 'x-api-key': created.apiKey, 'idempotency-key': 'hook', 'content-type': 'application/json' },
    body: JSON.stringify({
      targetUrl,
      eventTypes: ['document.submitted', 'document.sent', 'document.failed'],
    }),
  });
  await close();
  return created.apiKey;
}

/** A document that a client wants to send, and the answers so far. */
interface Wish {
  readonly number: string;
  readonly valid: boolean;
  id?: string;
  submitted?: boolean;
}

const wishes: Wish[] = [];

/** Sends a request until the process is gone; undefined if there is no usable answer. */
async function ask(address: string, path: string, method: string, key: string, body?: object) {
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { 'x-api-key': apiKey, 'idempotency-key': key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
}

/**
 * Takes a document as far as possible, with the same keys as the first time. False if the service is gone or
 * asks to wait.
 */
async function pursue(address: string, wish: Wish): Promise<boolean> {
  if (wish.id === undefined) {
    const body = { ...(wish.valid ? invoice : invalidInvoice), invoiceNumber: wish.number };
    const created = await ask(address, '/v1/invoices', 'POST', `create-${wish.number}`, body);
    if (created?.status !== 201) return false;
    wish.id = created.body.id;
  }
  if (wish.submitted === true) return true;
  const submitted = await ask(address, `/v1/invoices/${wish.id}/submit`, 'POST', `submit-${wish.number}`);
  if (submitted?.status !== 202) return false;
  wish.submitted = true;
  return true;
}

async function client(address: string): Promise<void> {
  for (;;) {
    const wish: Wish = { number: `K-${wishes.length + 1}`, valid: wishes.length % 4 !== 3 };
    wishes.push(wish);
    if (!(await pursue(address, wish))) return;
  }
}

/** Repeats a check until it holds or time runs out. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + patienceMilliseconds;
  while (Date.now() < end) {
    if (await holds()) return true;
    await pause(200);
  }
  return false;
}

test(
  `After ${kills} kills at random moments nothing is lost, doubled or stuck`,
  async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const running = startProcess(environment);
      // Some are killed while they start, in the middle of migrations and recovery.
      if (kill % 5 === 4) await pause(Math.random() * 2000);
      else {
        const address = await running.address;
        if (address === undefined) throw new Error(`The service did not start: ${running.output()}`);
        const working = Promise.all(Array.from({ length: clients }, () => client(address)));
        await pause(Math.random() * 1500);
        await running.kill('SIGKILL');
        await working;
      }
      await running.kill('SIGKILL');
    }
    const running = startProcess(environment);
    const address = (await running.address) ?? '';
    for (const wish of wishes) expect(await until(() => pursue(address, wish)), wish.number).toBe(true);
    const statuses = new Map<string, string>();
    const settled = await until(async () => {
      for (const { id = '', number } of wishes) {
        if (['Sent', 'DeliveryFailed'].includes(statuses.get(number) ?? '')) continue;
        const read = await ask(address, `/v1/invoices/${id}`, 'GET', '');
        statuses.set(number, read?.body.status);
      }
      return [...statuses.values()].every((status) => status !== 'Pending');
    });
    expect(settled).toBe(true);
    expect(wishes.length).toBeGreaterThan(0);
    for (const { number, valid } of wishes)
      expect(statuses.get(number), number).toBe(valid ? 'Sent' : 'DeliveryFailed');
    await expectNothingDoubled(address);
    await expectAllAnnounced();
    await running.kill('SIGTERM');
  },
  kills * 20_000 + 4 * patienceMilliseconds,
);

async function expectNothingDoubled(address: string): Promise<void> {
  for (const { number } of wishes) {
    const { body } = (await ask(address, `/v1/invoices?text=${number}&limit=200`, 'GET', '')) ?? {};
    const same = body.items.filter((item: { invoiceNumber: string }) => item.invoiceNumber === number);
    expect(same, number).toHaveLength(1);
  }
  const instancesOf = (sent: typeof deliveries) => {
    const instances = new Map<string, Set<string>>();
    for (const { number, instanceId } of sent)
      instances.set(number, (instances.get(number) ?? new Set()).add(instanceId));
    return instances;
  };
  const [documents, reported] = [instancesOf(deliveries), instancesOf(reports)];
  for (const { number, valid } of wishes) {
    expect(documents.get(number)?.size ?? 0, number).toBe(valid ? 1 : 0);
    // A report may still be on its way, but never under two identifiers, and none is of what is not valid.
    expect(reported.get(number)?.size ?? 0, number).toBeLessThanOrEqual(valid ? 1 : 0);
  }
}

/**
 * Each document is announced once as submitted, and once as sent or failed: repetitions carry the same id.
 */
async function expectAllAnnounced(): Promise<void> {
  const idsOf = () => {
    const ids = new Map<string, Set<string>>();
    for (const { documentId, type, id } of messages) {
      const name = `${documentId} ${type}`;
      ids.set(name, (ids.get(name) ?? new Set()).add(id));
    }
    return ids;
  };
  const expected = wishes.flatMap(({ id, valid }) => [
    `${id} document.submitted`,
    `${id} document.${valid ? 'sent' : 'failed'}`,
  ]);
  expect(await until(async () => idsOf().size >= expected.length)).toBe(true);
  const ids = idsOf();
  expect([...ids.keys()].sort()).toEqual(expected.sort());
  for (const [name, found] of ids) expect(found.size, name).toBe(1);
}
