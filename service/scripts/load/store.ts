import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { acrossCompanies, type Scoped } from '../../src/database/database.ts';
import { tidy } from '../../src/lifecycle/background.ts';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCompany, newKey } from '../../test/support/company.ts';
import { createDatabase } from '../../test/support/postgres.ts';
import { type ServiceProcess, startProcess } from '../../test/support/process.ts';
import { invoice } from '../../test/support/requests.ts';

export const recordTables = ['customers', 'items', 'vendors'] as const;

/** A database with a number of documents and records of each kind, and the processes that serve it. */
export interface Store {
  readonly documents: number;
  readonly addresses: readonly string[];
  readonly pids: readonly number[];
  readonly apiKey: string;
  readonly ids: readonly string[];
  readonly close: () => Promise<void>;
}

/** The place of a store: a database server or an embedded database, and the number of processes. */
export interface Place {
  readonly server: string | undefined;
  readonly processes: number;
}

/** Fills a new store, and starts its processes. */
export async function openStore({ server, processes }: Place, documents: number): Promise<Store> {
  const database = server === undefined ? undefined : await createDatabase(server);
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-load-'));
  const environment = {
    DATABASE_URL: database?.url ?? '',
    DATA_FOLDER: folder,
    RATE_LIMIT_REQUESTS: '1000000',
    // One statement fills it.
    DATABASE_TIMEOUT_SECONDS: '600',
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
