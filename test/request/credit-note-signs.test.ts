import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { normalise } from '../../src/api/steps.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';
import { type Edit, everyLine, fields, line } from './edits.ts';

const turn = { turnNegative: true } as const;

const isTurned = (edit: Edit) =>
  normalise(edited('credit-note', edit), turn).findings.some(({ text }) => text === 'creditNoteTurned');

/** The credit note of the example without totals, after edits. */
const creditNote = (...edits: readonly Edit[]) =>
  edited('credit-note', (request) => {
    for (const edit of edits) edit(request);
  });
const converted = (request: DocumentRequest, options = {}) => {
  const { outcome, issues, warnings, totals, xml } = convert(request, { ...turn, ...options });
  const rules = issues.map(({ rule, path }) => `${rule} ${path}`);
  const told = warnings.filter(({ rule }) => rule === 'pint-ae-negative-credit-note');
  return { outcome, rules, told, payable: totals?.payableAmount, xml };
};

/** A line of -1 × 100. */
const negativeLine: Edit = line({ quantity: -1, unitPrice: 100 });
const charge = (amount: number) => ({ isCharge: true, amount, reason: 'Freight' });
const allowance = (amount: number) => ({ isCharge: false, amount, reason: 'Discount' });

describe('a credit note of which everything is negative', () => {
  const negative: Edit = (request) => {
    everyLine({ quantity: -2, lineExtensionAmount: null })(request);
    Object.assign(request, { taxTotal: { taxAmount: -84.55 }, legalMonetaryTotal: null, prepaidAmount: -1 });
  };

  test('is turned if the caller asks for it, which is reported', () => {
    const { invoice, findings } = normalise(creditNote(negative), turn);
    expect(findings.filter(({ text }) => text === 'creditNoteTurned')).toMatchObject([
      { path: 'lines', severity: 'warning' },
    ]);
    expect(invoice.lines.every(({ quantity }) => quantity.greaterThan(0))).toBe(true);
    expect(invoice.sent.taxAmount?.toNumber()).toBe(84.55);
    expect(invoice.prepaidAmount?.toNumber()).toBe(1);
    const notAsked = normalise(creditNote(negative));
    expect(notAsked.invoice.lines.every(({ quantity }) => quantity.lessThan(0))).toBe(true);
  });

  test('is turned in one warning, which is an issue under strict', () => {
    expect(converted(creditNote(negative))).toMatchObject({ outcome: 'valid', told: [{ path: 'lines' }] });
    const { outcome, rules } = converted(creditNote(negative), { strict: true });
    expect(outcome).toBe('invalid');
    expect(rules).toContain('pint-ae-negative-credit-note lines');
  });

  test('may have negative prices instead', () => {
    const { invoice } = normalise(
      creditNote(everyLine({ unitPrice: -845.5, grossPrice: -900, lineExtensionAmount: null })),
      turn,
    );
    expect(
      invoice.lines.map(({ unitPrice, grossPrice }) => [unitPrice.toNumber(), grossPrice.toNumber()]),
    ).toEqual([[845.5, 900]]);
  });

  test('may have a line that costs nothing beside others', () => {
    const free: Edit = (request) =>
      void request.lines.push({ ...lineOf(request), id: '2', quantity: -1, unitPrice: 0 });
    expect(converted(creditNote(negativeLine, free))).toMatchObject({ outcome: 'valid', payable: '105.00' });
  });

  test.each([
    { quantity: 1, unitPrice: 0 },
    { quantity: 0, unitPrice: 100 },
  ])('whichever sign its number has: %j', (nothing) => {
    const free: Edit = (request) => void request.lines.push({ ...lineOf(request), id: '2', ...nothing });
    expect(converted(creditNote(negativeLine, free))).toMatchObject({ outcome: 'valid', payable: '105.00' });
  });

  test('writes no VAT of a line with the sign that was turned', () => {
    const { outcome, xml } = converted(creditNote(negativeLine, line({ vatTotal: -5, perUnitAmount: -5 })));
    expect(outcome).toBe('valid');
    expect(xml).toContain('5.00</cbc:TaxAmount>');
    expect(xml).not.toMatch(/>-\d/);
  });
});

describe('a credit note is not turned', () => {
  test.each<[string, Edit]>([
    ['if one line gives', (request) => void request.lines.push({ ...lineOf(request), id: '9', quantity: 1 })],
    [
      'if both quantity and price are negative, which is positive',
      everyLine({ quantity: -1, unitPrice: -1, lineExtensionAmount: null }),
    ],
    ['if its line costs nothing', everyLine({ quantity: 1, unitPrice: 0, lineExtensionAmount: null })],
    ['if there are no lines', fields({ lines: [] })],
    ['if the net amount of a line was sent as positive', line({ lineExtensionAmount: 100 })],
    ['if the VAT of a line is positive', line({ vatTotal: 5 })],
    ['if an allowance of a line is positive', line({ allowancesCharges: [allowance(5)] })],
    [
      'if the base of an allowance is positive',
      line({ allowancesCharges: [{ ...allowance(-5), baseAmount: 100 }] }),
    ],
    ['if the document has a positive allowance', fields({ allowancesCharges: [allowance(10)] })],
    ['if the VAT total is positive', fields({ taxTotal: { taxAmount: 5 } })],
    ['if what is prepaid is positive', fields({ prepaidAmount: 5 })],
    ['if an instalment is positive', fields({ instalments: [{ amount: 5 }] })],
    ['if what has been paid is positive', fields({ paidAmounts: [{ amount: 5 }] })],
    [
      'if one of its totals is positive',
      fields({
        legalMonetaryTotal: {
          lineExtensionAmount: -100,
          taxExclusiveAmount: -100,
          taxInclusiveAmount: -105,
          payableAmount: 105,
        },
      }),
    ],
    [
      'if an allowance takes more off a line than it amounts to',
      line({ allowancesCharges: [allowance(-150)] }),
    ],
  ])('%s', (_, edit) => {
    expect(
      isTurned((request) => {
        negativeLine(request);
        edit(request);
      }),
    ).toBe(false);
  });

  test('if a charge makes its net positive: it stays the document that it is', () => {
    const request = creditNote(negativeLine, line({ allowancesCharges: [charge(500)] }));
    expect(converted(request)).toMatchObject({ outcome: 'valid', payable: '420.00', told: [] });
  });

  test('if its allowances make it more negative: it is refused, as no total of it says what they were to do', () => {
    const request = creditNote(
      negativeLine,
      line({ allowancesCharges: [allowance(5)] }),
      fields({ allowancesCharges: [{ ...allowance(10), vatCategory: 'S' }] }),
    );
    expect(converted(request)).toMatchObject({
      outcome: 'invalid',
      rules: ['pint-ae-negative-credit-note lines'],
    });
  });
});

describe('the turned document', () => {
  const amount = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
  const positive = fc.integer({ min: 100, max: 99_999 }).map((cents) => cents / 100);
  const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
  const entries = fc.array(
    fc.record({
      isCharge: fc.boolean(),
      amount,
      reason: fc.constant('Agreed'),
      vatCategory: fc.constant('S'),
    }),
    { maxLength: 2 },
  );
  const lineFields = fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitPrice: positive,
    grossPrice: some(positive),
    baseQuantity: some(fc.integer({ min: 1, max: 12 })),
    vatTotal: some(amount),
    perUnitAmount: some(amount),
    allowancesCharges: entries,
  });
  const documentFields = fc.record({
    lines: fc.array(lineFields, { minLength: 1, maxLength: 3 }),
    allowancesCharges: entries,
    prepaidAmount: some(amount),
    taxTotal: some(fc.record({ taxAmount: amount })),
    legalMonetaryTotal: some(
      fc.record({
        lineExtensionAmount: amount,
        taxExclusiveAmount: amount,
        taxInclusiveAmount: amount,
        payableAmount: amount,
      }),
    ),
    instalments: some(fc.array(fc.record({ amount }), { maxLength: 2 })),
    paidAmounts: some(fc.array(fc.record({ amount }), { maxLength: 2 })),
  });

  /** A request with the sign of each number of these names turned. */
  const withSignsTurned = (value: unknown, names: readonly string[]): unknown =>
    JSON.parse(JSON.stringify(value), (name, each) =>
      typeof each === 'number' && names.includes(name) ? -each : each,
    );
  const amounts = [
    'amount',
    'vatTotal',
    'taxAmount',
    'lineExtensionAmount',
    'taxExclusiveAmount',
    'taxInclusiveAmount',
    'payableAmount',
    'prepaidAmount',
  ];

  test.each([
    ['quantities', ['quantity']],
    ['prices', ['unitPrice', 'grossPrice', 'perUnitAmount']],
  ])('is the document sent with positive amounts, if %s were negative', (_, names) => {
    fc.assert(
      fc.property(documentFields, ({ lines, ...others }) => {
        const request = edited('credit-note', (sent) => {
          const first = lineOf(sent);
          Object.assign(sent, others, {
            lines: lines.map((each, index) => ({ ...first, ...each, id: String(index + 1) })),
          });
        });
        const negative = withSignsTurned(request, [...amounts, ...names]);
        const wanted = convert(request);
        const { xml, totals, adjustments, warnings } = convert(negative, turn);
        const wasTurned = warnings.some(({ rule }) => rule === 'pint-ae-negative-credit-note');
        const nets = netsOf(request);
        expect(wasTurned).toBe(nets.every((net) => net >= 0));
        if (wasTurned)
          expect({ xml, totals, adjustments }).toEqual({
            xml: wanted.xml,
            totals: wanted.totals,
            adjustments: wanted.adjustments,
          });
      }),
    );
  });

  /** Returns what each line amounts to, in units of a millionth of a cent. */
  function netsOf({ lines }: DocumentRequest): readonly number[] {
    return lines.map(({ quantity, unitPrice, baseQuantity, allowancesCharges }) => {
      const signed = (allowancesCharges ?? []).map(({ isCharge, amount: of }) => (isCharge ? of : -of));
      const net = signed.reduce((sum, each) => sum + each, (quantity * unitPrice) / (baseQuantity ?? 1));
      return Math.round(net * 1e8);
    });
  }
});
