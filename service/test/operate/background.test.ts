import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acrossCompanies, forCompany } from '../../src/database/database.ts';
import { tidy } from '../../src/operate/background.ts';
import { type Ask, asker } from '../support/asking.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;

beforeAll(async () => {
  opened = await openTestService();
  ask = asker(opened.app, await opened.key(await opened.company()));
});
afterAll(() => opened.close());

async function bytesOfCustomers(): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_relation_size('customers')::int as bytes`.execute(
    opened.service.database,
  );
  return rows[0]?.bytes ?? 0;
}

test('Tidying gives the room of what was deleted to what comes', async () => {
  const sizes: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const made = [];
    for (let customer = 0; customer < 70; customer += 1)
      made.push(await ask('/v1/customers', { method: 'POST', body: { name: 'x'.repeat(1500) } }));
    for (const { body } of made) await ask(`/v1/customers/${body.id}`, { method: 'DELETE' });
    await tidy(opened.service);
    sizes.push(await bytesOfCustomers());
  }
  expect(sizes.at(-1)).toBe(sizes[1]);
});

test('A document is found by its id among many that have come at once, once they are tidied', async () => {
  const { database } = opened.service;
  const companyId = await opened.company();
  await acrossCompanies(database, (scoped) =>
    sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
      currency, seller_name, buyer_name, version, created_at, updated_at)
      select 'd-' || n, ${companyId}, 'invoice', 'Outbound', 'Invoice', 'Draft', 'N-' || n, '2026-11-01', 'AED',
        'A seller', 'A buyer', 1, now(), now() from generate_series(1, 3000) as n`.execute(scoped),
  );
  await tidy(opened.service);
  const plan = await forCompany(database, companyId, (scoped) =>
    sql<
      Record<string, string>
    >`explain select id from documents where company_id = ${companyId} and kind = 'invoice'
      and direction = 'Outbound' and id = 'd-1500'`.execute(scoped),
  );
  expect(plan.rows.map((row) => Object.values(row).join()).join()).toContain('using documents_pkey');
});
