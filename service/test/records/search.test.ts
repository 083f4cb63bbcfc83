import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acrossCompanies, forCompany } from '../../src/database/database.ts';
import { allItems, asker } from '../support/asking.ts';
import { searchedForm, spellings } from '../support/searched-form.ts';
import { openTestService } from '../support/service.ts';

/** More than the search examines before it uses the index of text parts. */
const kept = 600;
const letters = ['a', 'B', ' ', '-', '%', '\\', '7', '٧', 'ف', 'إ', 'ى', 'ي', 'ّ', 'É', '😀'];

const opened = await openTestService();
const companyId = await opened.company();
const ask = asker(opened.app, await opened.key(companyId));
afterAll(() => opened.close());

describe.each(['customers', 'items', 'vendors'])('A list of %s', (table) => {
  beforeAll(async () => {
    const names = fc.sample(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 }), {
      numRuns: kept,
      seed: 14,
    });
    await acrossCompanies(opened.service.database, (scoped) =>
      sql`insert into ${sql.table(table)} (id, company_id, content, created_at, updated_at)
        select ${table} || n, ${companyId},
          jsonb_build_object('name', name, 'code', 'Code-' || n, 'isActive', n % 3 > 0), now(), now()
        from unnest(${names}::text[]) with ordinality as t(name, n)`.execute(scoped),
    );
  });

  /** The codes of the entries that contain a text in one of their own, newest first. */
  async function codesWith(text: string): Promise<string[]> {
    const { rows } = await forCompany(opened.service.database, companyId, (scoped) =>
      sql<{ texts: readonly string[] }>`select array[content ->> 'code', content ->> 'name'] as texts
        from ${sql.table(table)} order by position desc`.execute(scoped),
    );
    return rows
      .filter(({ texts }) => texts.some((looked) => searchedForm(looked).includes(searchedForm(text.trim()))))
      .map(({ texts: [code = ''] }) => code);
  }

  async function listed(query: string): Promise<string[]> {
    const items = await allItems(ask, `/v1/${table}?limit=200&${query}`);
    return items.map(({ code }) => code);
  }

  test('by text has every entry with the text in its name or code, whatever their case, accents and vowel signs, and no other', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 }),
        async (text) => {
          expect(await listed(`text=${encodeURIComponent(text)}`)).toEqual(await codesWith(text));
        },
      ),
      { numRuns: 15, examples: [['7'], ['CODE-1'], ['%'], ['nobody']] },
    ));

  test('has active entries, inactive ones, and those of a text', async () => {
    const inactive = await listed('isActive=false');
    expect(inactive).toHaveLength(kept / 3);
    expect(await listed('isActive=true')).toHaveLength(kept - kept / 3);
    expect(await listed('isActive=false&text=code-10')).toEqual(
      inactive.filter((code) => code.startsWith('Code-10')),
    );
  });

  test('follows replacements and deletions', async () => {
    const made = { method: 'POST', body: { name: 'Once', code: 'Zebra' } };
    const { id } = (await ask(`/v1/${table}`, made)).body;
    expect(await listed('text=zebra')).toEqual(['Zebra']);
    const changed = { name: 'Twice', code: 'Yak', isActive: false };
    await ask(`/v1/${table}/${id}`, { method: 'PUT', body: changed });
    expect(await listed('text=zebra')).toEqual([]);
    expect(await listed('text=yak&isActive=true')).toEqual([]);
    expect(await listed('text=yak')).toEqual(['Yak']);
    await ask(`/v1/${table}/${id}`, { method: 'DELETE' });
    expect(await listed('text=yak')).toEqual([]);
  });

  test.each(spellings)('by text has the name %s as %s, in either language', async (kept, typed) => {
    for (const names of [{ name: kept }, { name: 'Anything', nameAr: kept }]) {
      const made = { method: 'POST', body: { ...names, code: 'Spelt' } };
      const { id } = (await ask(`/v1/${table}`, made)).body;
      expect(await listed(`text=${encodeURIComponent(typed)}`)).toContain('Spelt');
      await ask(`/v1/${table}/${id}`, { method: 'DELETE' });
    }
  });

  test('does not show entries of another company', async () => {
    const other = asker(opened.app, await opened.key(await opened.company()));
    expect((await other(`/v1/${table}?text=code-1`)).body.items).toEqual([]);
  });
});
