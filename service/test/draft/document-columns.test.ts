import { createLedgerEntry } from 'pint-ae/ledger';
import { expect, test } from 'vitest';
import { findable, vatColumnsOf } from '../../src/draft/document-columns.ts';
import { invoice } from '../support/requests.ts';

test('an identifier finds a document if it is neither blank nor longer than an index takes', () => {
  expect([undefined, null, '', ' \n', ' A '].map(findable)).toEqual([null, null, null, null, 'A']);
  expect(findable('x'.repeat(255))).toBe('x'.repeat(255));
  expect(findable(` ${'x'.repeat(255)} `)).toBe('x'.repeat(255));
  expect(findable('x'.repeat(256))).toBeNull();
});

test('a document counts in a statement if its supply has a day', () => {
  const { outcome, document } = createLedgerEntry(invoice, { name: 'INV-1' });
  if (document === null) throw new Error('the document is not read');
  const { supplied_on: day, vat } = vatColumnsOf({ outcome, document });
  expect(day).toBe(invoice.issueDate);
  expect(JSON.parse(vat ?? '')).toEqual({ outcome, document: { ...document, lines: [] } });
  for (const suppliedOn of ['', '2026-02-30', '0000-01-01', '2026-11-02T00:00:00Z'])
    expect(vatColumnsOf({ outcome, document: { ...document, suppliedOn } })).toEqual({
      supplied_on: null,
      vat: null,
    });
  expect(vatColumnsOf({ outcome, document: null })).toEqual({ supplied_on: null, vat: null });
});
