import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verdictsOf } from '../../src/table/convert-table.ts';
import { tableLimits } from '../../src/table/limits.ts';
import { writeTemplate } from '../../src/table/write/template.ts';
import { writeWorkbook } from '../../src/table/write/workbook-of-requests.ts';
import { complete } from '../complete-request.ts';
import { example, exampleNames } from '../requests.ts';
import { runs } from '../tier.ts';
import { opened, planned, textsOf } from './sheets.ts';

/** Returns what a request says: without null, blank texts, and objects and lists in which nothing is left. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said).filter((each) => each !== undefined);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const members = Object.entries(value).map(([name, inner]) => [name, said(inner)] as const);
  const kept = members.filter(
    ([, inner]) => inner !== undefined && !(Array.isArray(inner) && inner.length === 0),
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

async function readBack(requests: readonly object[], language: 'en' | 'ar' = 'en'): Promise<unknown[]> {
  const named = requests.map((request, at) => ({ name: String(at), request }));
  const { bytes, leftOut } = writeWorkbook(named, language);
  expect(leftOut).toEqual([]);
  const table = planned(await opened(bytes), {}, []);
  expect(table.plan.questions).toEqual([]);
  return [...verdictsOf(table, {})].map(({ request, issues }) => request ?? issues);
}

const numbered = exampleNames.map((name, at) => ({
  ...example(name),
  invoiceNumber: `${example(name).invoiceNumber}-${at}`,
}));

describe('the workbook of requests gives the same requests', () => {
  test.each(['en', 'ar'] as const)('of the examples together, with heads in %s', async (language) => {
    expect((await readBack(numbered, language)).map(said)).toEqual(numbered.map(said));
  });

  test('of one with every field', async () => {
    expect(said((await readBack([complete]))[0])).toEqual(said(complete));
  });

  test('whatever its texts and numbers are', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    const number = fc.oneof(
      fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 100),
      fc.double({ noNaN: true, min: -1e12, max: 1e12 }).map((n) => (Math.abs(n) < 1e-9 ? 0 : n)),
    );
    const line = fc.record({
      description: text,
      quantity: number,
      unitPrice: number,
      vatRate: number,
      note: text,
    });
    await fc.assert(
      fc.asyncProperty(text, fc.array(line, { maxLength: 3 }), async (notes, lines) => {
        const request = { ...numbered[0], notes, lines };
        expect(said((await readBack([request]))[0])).toEqual(said(request));
      }),
      { numRuns: runs(30) },
    );
  });

  test('and names those that no table can hold', () => {
    const request = { ...numbered[0] };
    const named = [
      { name: 'a', request },
      { name: 'b', request },
      { name: 'c', request: { ...request, invoiceNumber: null } },
      { name: 'd', request: { ...request, invoiceNumber: 'Total' } },
      { name: 'e', request: { ...request, invoiceNumber: 'E', notes: 'x'.repeat(32_768) } },
    ];
    expect(writeWorkbook(named, 'en').leftOut.map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e']);
  });
});

test('a request of as many columns as a table may have is written, and is left out with one more', async () => {
  const withDocuments = (count: number) => ({
    ...example('standard-invoice'),
    additionalDocuments: Array.from({ length: count }, (_, at) => ({ id: `D-${at}` })),
  });
  const written = (count: number) => writeWorkbook([{ name: 'a', request: withDocuments(count) }]);
  const others = ((await textsOf(written(1).bytes))[0]?.length ?? 0) - 1;
  const most = tableLimits.columns - others;
  expect([most, most + 1].map((count) => written(count).leftOut.length)).toEqual([0, 1]);
});

test('the columns are in the order of the interface, however the members of a request are ordered', async () => {
  const request = example('standard-invoice');
  const turned = Object.fromEntries(Object.entries(request).toReversed());
  const headsOf = async (each: object) =>
    (await textsOf(writeWorkbook([{ name: 'a', request: each }], 'en').bytes))[0];
  expect(await headsOf(turned)).toEqual(await headsOf(request));
});

test.each(['en', 'ar'] as const)('the template is read without a question, in %s', async (language) => {
  const bytes = writeTemplate(language);
  const table = planned(await opened(bytes), {}, []);
  expect(table.plan.questions).toEqual([]);
  expect([...table.plan.leftOut]).toEqual([]);
  expect((await opened(bytes)).sheets).toHaveLength(3);
  expect((await textsOf(bytes))[0]).toHaveLength(table.heads.columns.length);
});
