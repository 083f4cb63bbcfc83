import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal } from '../../src/core/numbers/decimal-js.ts';
import { checkLedger, computeVatReturn, type LedgerEntry } from '../../src/ledger/index.ts';
import { example } from '../requests.ts';
import { runs } from '../tier.ts';
import { booked, bookedCredit, creditOf, entryOf, invoice } from './entries.ts';

const shortly = (entries: readonly LedgerEntry[], options = {}) =>
  computeVatReturn(entries, options).figures.map(({ box, side, vatCategory, taxableAmount, taxAmount }) =>
    [box, side, vatCategory, taxableAmount, taxAmount].map(String).join(' '),
  );

const other = { id: '0235:1000000009', trn: '100000000900003', countryCode: 'AE', subdivision: 'SHJ' };
const own = { id: '0235:1000000001', trn: '100000000100003', countryCode: 'AE', subdivision: 'DXB' };
const amounts = { taxable: 10_000, tax: 500 };

describe('a figure of the VAT return', () => {
  test('has the supplies of an emirate, less what was credited, with the documents', () => {
    const entries = [
      booked('INV-1', amounts),
      booked('INV-2', amounts, { seller: { ...own, subdivision: 'SHJ' } }),
      bookedCredit('CN-1', 'INV-1', { taxable: 2000, tax: 100 }),
    ];
    expect(shortly(entries)).toEqual(['1b sales S 80.00 4.00', '1c sales S 100.00 5.00']);
    expect(computeVatReturn(entries).figures[0]).toMatchObject({
      name: 'Standard rated supplies in Dubai',
      documents: [
        { name: 'CN-1', taxableAmount: '-20.00', taxAmount: '-1.00' },
        { name: 'INV-1', taxableAmount: '100.00', taxAmount: '5.00' },
      ],
    });
  });

  test.each([
    ['Z', '4 sales Z 100.00 0.00', 'null purchases Z 100.00 null'],
    ['E', '5 sales E 100.00 0.00', 'null purchases E 100.00 null'],
    ['O', 'null sales O 100.00 null', 'null purchases O 100.00 null'],
    ['AE', 'null sales AE 100.00 null', '3 purchases AE 100.00 null'],
    ['N', 'null sales N 100.00 null', 'null purchases N 100.00 null'],
    ['S', '1b sales S 100.00 0.00', '9 purchases S 100.00 0.00'],
    ['X', 'null sales X 100.00 0.00', 'null purchases X 100.00 0.00'],
  ])('has category %s of both sides, and no VAT that documents do not state', (category, sale, purchase) => {
    const breakdown = [
      { vatCategory: category, vatPercent: '0', taxableAmount: '100.00', taxAmount: '0.00' },
    ];
    const entry = booked('A', amounts, { breakdown });
    expect(shortly([entry])).toEqual([sale]);
    expect(shortly([entry], { company: ['100000000200003'] })).toEqual([purchase]);
  });

  test('is in dirhams at the rate of the document, with the VAT that it states', () => {
    const accounting = { currency: 'AED', rate: '3.6725', taxAmount: '18.37', taxInclusiveAmount: '385.61' };
    const entry = booked('A', amounts, { currency: 'USD', accounting });
    expect(shortly([entry])).toEqual(['1b sales S 367.25 18.37']);
    const rounding = { kind: 'conversion', amount: '0.01', currency: 'AED' };
    expect(computeVatReturn([entry]).roundings).toMatchObject([rounding]);
  });

  test('of a supply without an emirate is in no box', () => {
    const entry = booked('A', amounts, { seller: { ...own, subdivision: null } });
    expect(shortly([entry])).toEqual(['null sales S 100.00 5.00']);
  });
});

describe('what counts', () => {
  const entries = [
    booked('A', amounts),
    booked('B', amounts, { seller: other, buyer: own }),
    booked('C', amounts, { issueDate: '2027-02-01' }),
    booked('D', amounts, { issueDate: '2027-02-01', vatPointDate: '2027-01-31' }),
    { ...booked('E', amounts), outcome: 'invalid' as const },
    { name: 'F', outcome: 'malformed' as const, document: null },
  ];
  const january = { from: '2027-01-01', to: '2027-01-31' };

  test('are valid documents of the period by their date of supply; the company is the party of all', () => {
    const { company, figures, notes } = computeVatReturn(entries, january);
    expect(company).toEqual(['0235:1000000001']);
    const told = figures.map(({ box, documents }) => `${box} ${documents.map(({ name }) => name)}`);
    expect(told).toEqual(['1b A,D', '9 B']);
    const noted = notes.map(({ rule, documents }) => `${rule} ${documents}`);
    expect(noted).toEqual(['refused E,F', 'outside-period C', 'other-day D']);
  });

  test('is nothing as long as nobody says which party the company is', () => {
    const strangers = booked('X', amounts, { seller: other, buyer: { ...other, id: '0235:1', trn: null } });
    const { company, figures, notes } = computeVatReturn([...entries, strangers], january);
    expect([company, figures]).toEqual([null, []]);
    expect(notes.map(({ rule }) => rule)).toEqual(['refused', 'outside-period', 'company-unknown']);
    expect(shortly([...entries, strangers], { ...january, company: ['1000000001'] })).toEqual([
      '1b sales S 200.00 10.00',
      '9 purchases S 100.00 5.00',
    ]);
  });

  test('within a VAT group is told, and in no box', () => {
    const { figures, notes } = computeVatReturn([booked('A', amounts, { buyer: own })]);
    expect([figures, notes.map(({ rule }) => rule)]).toEqual([[], ['within-company']]);
  });

  test('of invoices that set off others is told, as their VAT may be the same', () => {
    const preceding = [{ number: 'A', issueDate: null }];
    const final = booked('B', amounts, { prepaidAmount: '10.00', preceding });
    const { notes } = computeVatReturn([booked('A', amounts), final]);
    expect(notes.map(({ rule, documents }) => `${rule} ${documents}`)).toEqual(['sets-off B']);
  });
});

test('what documents cannot tell is listed, and is in no figure', () => {
  const { figures, notTold } = computeVatReturn([booked('A', amounts)], { language: 'ar' });
  const boxes = notTold.flatMap((each) => each.boxes);
  for (const box of ['2', '6', '7', '8', '10', '11', '12', '13', '14']) {
    expect(boxes).toContain(box);
    expect(figures.map((figure) => figure.box)).not.toContain(box);
  }
  expect(figures[0]?.name).toBe('التوريدات الخاضعة للنسبة الأساسية في دبي');
});

const fils = fc.integer({ min: 1, max: 10_000_000 });

test('a figure is the sum of its documents, and the roundings explain how far its VAT is from 5 %', () => {
  fc.assert(
    fc.property(fc.array(fils, { minLength: 1, maxLength: 20 }), (taxables) => {
      const entries = taxables.map((taxable, index) => {
        const tax = Math.floor((taxable * 5 + 50) / 100);
        return index % 3 === 2
          ? bookedCredit(`CN-${index}`, 'INV-0', { taxable, tax })
          : booked(`INV-${index}`, { taxable, tax });
      });
      const { figures, roundings } = computeVatReturn(entries);
      const total = (texts: readonly (string | null)[]) =>
        texts.reduce((sum, text) => sum.plus(text ?? 0), new Decimal(0));
      const [figure] = figures;
      if (figure === undefined) throw new Error('there is no figure');
      expect(total(figure.documents.map(({ taxAmount }) => taxAmount)).toFixed(2)).toBe(figure.taxAmount);
      const isCredit = (name: string) => name.startsWith('CN');
      const explained = total(
        roundings.map(({ document, amount }) => (isCredit(document) ? `${-Number(amount)}` : amount)),
      );
      const exact = new Decimal(figure.taxableAmount).times(5).div(100);
      expect(exact.plus(explained).toFixed()).toBe(new Decimal(figure.taxAmount ?? 0).toFixed());
    }),
    { numRuns: runs(50) },
  );
});

test('the examples of the repository are told without a contradiction, in any order', () => {
  const names = 'standard-invoice export-usd exempt reverse-charge out-of-scope profit-margin'.split(' ');
  const entries = [...names.map(example), creditOf(invoice('INV-2026-0042'))].map(entryOf);
  expect(entries.map(({ outcome }) => outcome)).toEqual(entries.map(() => 'valid'));
  const company = [...new Set(entries.flatMap(({ document }) => document?.seller.id ?? []))];
  const all = computeVatReturn(entries, { company });
  expect(all.figures.map(({ box, vatCategory }) => `${box} ${vatCategory}`)).toContain('4 Z');
  expect(computeVatReturn(entries.toReversed(), { company })).toEqual(all);
  expect(checkLedger(entries).filter(({ severity }) => severity === 'error')).toEqual([]);
});
