import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acrossCompanies, type Database, databaseOn, forCompany } from '../../src/database/database.ts';
import { openEmbedded } from '../../src/database/embedded.ts';
import { migrate, migrations } from '../../src/database/migrate.ts';
import { openServer } from '../../src/database/server.ts';
import { createDatabase } from '../support/postgres.ts';

/** A database without tables. */
let database: Database;
let drop: () => Promise<void> = async () => {};
beforeEach(async () => {
  const server = process.env.DATABASE_URL;
  if (server === undefined) {
    database = databaseOn(await openEmbedded(undefined));
    return;
  }
  const created = await createDatabase(server);
  database = databaseOn(openServer(created.url, { connections: 2, timeoutSeconds: 60 }, () => {}));
  drop = created.drop;
});
afterEach(async () => {
  await database.destroy();
  await drop();
});

const names = async () =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)).rows.map(
    ({ name }) => name,
  );

async function addCompany(id: string, participant: string | null = null): Promise<void> {
  await acrossCompanies(database, (scoped) =>
    sql`insert into companies (id, name, participant_id, created_at) values (${id}, ${id}, ${participant}, now())`.execute(
      scoped,
    ),
  );
}

async function addDocument(id: string, company: string, status: string): Promise<void> {
  await acrossCompanies(database, (scoped) =>
    sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
      currency, seller_name, buyer_name, version, created_at, updated_at) values (${id}, ${company}, 'invoice', 'Outbound',
      'Invoice', ${status}, ${id}, '2026-11-21', 'AED', 's', 'b', 1, now(), now())`.execute(scoped),
  );
}

async function documentsOf(company: string): Promise<readonly string[]> {
  const rows = await forCompany(database, company, (scoped) =>
    scoped.selectFrom('documents').select(['id', 'status', 'exchange_status']).orderBy('id').execute(),
  );
  return rows.map(({ id, status, exchange_status: exchange }) => `${id} ${status} ${exchange}`);
}

test('The next migration runs after the schema, once, and changes the tables as they are', async () => {
  expect(await migrate(database)).toEqual(['001-schema']);
  await addCompany('c');
  const statements = ["select set_config('app.company', '*', true)", "update companies set name = 'Changed'"];
  const next = { ...migrations, '002-next': statements };
  expect(await migrate(database, next)).toEqual(['002-next']);
  expect(await migrate(database, next)).toEqual([]);
  const told = await acrossCompanies(database, (scoped) =>
    scoped.selectFrom('companies').select('name').execute(),
  );
  expect(told).toEqual([{ name: 'Changed' }]);
  // By whoever starts an earlier release.
  await expect(migrate(database)).rejects.toMatchObject({
    told: { text: 'laterRelease', values: { migration: '002-next' } },
  });
});

test('A migration that fails leaves the tables and the list of migrations as they were', async () => {
  const broken = { ...migrations, '002-next': ['create table further (id text)', 'select 1 / 0'] };
  await expect(migrate(database, broken)).rejects.toThrow('division by zero');
  expect(await names()).toEqual([]);
  expect(await migrate(database)).toEqual(['001-schema']);
});

test('A document is one row to read and write, whose contents a change of its status does not write', async () => {
  await migrate(database);
  await addCompany('c');
  await addCompany('d');
  await addDocument('draft', 'c', 'Draft');
  await addDocument('sent', 'c', 'Sent');
  await addDocument('of another', 'd', 'Sent');
  expect(await documentsOf('c')).toEqual(['draft Draft notApplicable', 'sent Sent sent']);
  await forCompany(database, 'c', async (scoped) => {
    const { rows } = await sql`update documents set status = 'Pending' where id = 'draft'
      returning revision, exchange_status as exchange, updated_at < changed_at as "isNoted",
        (select pg_current_xact_id()::xid = xmin from document_contents where id = 'draft') as "isWritten"`.execute(
      scoped,
    );
    expect(rows).toEqual([{ revision: 2, exchange: 'pending', isNoted: true, isWritten: false }]);
    const replaced = await sql`update documents set buyer_name = 'B', status = 'Draft' where id = 'draft'
      returning revision, searched`.execute(scoped);
    expect(replaced.rows).toEqual([{ revision: 3, searched: 'draft\ns\nb' }]);
    await sql`update documents set status = 'Pending' where id = 'draft'`.execute(scoped);
    await sql`delete from documents where id = 'sent'`.execute(scoped);
  });
  expect(await documentsOf('c')).toEqual(['draft Pending pending']);
});
