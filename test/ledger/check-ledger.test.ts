import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { checkLedger, createLedgerEntry, type LedgerEntry } from '../../src/ledger/index.ts';
import { runs } from '../tier.ts';
import { booked, bookedCredit, creditOf, entryOf, invoice } from './entries.ts';

const rulesOf = (entries: readonly LedgerEntry[], options = {}) =>
  checkLedger(entries, options).map(({ rule, documents }) => `${rule}: ${documents.join(' ')}`);

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
    const lines = credit.lines.map((line) => ({
      ...line,
      quantity: line.quantity * 2,
      unitPrice: (line.unitPrice ?? 0) / 4,
      lineExtensionAmount: null,
    }));
    const rules = checkLedger([first, { ...credit, lines }].map(entryOf)).map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(['credit-above-quantity']));
  });

  test('that reduce the price of the same goods again take back no quantity', () => {
    const first = invoice();
    const reduced = (number: string) => {
      const credit = creditOf(first, number);
      const lines = credit.lines.map((line) => ({
        ...line,
        unitPrice: (line.unitPrice ?? 0) / 10,
        lineExtensionAmount: null,
      }));
      return { ...credit, lines };
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

  test('in a category that the invoice does not have are told', () => {
    const breakdown = [{ vatCategory: 'Z', vatPercent: '0', taxableAmount: '10.00', taxAmount: '0.00' }];
    const credit = bookedCredit('CN-1', 'INV-1', { taxable: 1000, tax: 0 }, { breakdown });
    expect(rulesOf([booked('INV-1', { taxable: 1000, tax: 50 }), credit])).toEqual([
      'credit-other-category: CN-1 INV-1',
    ]);
  });

  test('for several invoices are held against them together', () => {
    const [one, two] = [
      booked('INV-1', { taxable: 1000, tax: 50 }),
      booked('INV-2', { taxable: 2000, tax: 100 }),
    ];
    const preceding = [
      { number: 'INV-1', issueDate: null },
      { number: 'INV-2', issueDate: null },
    ];
    const both = (taxable: number) => bookedCredit('CN-1', '', { taxable, tax: taxable / 20 }, { preceding });
    const alone = bookedCredit('CN-2', 'INV-1', { taxable: 1000, tax: 50 });
    expect(rulesOf([one, two, both(2000), alone])).toEqual([]);
    expect(rulesOf([one, two, both(2020), alone])).toEqual(['credit-above-category: CN-1 CN-2 INV-1 INV-2']);
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
        expect(but({ taxable, tax: tax - 1 })).toMatchObject([
          { rule: 'credit-leaves-vat', severity: 'warning' },
        ]);
      }),
      { numRuns: runs(50) },
    );
  });
});

describe('numbers', () => {
  test('of two documents are told, and a copy of one is not a second document', () => {
    const [one, other] = [invoice('INV-1'), invoice('INV-1', { notes: 'another' })];
    const named = (request: object, name: string) => createLedgerEntry(request, { name });
    expect(rulesOf([named(one, 'a.json'), named({ ...other, issueDate: '2026-11-20' }, 'b.json')])).toEqual([
      'number-twice: a.json b.json',
    ]);
    const xml = convert(one).xml ?? '';
    expect(rulesOf([named(one, 'a.json'), createLedgerEntry(xml, { name: 'a.xml' })])).toEqual([
      'same-document: a.json a.xml',
    ]);
  });

  test('of different sellers, and of documents that buyers issue for them, are apart', () => {
    const seller = { id: '0235:1000000009', trn: null, countryCode: 'AE', subdivision: 'DXB' };
    const amounts = { taxable: 1000, tax: 50 };
    const same = { number: 'INV-1' };
    expect(
      rulesOf([
        booked('a', amounts, same),
        booked('b', amounts, { ...same, seller }),
        booked('c', amounts, { ...same, profile: 'selfbilling' }),
        booked('d', amounts, { ...same, profile: 'selfbilling', seller }),
      ]),
    ).toEqual([]);
  });

  test('that are missing in a series are told if gaps are asked about', () => {
    const entries = ['INV-2027-0009', 'INV-2027-0010', 'INV-2027-0014', 'X7', 'X9/B', 'none'].map((name) =>
      booked(name, { taxable: 100, tax: 5 }),
    );
    expect(rulesOf(entries)).toEqual([]);
    const [gap, ...others] = checkLedger(entries, { gaps: true });
    expect(others).toEqual([]);
    // By their numbers, whatever order their texts have.
    const short = ['Y11', 'Y8'].map((name) => booked(name, { taxable: 100, tax: 5 }));
    expect(checkLedger(short, { gaps: true })[0]?.message).toBe(
      'Y9 to Y10 are missing in their series: 2 numbers.',
    );
    expect(gap?.message).toBe('INV-2027-0011 to INV-2027-0013 are missing in their series: 3 numbers.');
  });
});

describe('preceding documents', () => {
  const before = { taxable: 1000, tax: 50 };
  const refersTo = (changes: Parameters<typeof bookedCredit>[3], of = 'INV-1') =>
    rulesOf([booked('INV-1', before), bookedCredit('CN-1', of, { taxable: 500, tax: 25 }, changes)]);
  const buyer = { id: '0235:1000000007', trn: null, countryCode: 'AE', subdivision: null };

  test.each([
    ['is missing', {}, 'INV-7', ['preceding-missing: CN-1']],
    ['is of another seller', { seller: buyer }, 'INV-1', ['preceding-other-seller: CN-1 INV-1']],
    ['is of another buyer', { buyer }, 'INV-1', ['preceding-other-buyer: CN-1 INV-1']],
    ['is in another currency', { currency: 'USD' }, 'INV-1', ['preceding-other-currency: CN-1 INV-1']],
    ['is later', { issueDate: '2027-01-14' }, 'INV-1', ['preceding-later: CN-1 INV-1']],
    [
      'is of another day',
      { preceding: [{ number: 'INV-1', issueDate: '2027-01-14' }] },
      'INV-1',
      ['preceding-other-date: CN-1 INV-1'],
    ],
    ['is self-billed', { profile: 'selfbilling' as const }, 'INV-1', ['preceding-missing: CN-1']],
  ])('that %s', (_, changes, of, expected) => expect(refersTo(changes, of)).toEqual(expected));

  test('that is a credit note, or not valid', () => {
    const first = booked('INV-1', before);
    const credit = bookedCredit('CN-1', 'INV-1', before);
    expect(rulesOf([first, credit, bookedCredit('CN-2', 'CN-1', before)])).toEqual([
      'preceding-credit-note: CN-1 CN-2',
    ]);
    expect(rulesOf([{ ...first, outcome: 'invalid' }, credit])).toEqual(['preceding-not-valid: CN-1 INV-1']);
  });
});

describe('advances', () => {
  const advance = booked('ADV-1', { taxable: 10_000, tax: 500 });
  const final = (name: string, prepaidAmount: string | null) =>
    booked(
      name,
      { taxable: 90_000, tax: 4_500 },
      { prepaidAmount, preceding: [{ number: 'ADV-1', issueDate: null }] },
    );

  test('that later invoices set off up to what they are for', () => {
    expect(
      rulesOf([advance, final('INV-1', '100.00'), final('INV-2', '5.00'), final('INV-3', null)]),
    ).toEqual([]);
    const found = checkLedger([advance, final('INV-1', '100.00'), final('INV-2', '5.01')]);
    expect(found.map(({ rule }) => rule)).toEqual(['advance-above']);
    expect(found[0]?.message).toContain('AED 105.01. The advance has AED 105.00, 0.01 less');
  });
});

test('the order of the documents does not matter', () => {
  const first = invoice();
  const entries = [
    ...[
      first,
      creditOf(first),
      creditOf(first, 'CN-2'),
      invoice('INV-4'),
      invoice('INV-4', { notes: 'x' }),
    ].map(entryOf),
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
  const found = checkLedger(
    [booked('INV-1', { taxable: 1, tax: 0 }), bookedCredit('CN-1', 'X', { taxable: 1, tax: 0 })],
    {
      language: 'ar',
    },
  );
  expect(found[0]?.message).toBe('المستند CN-1 يشير إلى X، وهو ليس بين المستندات.');
});
