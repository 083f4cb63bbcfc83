import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { acrossCompanies, forCompany } from '../../src/database/database.ts';
import { allItems, asker } from '../support/asking.ts';
import { invoice } from '../support/requests.ts';
import { searchedForm, spellings } from '../support/searched-form.ts';
import { openTestService } from '../support/service.ts';

/** More than the search examines before it uses the index of text parts. */
const kept = 700;
const letters = [
  'a',
  'B',
  'Ab',
  ' ',
  '-',
  '%',
  '_',
  '\\',
  '7',
  '٧',
  'ف',
  'أ',
  'ا',
  'ة',
  'ه',
  'َ',
  'é',
  'É',
  '😀',
];

/** The numbers of the documents that contain a text in one of their own, newest first. */
async function numbersWith(text: string): Promise<string[]> {
  const { rows } = await forCompany(opened.service.database, companyId, (scoped) =>
    sql<{ texts: readonly string[] }>`select array[invoice_number, seller_name, buyer_name] as texts
      from documents where kind = 'invoice' order by position desc`.execute(scoped),
  );
  return rows
    .filter(({ texts }) => texts.some((looked) => searchedForm(looked).includes(searchedForm(text.trim()))))
    .map(({ texts: [number = ''] }) => number);
}

async function listed(text: string): Promise<string[]> {
  const items = await allItems(ask, `/v1/invoices?limit=200&text=${encodeURIComponent(text)}`);
  return items.map(({ invoiceNumber }) => invoiceNumber);
}

const opened = await openTestService();
const companyId = await opened.company();
const ask = asker(opened.app, await opened.key(companyId));
const names = fc.sample(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 }), {
  numRuns: kept,
  seed: 14,
});
await acrossCompanies(opened.service.database, (scoped) =>
  sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
    currency, seller_name, buyer_name, version, created_at, updated_at)
    select 'kept-' || n, ${companyId}, 'invoice', 'Outbound', 'Invoice', 'Draft', 'N-' || n, '2026-11-01',
      'AED', 'A seller', name, 1, now(), now()
    from unnest(${names}::text[]) with ordinality as t(name, n)`.execute(scoped),
);
afterAll(() => opened.close());

describe('A list by text', () => {
  test('has every document with the text in its number or in the name of seller or buyer, whatever their case, accents and vowel signs, and no other', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 5 }),
        async (text) => {
          expect(await listed(text)).toEqual(await numbersWith(text));
        },
      ),
      { numRuns: 40, examples: [['7'], ['SELLER'], ['n-69'], ['ن-٦٩'], ['%'], ['％'], ['َ'], ['nobody']] },
    ));

  test('searches by parts that differ if any of their letters differs', async () => {
    const { rows } = await sql<{ distinct: number; parts: number }>`
      select count(distinct part)::int as distinct, count(*)::int as parts
      from unnest(text_parts(0, 'abcdefghijklmnopqrstuvwxyz', 3)) as part`.execute(opened.service.database);
    expect(rows).toEqual([{ distinct: 24, parts: 24 }]);
    const same = await sql<{ same: boolean }>`
      select text_parts(0, 'abc', 3) = text_parts(0, 'cbc', 3) as same`.execute(opened.service.database);
    expect(same.rows).toEqual([{ same: false }]);
  });

  test('finds a replaced document by its new texts, and a deleted one no more', async () => {
    const { id } = (
      await ask('/v1/invoices', { method: 'POST', body: { ...invoice, invoiceNumber: 'Once' } })
    ).body;
    expect(await listed('once')).toEqual(['Once']);
    await ask(`/v1/invoices/${id}`, { method: 'PUT', body: { ...invoice, invoiceNumber: 'Twice' } });
    expect(await listed('once')).toEqual([]);
    expect(await listed('twice')).toEqual(['Twice']);
    await ask(`/v1/invoices/${id}`, { method: 'DELETE' });
    expect(await listed('twice')).toEqual([]);
  });

  test.each(spellings)('finds a buyer %s as %s', async (kept, typed) => {
    const body = { ...invoice, invoiceNumber: 'Spelt', buyer: { ...invoice.buyer, name: kept } };
    const { id } = (await ask('/v1/invoices', { method: 'POST', body })).body;
    expect(await listed(typed)).toContain('Spelt');
    await ask(`/v1/invoices/${id}`, { method: 'DELETE' });
  });

  test('is planned for the rows that the company has, also in a statement that sets its scope itself', async () => {
    await sql`analyze document_contents, document_states`.execute(opened.service.database);
    const { rows } = await sql<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select from documents where company_id = ${companyId}`.execute(
      opened.service.database,
    );
    expect(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(kept / 3);
  });

  test('does not show documents of another company', async () => {
    const other = asker(opened.app, await opened.key(await opened.company()));
    expect((await other('/v1/invoices?text=seller')).body.items).toEqual([]);
  });
});
