import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { acrossCompanies, type Scoped } from '../src/database/database.ts';
import { openService } from '../src/operate/open.ts';
import { readSettings } from '../src/settings.ts';
import { newCompany, newKey } from '../test/support/company.ts';
import { createDatabase } from '../test/support/postgres.ts';
import { startProcess } from '../test/support/process.ts';
import { invoice } from '../test/support/requests.ts';

/**
 * How fast the service is: creates, validates, reads and lists a second, on this machine and this machine alone. Usage:
 * `load SECONDS`, with DATABASE_URL for a server.
 */
const seconds = Number(process.argv[2] ?? '5');
const clients = 8;
const stores = [1_000, 100_000];

interface Target {
  readonly addresses: readonly string[];
  readonly pids: readonly number[];
  readonly apiKey: string;
  readonly ids: readonly string[];
}

interface Figure {
  /** Milliseconds of a processor that the service takes for a request: on a busy machine too, what it costs. */
  readonly processorMilliseconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly wrong: number;
}

type Request = (target: Target, count: number) => readonly [path: string, init: RequestInit, status: number];

const requests: Readonly<Record<string, Request>> = {
  create: (_, count) => [
    '/v1/invoices',
    {
      method: 'POST',
      headers: {
        'idempotency-key': `${process.pid}-${Date.now()}-${count}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...invoice, invoiceNumber: `L-${count}` }),
    },
    201,
  ],
  validate: (target, count) => [`/v1/invoices/${idOf(target, count)}/validate`, { method: 'POST' }, 200],
  read: (target, count) => [`/v1/invoices/${idOf(target, count)}`, {}, 200],
  list: () => ['/v1/invoices?limit=50', {}, 200],
  'list of a status that none has': () => ['/v1/invoices?status=Sent', {}, 200],
  'list of a day that none is of': () => ['/v1/invoices?issuedTo=2020-01-01', {}, 200],
  'list of a text that none has': () => ['/v1/invoices?text=nobody', {}, 200],
};

/** Far from one another, so that reads do not meet the same page. */
function idOf({ ids }: Target, count: number): string {
  return ids[(count * 7919) % ids.length] ?? '';
}

/** Sends one kind of request with a few clients for some seconds. */
async function measure(target: Target, request: Request): Promise<Figure> {
  const times: number[] = [];
  let count = 0;
  let wrong = 0;
  const before = await processorTime(target.pids);
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      count += 1;
      const [path, init, status] = request(target, count);
      const address = target.addresses[count % target.addresses.length];
      const started = performance.now();
      const headers = { 'x-api-key': target.apiKey, ...init.headers };
      const answer = await fetch(`${address}${path}`, { ...init, headers });
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      if (answer.status !== status) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const spent = (await processorTime(target.pids)) - before;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0);
  const processorMilliseconds = rounded(spent / times.length);
  return {
    processorMilliseconds,
    perSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    wrong,
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Milliseconds that processes have had of the processors, as Linux counts them: in hundredths of a second. */
async function processorTime(pids: readonly number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * 10;
}

/** Copies one document many times. */
async function fill(scoped: Scoped, companyId: string, documents: number): Promise<string[]> {
  const filled = await sql<{ id: string }>`
    insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date, due_date,
      currency, seller_name, buyer_name, payable_amount, request, version, created_at, updated_at)
    select 'load-' || ${companyId} || '-' || n, ${companyId}, 'invoice', 'Outbound', 'Invoice', 'Draft', 'F-' || n,
      ${invoice.issueDate}, ${invoice.dueDate}, 'AED', ${invoice.seller.name}, ${invoice.buyer.name}, '11125.80',
      ${JSON.stringify(invoice)}, 1, now(), now()
    from generate_series(1, ${documents}::int) as n returning id`.execute(scoped);
  return filled.rows.map(({ id }) => id);
}

/** Figures of a store of some documents and some processes on it. */
async function figures(documents: number, processes: number): Promise<void> {
  const server = process.env.DATABASE_URL;
  const database = server === undefined ? undefined : await createDatabase(server);
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-load-'));
  const environment = {
    DATABASE_URL: database?.url ?? '',
    DATA_FOLDER: folder,
    RATE_LIMIT_REQUESTS: '1000000',
    LOG_LEVEL: 'error',
  };
  const { apiKey, ids } = await prepare(environment, documents);
  // The address of a process that is ready is told in its log.
  const running = Array.from({ length: processes }, () =>
    startProcess({ ...environment, LOG_LEVEL: 'info' }),
  );
  const addresses = await Promise.all(running.map(async ({ address }) => (await address) ?? ''));
  const target = { addresses, pids: running.map(({ pid }) => pid), apiKey, ids };
  for (const [name, request] of Object.entries(requests)) {
    const figure = await measure(target, request);
    const where = server === undefined ? 'embedded' : 'server';
    process.stdout.write(`${JSON.stringify({ where, processes, documents, request: name, ...figure })}\n`);
  }
  for (const { kill } of running) await kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
  await database?.drop();
}

async function prepare(
  environment: Readonly<Record<string, string>>,
  documents: number,
): Promise<{ readonly apiKey: string; readonly ids: string[] }> {
  const { service, close } = await openService({ ...readSettings(environment), logLevel: 'error' });
  const companyId = await newCompany(service);
  const { apiKey } = await newKey(service, companyId);
  const ids = await acrossCompanies(service.database, (scoped) => fill(scoped, companyId, documents));
  await sql`analyze documents`.execute(service.database);
  await close();
  return { apiKey, ids };
}

for (const documents of stores) await figures(documents, 1);
if (process.env.DATABASE_URL !== undefined) await figures(stores[0] ?? 0, 2);
