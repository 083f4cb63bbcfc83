import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { acrossCompanies, type Scoped } from '../src/database/database.ts';
import { tidy } from '../src/operate/background.ts';
import { openService } from '../src/operate/open.ts';
import { readSettings } from '../src/settings.ts';
import { newCompany, newKey } from '../test/support/company.ts';
import { createDatabase } from '../test/support/postgres.ts';
import { type ServiceProcess, startProcess } from '../test/support/process.ts';
import { invoice } from '../test/support/requests.ts';
import { atShare, type Figure, heading, rounded, row } from './load-table.ts';

/**
 * Measures how many creates, validates, reads and lists the service does in a second, on this machine only,
 * as in the tables of the README. Usage: `load SECONDS`, for each kind of request on each store; with
 * DATABASE_URL on a server too.
 */
const seconds = Number(process.argv[2] ?? '5');
const clients = 8;
const few = 1_000;
const many = 100_000;
const pageSize = 50;
const recordTables = ['customers', 'items', 'vendors'] as const;

interface Store {
  readonly documents: number;
  readonly addresses: readonly string[];
  readonly pids: readonly number[];
  readonly apiKey: string;
  readonly ids: readonly string[];
  readonly close: () => Promise<void>;
}

interface Asked {
  readonly path: string;
  readonly init?: RequestInit;
  readonly status?: number;
  /** Whether a body is the right answer. */
  readonly isRight: (body: Answer) => boolean;
}

interface Answer {
  readonly id?: string;
  readonly status?: string;
  readonly valid?: boolean;
  readonly items?: readonly { readonly invoiceNumber?: string; readonly code?: string }[];
}

type Request = (store: Store, count: number) => Asked;

const isEmpty = ({ items }: Answer) => items?.length === 0;

const requests: Readonly<Record<string, Request>> = {
  create: (_, count) => ({
    path: '/v1/invoices',
    init: {
      method: 'POST',
      headers: {
        'idempotency-key': `${process.pid}-${Date.now()}-${count}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...invoice, invoiceNumber: `L-${count}` }),
    },
    status: 201,
    isRight: ({ status }) => status === 'Draft',
  }),
  validate: (store, count) => ({
    path: `/v1/invoices/${idOf(store, count)}/validate`,
    init: { method: 'POST' },
    isRight: ({ valid }) => valid === true,
  }),
  read: (store, count) => ({
    path: `/v1/invoices/${idOf(store, count)}`,
    isRight: ({ id }) => id === idOf(store, count),
  }),
  list: () => ({
    path: `/v1/invoices?limit=${pageSize}`,
    isRight: ({ items }) => items?.length === pageSize,
  }),
  'list of a month': () => ({
    path: `/v1/invoices?limit=${pageSize}&issuedFrom=2026-01-01&issuedTo=2026-01-31`,
    isRight: ({ items }) => items?.length === pageSize,
  }),
  'list by a status that none has': () => ({ path: '/v1/invoices?status=Sent', isRight: isEmpty }),
  'list by a day that none is of': () => ({ path: '/v1/invoices?issuedTo=2020-01-01', isRight: isEmpty }),
  'list by a text that none has': () => ({ path: '/v1/invoices?text=nobody', isRight: isEmpty }),
  'list by a number': (_, count) => ({
    path: `/v1/invoices?text=-${count % few}F`,
    isRight: ({ items }) => items?.length === 1 && items[0]?.invoiceNumber === `F-${count % few}F`,
  }),
  ...recordRequests('customers'),
  ...recordRequests('items'),
  ...recordRequests('vendors'),
};

function recordRequests(table: (typeof recordTables)[number]): Readonly<Record<string, Request>> {
  return {
    [`list of ${table}`]: () => ({
      path: `/v1/${table}?limit=${pageSize}`,
      isRight: ({ items }) => items?.length === pageSize,
    }),
    [`${table} by a text that none has`]: () => ({ path: `/v1/${table}?text=nobody`, isRight: isEmpty }),
    [`${table} by a code`]: (_, count) => ({
      path: `/v1/${table}?text=-${count % few}F`,
      isRight: ({ items }) => items?.length === 1 && items[0]?.code === `F-${count % few}F`,
    }),
    [`${table} that are not active`]: () => ({ path: `/v1/${table}?isActive=false`, isRight: isEmpty }),
  };
}

/** The ids are far from one another, so that reads do not hit the same page. */
function idOf({ ids }: Store, count: number): string {
  return ids[(count * 7919) % ids.length] ?? '';
}

/**
 * The figures of one kind of request on several stores, which take turns so that other load on the machine
 * affects all alike.
 */
async function measure(stores: readonly Store[], request: Request): Promise<Figure[]> {
  const tallies = stores.map((store) => ({ store, times: [] as number[], wrong: 0, count: 0, spent: 0 }));
  for (let second = 0; second < seconds; second += 1) {
    for (const tally of tallies) {
      const before = await processorTime(tally.store.pids);
      const end = performance.now() + 1000;
      await Promise.all(Array.from({ length: clients }, () => client(tally, request, end)));
      tally.spent += (await processorTime(tally.store.pids)) - before;
    }
  }
  return tallies.map(({ times, wrong, spent }) => {
    const sorted = times.toSorted((a, b) => a - b);
    return {
      processorMilliseconds: rounded(spent / times.length),
      perSecond: Math.round(times.length / seconds),
      p50: atShare(sorted, 0.5),
      p99: atShare(sorted, 0.99),
      wrong,
    };
  });
}

interface Tally {
  readonly store: Store;
  readonly times: number[];
  wrong: number;
  count: number;
}

/** Sends one request after another until a point in time. */
async function client(tally: Tally, request: Request, end: number): Promise<void> {
  const { addresses, apiKey } = tally.store;
  while (performance.now() < end) {
    tally.count += 1;
    const { path, init = {}, status = 200, isRight } = request(tally.store, tally.count);
    const address = addresses[tally.count % addresses.length];
    const started = performance.now();
    const headers = { 'x-api-key': apiKey, ...init.headers };
    const answer = await fetch(`${address}${path}`, { ...init, headers });
    const text = await answer.text();
    tally.times.push(performance.now() - started);
    if (answer.status !== status || !isRight(JSON.parse(text))) tally.wrong += 1;
  }
}

/** Milliseconds of processor time that processes have used; Linux counts in hundredths of a second. */
async function processorTime(pids: readonly number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * 10;
}

/** Creates the same number of customers, items and vendors. */
async function fillRecords(scoped: Scoped, companyId: string, records: number): Promise<void> {
  for (const table of recordTables)
    await sql`
      insert into ${sql.table(table)} (id, company_id, content, created_at, updated_at)
      select 'load-' || n, ${companyId},
        jsonb_build_object('name', ${invoice.buyer.name}::text, 'code', 'F-' || n || 'F', 'isActive', true), now(), now()
      from generate_series(0, ${records - 1}::int) as n`.execute(scoped);
}

/** Copies one document many times, with issue dates over some months. */
async function fill(scoped: Scoped, companyId: string, documents: number): Promise<string[]> {
  const filled = await sql<{ id: string }>`
    insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date, due_date,
      currency, seller_name, buyer_name, payable_amount, request, version, created_at, updated_at)
    select 'load-' || ${companyId} || '-' || n, ${companyId}, 'invoice', 'Outbound', 'Invoice', 'Draft', 'F-' || n || 'F',
      date '2026-01-01' + n * 300 / ${documents}::int, ${invoice.dueDate}, 'AED', ${invoice.seller.name},
      ${invoice.buyer.name}, '11125.80', ${JSON.stringify(invoice)}, 1, now(), now()
    from generate_series(0, ${documents - 1}::int) as n returning id`.execute(scoped);
  return filled.rows.map(({ id }) => id);
}

interface Place {
  readonly server: string | undefined;
  readonly processes: number;
}

async function openStore({ server, processes }: Place, documents: number): Promise<Store> {
  const database = server === undefined ? undefined : await createDatabase(server);
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-load-'));
  const environment = {
    DATABASE_URL: database?.url ?? '',
    DATA_FOLDER: folder,
    RATE_LIMIT_REQUESTS: '1000000',
    LOG_LEVEL: 'error',
  };
  const filled = await prepare(environment, documents);
  const running: ServiceProcess[] = Array.from({ length: processes }, () =>
    // A process writes its address to its log when it is ready.
    startProcess({ ...environment, LOG_LEVEL: 'info' }),
  );
  const addresses = await Promise.all(running.map(async ({ address }) => (await address) ?? ''));
  return {
    documents,
    addresses,
    pids: running.map(({ pid }) => pid),
    ...filled,
    close: async () => {
      for (const { kill } of running) await kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

async function prepare(
  environment: Readonly<Record<string, string>>,
  documents: number,
): Promise<{ readonly apiKey: string; readonly ids: string[] }> {
  const { service, close } = await openService({ ...readSettings(environment), logLevel: 'error' });
  const companyId = await newCompany(service);
  const { apiKey } = await newKey(service, companyId);
  const ids = await acrossCompanies(service.database, async (scoped) => {
    await fillRecords(scoped, companyId, documents);
    return fill(scoped, companyId, documents);
  });
  // A server updates its statistics by itself, a minute or two after so many inserts; only what comes after
  // is measured.
  await tidy(service);
  await close();
  return { apiKey, ids };
}

/** Prints the table of stores of one kind; returns the number of wrong answers. */
async function table(name: string, place: Place, sizes: readonly number[]): Promise<number> {
  const stores: Store[] = [];
  for (const documents of sizes) stores.push(await openStore(place, documents));
  process.stdout.write(heading(name, sizes));
  let wrong = 0;
  for (const [kind, request] of Object.entries(requests)) {
    const figures = await measure(stores, request);
    process.stdout.write(row(kind, figures));
    wrong += figures.reduce((sum, figure) => sum + figure.wrong, 0);
  }
  for (const { close } of stores) await close();
  return wrong;
}

const server = process.env.DATABASE_URL;
let wrong = await table('embedded', { server: undefined, processes: 1 }, [few, many]);
if (server !== undefined) {
  wrong += await table('PostgreSQL, 1 process', { server, processes: 1 }, [few, many]);
  wrong += await table('PostgreSQL, 2 processes', { server, processes: 2 }, [few]);
}
process.stdout.write(`\nWrong answers: ${wrong}\n`);
process.exitCode = wrong === 0 ? 0 : 1;
