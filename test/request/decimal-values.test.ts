import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compute, normalise } from '../../src/api/steps.ts';
import { isWrittenExactly } from '../../src/core/numbers/exact-number.ts';
import {
  type AmountValue,
  convert,
  createCreditNote,
  type DocumentRequest,
  documentRequest,
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
    expect(documentRequest.parse(sent)).toEqual(documentRequest.parse(invoice));
    const facts = { number: 'CN-1', issueDate: '2026-11-20', reasonCode: 'DL8.61.1.D' };
    const lines = [{ id: '1', quantity: 2 }];
    const [credited, expected] = [sent, invoice].map((each) => createCreditNote(each, { ...facts, lines }));
    expect(credited?.ok && validate(credited.value.request)).toEqual(
      expected?.ok && validate(expected.value.request),
    );
    const table = await readTable(writeWorkbook([{ name: 'a.json', request: sent }]).bytes);
    expect(table.ok && Array.from(table.value.invoices(), ({ valid }) => valid)).toEqual([true]);
  });

  const decimals = fc
    .tuple(fc.bigInt({ min: -(10n ** 45n), max: 10n ** 45n }), fc.integer({ min: 0, max: 45 }))
    .map(([digits, scale]) => new Decimal(digits.toString()).times(`1e-${scale}`));
  /** As a JSON document has it, without quotation marks. */
  const inDocument = (value: Decimal) => JSON.stringify(withPrice('?')).replace('"?"', value.toFixed());
  const hasManyDigits = (value: Decimal) => Math.max(value.e + 1, 0) + value.decimalPlaces() > 40;

  test('are exactly the decimal that their text is, or refused', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        const isDouble = isWrittenExactly(value.toFixed());
        const isRefused = value.abs().gt(9e13) || (hasManyDigits(value) && !isDouble);
        for (const sent of [value.toFixed(), value.toString(), value]) {
          const parsed = documentRequest.safeParse(withPrice(sent));
          expect(parsed.success).toBe(!isRefused);
          if (parsed.success)
            expect(new Decimal(parsed.data.lines[0]?.unitPrice ?? '').equals(value)).toBe(true);
        }
        expect(validate(inDocument(value)).outcome === 'malformed').toBe(isRefused);
      }),
    );
  });

  /** The invoice with a price, and nothing sent that follows from it. */
  const open = (unitPrice: unknown) => ({
    ...withPrice(unitPrice),
    lines: withPrice(unitPrice).lines.map((line) => ({ ...line, lineExtensionAmount: null })),
    taxTotal: null,
    legalMonetaryTotal: null,
  });

  test('are in the UBL with every digit, and to be rounded if they have more than 18', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        fc.pre(value.gt('1e-9') && value.lt(1e8) && !hasManyDigits(value));
        for (const sent of [open(value), JSON.stringify(open('?')).replace('"?"', value.toFixed())]) {
          const result = validate(sent);
          expect(result.valid).toBe(true);
          const told = result.warnings.filter(({ rule }) => rule === 'pint-ae-number-digits');
          const digits = Math.max(value.e + 1, 0) + value.decimalPlaces();
          expect(told.map(({ path }) => path)).toEqual(digits > 18 ? ['lines[0].unitPrice'] : []);
        }
        expect(convert(open(value)).xml).toContain(`>${value.toFixed()}</cbc:PriceAmount>`);
      }),
    );
  });

  test.each([
    ['a text', `1.${'123456789'.repeat(5)}`],
    ['a decimal', new Decimal(`1.${'123456789'.repeat(5)}`)],
  ])('are refused with the digits that they have if these are more than 40: %s', (_, sent) => {
    const [issue, ...others] = validate(withPrice(sent)).issues;
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      path: 'lines[0].unitPrice',
      message: expect.stringContaining(String(sent)),
    });
  });

  test('take part in what is computed of percentages and in what unknown fields repeat', () => {
    const third = new Decimal(100).div(3);
    const line = { ...invoice.lines[0], unitPrice: third, quantity: 3, lineExtensionAmount: null };
    const entry = { isCharge: false, multiplierPercent: '10', amount: null, reason: 'Discount' };
    const discounted = {
      ...invoice,
      legalMonetaryTotal: null,
      taxTotal: null,
      lines: [{ ...line, allowancesCharges: [entry] }],
    };
    expect(validate(discounted).totals?.lineExtensionAmount).toBe('90.00');
    const withTax = JSON.stringify({
      ...invoice,
      lines: [{ ...line, priceInclVat: '?' }, ...invoice.lines.slice(1)],
    });
    const unknown = (value: string) => validate(withTax.replace('"?"', value)).issues.map(({ path }) => path);
    expect(unknown('77.77777777777777777777')).toEqual(unknown('77.77'));
    expect(unknown('77.77')).not.toEqual([]);
  });

  test('in the place of a text are a number, with the text to send', () => {
    const document = JSON.stringify({ ...invoice, invoiceNumber: '?' }).replace(
      '"?"',
      '12345678901234567890',
    );
    const [issue] = validate(document).issues;
    expect(issue).toMatchObject({ path: 'invoiceNumber', fix: [{ value: '12345678901234567890' }] });
    const [other] = validate(
      JSON.stringify({ ...invoice, buyer: '?' }).replace('"?"', '1.12345678901234567890'),
    ).issues;
    expect(other).toMatchObject({ path: 'buyer' });
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
