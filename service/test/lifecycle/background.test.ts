import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { acrossCompanies, forCompany } from '../../src/database/database.ts';
import { tidy } from '../../src/lifecycle/background.ts';
import { openTestService } from '../support/service.ts';

const opened = await openTestService();
afterAll(() => opened.close());

test('A document is found by its id among many that arrived at once, after the tables are tidied', async () => {
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
