import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compute, normalise } from '../../src/api/steps.ts';
import {
  type AmountValue,
  convert,
  createCreditNote,
  type DocumentRequest,
  documentRequestSchema,
  validate,
} from '../../src/index.ts';
import { readTable, writeWorkbook } from '../../src/table/index.ts';
import { example } from '../requests.ts';

const invoice = example('standard-invoice') as DocumentRequest;

const withPrice = (unitPrice: unknown) => ({
  ...invoice,
  lines: invoice.lines.map((line, at) => (at === 0 ? { ...line, unitPrice } : line)),
});

/** The invoice with each of its numbers in another form. */
const inForm = (form: (value: number) => AmountValue): DocumentRequest<AmountValue> =>
  JSON.parse(JSON.stringify(invoice), (_, value: unknown) =>
    typeof value === 'number' ? form(value) : value,
  );

/** As the clients of databases and libraries of decimals have them: of any class, and with any of both methods. */
const forms: readonly [name: string, form: (value: number) => AmountValue][] = [
  ['texts', String],
  ['texts with decimals', (value) => value.toFixed(2)],
  ['decimals of decimal.js', (value) => new Decimal(value)],
  ['objects with toString', (value) => ({ toString: () => String(value), toFixed: () => 'rounded' })],
  ['objects with toFixed', (value) => ({ toFixed: (digits) => new Decimal(value).toFixed(digits ?? 3) })],
  ['boxed numbers', (value) => Object(value)],
];

describe('amounts in another form than numbers', () => {
  test.each(forms)('give the same verdict, UBL, totals and credit note as numbers: %s', async (_, form) => {
    const sent = inForm(form);
    const result = validate(sent, { strict: true });
    expect(result).toEqual(validate(invoice, { strict: true }));
    expect(result.valid).toBe(true);
    expect(convert(sent).xml).toBe(convert(invoice).xml);
    expect(compute(normalise(sent).invoice).totals).toEqual(compute(normalise(invoice).invoice).totals);
    expect(documentRequestSchema.parse(sent)).toEqual(documentRequestSchema.parse(invoice));
    const facts = { number: 'CN-1', issueDate: '2026-11-20', reasonCode: 'DL8.61.1.D' };
    const lines = [{ id: '1', quantity: 2 }];
    const [credited, expected] = [sent, invoice].map((each) => createCreditNote(each, { ...facts, lines }));
    expect(credited?.ok && validate(credited.value.request)).toEqual(
      expected?.ok && validate(expected.value.request),
    );
    const table = await readTable(writeWorkbook([{ name: 'a.json', request: sent }]).bytes);
    expect(table.ok && Array.from(table.value.invoices(), ({ valid }) => valid)).toEqual([true]);
  });

  test('are exactly the decimal that their text is, or refused', () => {
    const decimals = fc.tuple(
      fc.bigInt({ min: -(10n ** 21n), max: 10n ** 21n }),
      fc.integer({ min: 0, max: 21 }),
    );
    fc.assert(
      fc.property(decimals, ([digits, scale]) => {
        const value = new Decimal(digits.toString()).div(new Decimal(10).pow(scale));
        for (const sent of [value.toFixed(), value.toString(), value]) {
          const parsed = documentRequestSchema.safeParse(withPrice(sent));
          const read = parsed.success ? String(parsed.data.lines[0]?.unitPrice) : undefined;
          if (read === undefined) expect(value.abs().gt(9e13) || value.precision() > 15).toBe(true);
          else expect(new Decimal(read).equals(value)).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['a quotient with more digits than can be kept', new Decimal(1).div(3)],
    ['a text with more digits than can be kept', '12345678901.123456789'],
  ])('are refused with the digits that they have: %s', (_, sent) => {
    const [issue, ...others] = validate(withPrice(sent)).issues;
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      path: 'lines[0].unitPrice',
      message: expect.stringContaining(String(sent)),
    });
  });

  test.each<{ sent: unknown }>([
    ...[
      '1.234',
      '-100.500',
      '1,000.00',
      ' 5',
      '5 ',
      '+5',
      '.5',
      '5.',
      '0x10',
      '1_000',
      '٥',
      'Infinity',
      'NaN',
      '',
    ].map((sent) => ({ sent })),
    ...[{}, Object.create(null), [5], Buffer.from('5'), new Map(), true].map((sent) => ({ sent })),
    { sent: new Decimal(Number.NaN) },
    { sent: { toString: () => 'AED 5', toFixed: (digits = 2) => (5.005).toFixed(digits) } },
  ])('are refused if their text is no decimal, or was rounded: $sent', ({ sent }) => {
    const { outcome, issues } = validate(withPrice(sent));
    expect([outcome, ...issues.map(({ path }) => path)]).toEqual(['malformed', 'lines[0].unitPrice']);
  });

  test('with a getter or method that throws are a finding', () => {
    const thrower = {
      toString() {
        throw new Error('no price');
      },
    };
    expect(validate(withPrice(thrower)).issues).toMatchObject([
      { message: expect.stringContaining('no price') },
    ]);
  });
});
