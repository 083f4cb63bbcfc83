import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openService } from '../src/lifecycle/open.ts';
import { readSettings } from '../src/settings.ts';
import { newCompany, newKey } from '../test/support/company.ts';
import { createDatabase } from '../test/support/postgres.ts';
import { startProcess } from '../test/support/process.ts';
import { invoiceTo } from '../test/support/requests.ts';
import { atShare, rounded } from './load/table.ts';

/**
 * Measures how long the work of one company waits while another floods a queue with work that hangs, as in the table of
 * the README. Usage: `fairness SAMPLES`, embedded and, with DATABASE_URL, on a server.
 */
const samples = Number(process.argv[2] ?? '50');
const floods = { document: 16, webhook: 24 };

/** An access point and a target of webhooks: neither answers what names `hanging`. */
const hangingReceiver = '0235:1000000999';
const reached = new Map<string, () => void>();
const world = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    if (request.url?.includes('hanging') || body.includes(hangingReceiver.slice(5))) return;
    const number = /<cbc:ID>(F-\d+)<\/cbc:ID>/.exec(body)?.[1];
    if (number !== undefined) reached.get(number)?.();
    else reached.get('message')?.();
    response.end(JSON.stringify({ overallSuccess: true, as4MessageId: 'x' }));
  });
});

interface Client {
  readonly ask: (path: string, body?: object) => Promise<{ readonly id: string }>;
  readonly webhook: string;
}

let keys = 0;
let numbers = 0;

async function clientOf(address: string, apiKey: string, targetUrl: string): Promise<Client> {
  const ask = async (path: string, body?: object) => {
    keys += 1;
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'idempotency-key': `k-${keys}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
  const { id } = await ask('/v1/webhooks', { targetUrl, eventTypes: ['document.received'] });
  return { ask, webhook: id };
}

/** Work of each queue. */
const begin = {
  document: async ({ ask }: Client, isHanging: boolean) => {
    numbers += 1;
    const invoiceNumber = `F-${numbers}`;
    const { id } = await ask('/v1/invoices', {
      ...invoiceTo(isHanging ? hangingReceiver : '0235:1000000111'),
      invoiceNumber,
    });
    await ask(`/v1/invoices/${id}/submit`);
    return invoiceNumber;
  },
  webhook: async ({ ask, webhook }: Client) => {
    await ask(`/v1/webhooks/${webhook}/test`);
    return 'message';
  },
};

type Kind = keyof typeof begin;

/** Milliseconds from the answer to a request until its work arrives, one after another. */
async function waits(kind: Kind, client: Client): Promise<number[]> {
  const found: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const name = kind === 'webhook' ? 'message' : `F-${numbers + 1}`;
    const arrived = new Promise<void>((resolve) => reached.set(name, resolve));
    const started = performance.now();
    await begin[kind](client, false);
    await arrived;
    found.push(performance.now() - started);
  }
  return found.toSorted((a, b) => a - b);
}

async function measure(place: string, server: string | undefined): Promise<void> {
  const database = server === undefined ? undefined : await createDatabase(server);
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-fairness-'));
  const { port } = world.address() as AddressInfo;
  const environment = {
    DATABASE_URL: database?.url ?? '',
    DATA_FOLDER: folder,
    DELIVERY: 'phase4',
    PHASE4_URL: `http://127.0.0.1:${port}`,
    PHASE4_TOKEN: 'token',
    WEBHOOK_TARGETS: 'any',
    RATE_LIMIT_REQUESTS: '1000000',
  };
  const { service, close } = await openService({ ...readSettings(environment), logLevel: 'silent' });
  const keyOf = async () =>
    (await newKey(service, await newCompany(service, { participantId: null }))).apiKey;
  const [flooding, other] = [await keyOf(), await keyOf()];
  await close();
  const running = startProcess(environment);
  const address = (await running.address) ?? '';
  const first = await clientOf(address, flooding, `http://127.0.0.1:${port}/hanging`);
  const second = await clientOf(address, other, `http://127.0.0.1:${port}/hook`);
  for (const kind of ['document', 'webhook'] as const) {
    const alone = await waits(kind, second);
    for (let count = 0; count < floods[kind]; count += 1) await begin[kind](first, true);
    await pause(500);
    const beside = await waits(kind, second);
    const cell = (sorted: readonly number[]) =>
      `${rounded(atShare(sorted, 0.5))} ms, ${rounded(atShare(sorted, 0.99))} ms`;
    process.stdout.write(
      `| ${place}: ${floods[kind]} of kind ${kind} | ${cell(alone)} | ${cell(beside)} |\n`,
    );
  }
  await running.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
  await database?.drop();
}

await new Promise<void>((resolve) => world.listen(0, '127.0.0.1', resolve));
process.stdout.write(
  '\n| another company floods with | alone: p50, p99 | beside it: p50, p99 |\n|---|---|---|\n',
);
await measure('embedded', undefined);
if (process.env.DATABASE_URL !== undefined) await measure('PostgreSQL', process.env.DATABASE_URL);
world.closeAllConnections();
world.close();
