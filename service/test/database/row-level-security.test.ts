import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { forCompany, readingAcross, readingFor, scopeStep } from '../../src/database/database.ts';
import { asker } from '../support/asking.ts';
import { invoice } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const opened = await openTestService();
const mine = await opened.company();
const theirs = await opened.company();
for (const company of [mine, theirs]) {
  const ask = asker(opened.app, await opened.key(company));
  await ask('/v1/invoices', { method: 'POST', body: invoice });
  await ask('/v1/customers', { method: 'POST', body: { name: 'A customer' } });
}
afterAll(() => opened.close());

describe('A transaction for a company', () => {
  test.each(['documents', 'customers', 'document_history', 'idempotency_keys', 'api_keys'] as const)(
    'sees no other rows of %s, even without a condition',
    async (table) => {
      const rows = await forCompany(opened.service.database, mine, (scoped) =>
        scoped.selectFrom(table).select('company_id').execute(),
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(({ company_id }) => company_id))).toEqual(new Set([mine]));
    },
  );

  test('cannot change or add rows of another company', async () => {
    const { database } = opened.service;
    const changed = await forCompany(database, mine, (scoped) =>
      scoped
        .updateTable('customers')
        .set({ content: '{}' })
        .where('company_id', '=', theirs)
        .returning('id')
        .execute(),
    );
    expect(changed).toEqual([]);
    const adding = forCompany(database, mine, (scoped) =>
      sql`insert into document_usage_parts values (${theirs}, '2026-11', 1, 0)`.execute(scoped),
    );
    await expect(adding).rejects.toThrow('row-level security');
  });

  test('cannot change the history of a document', async () => {
    const rewriting = forCompany(opened.service.database, mine, (scoped) =>
      sql`update document_history set trigger = 'other'`.execute(scoped),
    );
    await expect(rewriting).rejects.toThrow('only added to');
  });
});

describe('A query that is a statement of its own', () => {
  test.each(['documents', 'customers', 'document_history', 'idempotency_keys', 'api_keys'] as const)(
    'sees the rows of %s of its company, and no others, even without a condition',
    async (table) => {
      const { database } = opened.service;
      const companiesIn = async (rows: Promise<{ company_id: string | null }[]>) =>
        new Set((await rows).map(({ company_id }) => company_id));
      const found = readingFor(database, mine).selectFrom(table).select('company_id').execute();
      expect(await companiesIn(found)).toEqual(new Set([mine]));
      const all = readingAcross(database).selectFrom(table).select('company_id').execute();
      expect(await companiesIn(all)).toEqual(new Set([mine, theirs]));
    },
  );

  test('keeps its order, and leaves no scope behind', async () => {
    const { database } = opened.service;
    const both = readingAcross(database).selectFrom('companies').select('id').orderBy('id', 'desc').execute();
    expect((await both).map(({ id }) => id)).toEqual([mine, theirs].toSorted().toReversed());
    expect(await database.selectFrom('companies').select('id').execute()).toEqual([]);
  });

  test('changes nothing', async () => {
    const reading = readingFor(opened.service.database, mine);
    await expect(reading.deleteFrom('customers').execute()).rejects.toThrow('Only queries');
    await expect(sql`with gone as (delete from customers) select 1`.execute(reading)).rejects.toThrow('WITH');
  });
});

test('A statement that sets its own scope can add rows of its company alone', async () => {
  const { database } = opened.service;
  const adding = (to: string) =>
    sql`with ${scopeStep(mine)}
      insert into document_usage_parts select ${to}::text, '2026-10', 1, 0 from app_scope
      where app_scope.company is not null returning company_id`.execute(database);
  await expect(adding(theirs)).rejects.toThrow('row-level security');
  expect((await adding(mine)).rows).toEqual([{ company_id: mine }]);
});

test('Without a company no row is visible', async () => {
  expect(await opened.service.database.selectFrom('documents').select('id').execute()).toEqual([]);
});

test('Every table with a company is protected, even from its owner', async () => {
  const { rows } = await sql<{ name: string; guarded: boolean }>`
    select relname as name, relrowsecurity and relforcerowsecurity as guarded from pg_class
    join pg_attribute on attrelid = pg_class.oid and attname = 'company_id'
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(opened.service.database);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ guarded }) => !guarded)).toEqual([]);
});

test('Every company can read the index of text parts, but learns nothing: the numbers differ from list to list', async () => {
  const { database } = opened.service;
  const parts = async (companyId: string) =>
    forCompany(database, theirs, (scoped) =>
      scoped
        .selectFrom('document_search')
        .where('company_id', '=', companyId)
        .select('parts')
        .executeTakeFirstOrThrow(),
    );
  const ours = new Set((await parts(mine)).parts);
  expect(ours.size).toBeGreaterThan(10);
  expect((await parts(theirs)).parts.filter((part) => ours.has(part))).toEqual([]);
  const adding = forCompany(database, mine, (scoped) =>
    sql`insert into document_search select document_id || 'x', company_id, parts from document_search
      where company_id = ${theirs}`.execute(scoped),
  );
  await expect(adding).rejects.toThrow('row-level security');
});
