import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLedger, type LedgerEntry } from '../../src/ledger/index.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { runs } from '../tier.ts';
import { booked, bookedCredit, creditOf, entryOf, invoice } from './entries.ts';

const rulesOf = (entries: readonly LedgerEntry[], options = {}) =>
  checkLedger(entries, options).map(({ rule, documents }) => `${rule}: ${documents.join(' ')}`);

/** The line at a fraction of its price. */
const cheaper = (line: DocumentRequest['lines'][number], times: number) => ({
  ...{ ...line, unitPrice: (line.unitPrice ?? 0) / times, lineExtensionAmount: null },
});

describe('credit notes', () => {
  test('that credit an invoice whole or in part are clean', () => {
    const first = invoice();
    expect(rulesOf([first, creditOf(first)].map(entryOf))).toEqual([]);
    const [line] = first.lines;
    const part = creditOf(first, 'CN-2', [{ id: line?.id ?? '1', quantity: 1 }]);
    expect(rulesOf([first, part].map(entryOf))).toEqual([]);
  });

  test('that come twice credit more than was invoiced, in amount and quantity', () => {
    const first = invoice();
    const found = checkLedger([first, creditOf(first), creditOf(first, 'CN-2')].map(entryOf));
    expect(found.map(({ rule }) => rule)).toEqual([
      'credit-above-category',
      ...first.lines.map(() => 'credit-above-quantity'),
    ]);
    expect(found[0]).toMatchObject({ severity: 'error', documents: ['CN-1', 'CN-2', 'INV-1'] });
    expect(found[0]?.message).toMatch(
      /^The credit notes for INV-1 credit AED [\d.]+ excl\. VAT in VAT category S/,
    );
  });

  test('of a quantity above that of the line are told, whatever the amount', () => {
    const first = invoice();
    const credit = creditOf(first);
    const lines = credit.lines.map((line) => ({ ...cheaper(line, 4), quantity: line.quantity * 2 }));
    const rules = checkLedger([first, { ...credit, lines }].map(entryOf)).map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(['credit-above-quantity']));
  });

  test('that reduce the price of the same goods again take back no quantity', () => {
    const first = invoice();
    const reduced = (number: string) => {
      const credit = creditOf(first, number);
      return { ...credit, lines: credit.lines.map((line) => cheaper(line, 10)) };
    };
    expect(rulesOf([first, reduced('CN-1'), reduced('CN-2')].map(entryOf))).toEqual([]);
  });

  test('are in dirhams at the rate of the invoice, and in its emirate', () => {
    const first = invoice('INV-1', { currency: 'EUR', currencyExchangeRate: 4.2 });
    const credit = { ...creditOf(first), currencyExchangeRate: 4.6 };
    expect(rulesOf([first, creditOf(first)].map(entryOf))).toEqual([]);
    const [found] = checkLedger([first, credit].map(entryOf));
    expect(found).toMatchObject({ rule: 'credit-other-rate', severity: 'error' });
    expect(found?.message).toContain('at the exchange rate 4.6. The rate of the invoice is 4.2');
    const { seller } = credit;
    const moved = {
      ...creditOf(first),
      seller: { ...seller, address: { ...seller.address, city: 'Sharjah', countrySubentity: 'SHJ' } },
    };
    expect(rulesOf([first, moved].map(entryOf))).toEqual(['credit-other-subdivision: CN-1 INV-1']);
  });

  /** Parts that sum to a whole, in fils. */
  const parts = fc.array(fc.integer({ min: 20, max: 100_000_000 }), { minLength: 1, maxLength: 30 });

  test('that split an invoice into parts are clean, and one fils more is told', () => {
    fc.assert(
      fc.property(parts, parts, fc.nat(), (taxables, taxes, at) => {
        const count = Math.min(taxables.length, taxes.length);
        const split = taxables
          .slice(0, count)
          .map((taxable, index) => ({ taxable, tax: taxes[index] as number }));
        const total = (of: 'taxable' | 'tax') => split.reduce((sum, each) => sum + each[of], 0);
        const whole = booked('INV-1', { taxable: total('taxable'), tax: total('tax') });
        const credits = split.map((each, index) => bookedCredit(`CN-${index}`, 'INV-1', each));
        expect(rulesOf([whole, ...credits])).toEqual([]);
        const changed = at % count;
        const { taxable, tax } = split[changed] as (typeof split)[number];
        const but = (amounts: { taxable: number; tax: number }) =>
          checkLedger([whole, ...credits.with(changed, bookedCredit(`CN-${changed}`, 'INV-1', amounts))]);
        expect(but({ taxable: taxable + 1, tax })).toMatchObject([{ rule: 'credit-above-category' }]);
        expect(but({ taxable, tax: tax + 1 })).toMatchObject([{ rule: 'credit-vat-above' }]);
        const left = { rule: 'credit-leaves-vat', severity: 'warning' };
        expect(but({ taxable, tax: tax - 1 })).toMatchObject([left]);
      }),
      { numRuns: runs(50) },
    );
  });
});

test('the order of the documents does not matter', () => {
  const first = invoice();
  const entries = [
    ...[first, creditOf(first), creditOf(first, 'CN-2')].map(entryOf),
    ...[invoice('INV-4'), invoice('INV-4', { notes: 'x' })].map(entryOf),
    bookedCredit('CN-9', 'INV-4', { taxable: 1, tax: 0 }),
    booked('INV-9', { taxable: 1, tax: 0 }),
    { name: 'broken', outcome: 'malformed', document: null } as const,
  ];
  const all = checkLedger(entries, { gaps: true });
  expect(all.length).toBeGreaterThan(4);
  fc.assert(
    fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (shuffled) => {
      expect(checkLedger(shuffled, { gaps: true })).toEqual(all);
    }),
    { numRuns: runs(30) },
  );
});

test('every text is there in Arabic', () => {
  const entries = [
    booked('INV-1', { taxable: 1, tax: 0 }),
    bookedCredit('CN-1', 'X', { taxable: 1, tax: 0 }),
  ];
  const found = checkLedger(entries, { language: 'ar' });
  expect(found[0]?.message).toBe('المستند CN-1 يشير إلى X، وهو ليس بين المستندات.');
});
