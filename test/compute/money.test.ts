import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, example, lineOf } from '../requests.ts';

type LineRequest = DocumentRequest['lines'][number];
type Sent = { readonly taxAmount?: number; readonly totals?: readonly [number, number, number, number] };

/** An invoice of these lines that sends its totals: without VAT (twice), with VAT, and payable. */
function invoice(lines: readonly Partial<LineRequest>[], sent: Sent = {}): DocumentRequest {
  const request = example('standard-invoice');
  const first = lineOf(request);
  const { totals } = sent;
  return {
    ...request,
    lines: lines.map((line, index) => ({
      ...first,
      lineExtensionAmount: null,
      ...line,
      id: String(index + 1),
    })),
    taxTotal: sent.taxAmount === undefined ? null : { taxAmount: sent.taxAmount },
    legalMonetaryTotal:
      totals === undefined
        ? null
        : {
            lineExtensionAmount: totals[0],
            taxExclusiveAmount: totals[1],
            taxInclusiveAmount: totals[2],
            payableAmount: totals[3],
          },
  };
}

const rulesOf = (findings: readonly { readonly rule: string; readonly path: string }[]) =>
  findings.map(({ rule, path }) => `${rule} ${path}`).sort();

describe('a total that the caller sends is written, or the difference is reported', () => {
  test('300 lines that are each 0.01 off are a contradiction of 3.00, not noise', () => {
    const lines = Array.from({ length: 300 }, () => ({
      quantity: 3,
      unitPrice: 33.335,
      lineExtensionAmount: 100,
    }));
    const { outcome, issues, adjustments, totals } = convert(
      invoice(lines, { taxAmount: 1500, totals: [30_000, 30_000, 31_500, 31_500] }),
    );
    expect(outcome).toBe('invalid');
    expect(rulesOf(issues)).toEqual(['pint-ae-totals lines']);
    expect(issues[0]?.message).toContain('300 of them are 0.01 off quantity × unit price, -3.00 in total');
    expect(totals?.payableAmount).toBe('31503.15');
    expect(adjustments).toHaveLength(300);
    expect(adjustments[0]).toMatchObject({
      path: 'lines[0].lineExtensionAmount',
      sent: '100.00',
      written: '100.01',
    });
  });

  test('with 30 such lines no rounding amount of -0.30 is invented', () => {
    const lines = Array.from({ length: 30 }, () => ({
      quantity: 3,
      unitPrice: 33.335,
      lineExtensionAmount: 100,
    }));
    const { outcome, issues, totals } = convert(
      invoice(lines, { taxAmount: 150, totals: [3000, 3000, 3150, 3150] }),
    );
    expect(outcome).toBe('invalid');
    expect(totals?.payableRoundingAmount).toBeNull();
    expect(issues[0]?.message).toContain('legalMonetaryTotal.payableAmount 3150.00 ≠ 3150.30');
  });

  test('0.99 more to pay than the document adds up to is a mistake, not cash rounding', () => {
    const { outcome, issues, totals } = convert(
      invoice([{ quantity: 1, unitPrice: 100 }], { taxAmount: 5, totals: [100, 100, 105, 105.99] }),
    );
    expect([outcome, totals?.payableRoundingAmount]).toEqual(['invalid', null]);
    expect(rulesOf(issues)).toEqual(['pint-ae-payable-rounding legalMonetaryTotal.payableAmount']);
  });

  test.each([
    [0.05, 105.05, '105.05'],
    [-0.1, 104.9, '104.90'],
    [1.5, 106.5, '106.50'],
    [0, 105, '105.00'],
  ])('a rounding amount of %d is written as sent (to pay %s)', (rounding, payable, written) => {
    const request = invoice([{ quantity: 1, unitPrice: 100 }], {
      taxAmount: 5,
      totals: [100, 100, 105, payable],
    });
    const result = convert({ ...request, payableRoundingAmount: rounding });
    expect(result.outcome).toBe('valid');
    expect(result.totals?.payableAmount).toBe(written);
    expect(result.totals?.payableRoundingAmount).toBe(rounding === 0 ? null : rounding.toFixed(2));
    expect(result.adjustments).toEqual([]);
    // Nothing was derived; a large rounding is asked about.
    const told = result.warnings.filter(({ path }) => path === 'payableRoundingAmount');
    expect(told.map(({ rule }) => rule)).toEqual(rounding === 1.5 ? ['pint-ae-advice-rounding'] : []);
    expect(result.warnings.map(({ path }) => path)).not.toContain('legalMonetaryTotal.payableAmount');
  });

  test('a rounding amount with three decimals is written with two, and told', () => {
    const request = invoice([{ quantity: 1, unitPrice: 100 }]);
    const { totals, adjustments } = convert({ ...request, payableRoundingAmount: 0.055 });
    expect([totals?.payableRoundingAmount, totals?.payableAmount]).toEqual(['0.06', '105.06']);
    expect(adjustments.map(({ path, sent, written }) => [path, sent, written])).toEqual([
      ['payableRoundingAmount', '0.055', '0.06'],
    ]);
  });

  test('the payable of a document that is 0.04 off is said to need the rounding amount, and is right with it', () => {
    const request = invoice([{ quantity: 1, unitPrice: 100.01 }], {
      taxAmount: 5,
      totals: [100.01, 100.01, 105.01, 105.05],
    });
    const { issues } = convert(request);
    expect(rulesOf(issues)).toEqual(['pint-ae-payable-rounding legalMonetaryTotal.payableAmount']);
    expect(issues[0]?.hint).toContain('send payableRoundingAmount 0.04;');
    expect(convert({ ...request, payableRoundingAmount: 0.04 }).outcome).toBe('valid');
  });

  test.each([
    ['AED', 100.13, 105.25, '0.11'],
    ['AED', 99.31, 104, '-0.28'],
    ['AED', 100, 105.02, '0.02'],
  ])(
    'a payable of cash (%s %d, to pay %d) is rounded by %s, and told',
    (currency, price, payable, rounding) => {
      const { outcome, totals, warnings } = convert({
        ...invoice([{ quantity: 1, unitPrice: price }]),
        currency,
        legalMonetaryTotal: {
          lineExtensionAmount: price,
          taxExclusiveAmount: price,
          taxInclusiveAmount: Math.round(price * 105) / 100,
          payableAmount: payable,
        },
      });
      expect([outcome, totals?.payableRoundingAmount]).toEqual(['valid', rounding]);
      expect(warnings.filter(({ path }) => path === 'legalMonetaryTotal.payableAmount')).toMatchObject([
        { severity: 'information' },
      ]);
    },
  );

  test('a payable that ignores the prepaid amount is an issue, whatever the difference', () => {
    const request = invoice([{ quantity: 1, unitPrice: 100 }], {
      taxAmount: 5,
      totals: [100, 100, 105, 105],
    });
    const { issues } = convert({ ...request, prepaidAmount: 0.5 });
    expect(rulesOf(issues)).toEqual(['ibr-co-16 legalMonetaryTotal.payableAmount']);
  });

  test('a VAT total up to 0.02 off is written as sent, and told', () => {
    const { outcome, totals, warnings, adjustments } = convert(
      invoice([{ quantity: 1, unitPrice: 100 }], { taxAmount: 5.02 }),
    );
    expect([outcome, totals?.taxAmount, totals?.payableAmount]).toEqual(['valid', '5.02', '105.02']);
    expect(adjustments).toEqual([]);
    expect(warnings.filter(({ path }) => path === 'taxTotal.taxAmount')).toHaveLength(1);
  });

  test('a VAT total of 0.02 on a document without standard rate is not written, and told', () => {
    const { outcome, totals, adjustments } = convert(
      invoice([{ quantity: 1, unitPrice: 100, vatCategory: 'Z', vatRate: 0 }], { taxAmount: 0.02 }),
    );
    expect([outcome, totals?.taxAmount]).toEqual(['valid', '0.00']);
    expect(adjustments).toMatchObject([{ path: 'taxTotal.taxAmount', sent: '0.02', written: '0.00' }]);
  });

  test('a line and its reversal cancel, in the accounting currency too', () => {
    const lines = [1, -1].map((quantity) => ({ quantity, unitPrice: 189.1 }));
    const { xml } = convert({ ...invoice(lines), currency: 'USD', currencyExchangeRate: 3.6725 });
    const amounts = (element: RegExp) =>
      Array.from((xml ?? '').matchAll(element), ([, amount]) => Number(amount));
    const [one = 0, other = 0] = amounts(
      /<cac:TaxTotal>\s*<cbc:TaxAmount currencyID="AED">([^<]*)<\/cbc:TaxAmount>\s*<\/cac:TaxTotal>\s*<\/cac:ItemPriceExtension>/g,
    );
    expect([one, one + other]).toEqual([34.74, 0]);
  });

  test.each([['VAT with a sign that the taxable amount does not have', 0.2, -0.01, '0.01']])(
    'a VAT total 0.02 off that would be %s (%d) is not written, and told once',
    (_, price, sent, written) => {
      const lines = [
        { quantity: Math.sign(price), unitPrice: Math.abs(price) },
        { quantity: 1, unitPrice: 100, vatCategory: 'Z', vatRate: 0 },
      ] as const;
      const { outcome, totals, adjustments, issues, warnings } = convert(invoice(lines, { taxAmount: sent }));
      expect([outcome, totals?.taxAmount]).toEqual(['valid', written]);
      expect(adjustments).toMatchObject([{ path: 'taxTotal.taxAmount', written }]);
      expect([...issues, ...warnings].filter(({ path }) => path === 'taxTotal.taxAmount')).toMatchObject([
        { rule: 'ibr-co-14', severity: 'warning' },
      ]);
    },
  );

  test('a line total that is 0.01 off is reported, and an issue under strict', () => {
    const request = invoice([{ quantity: 1, unitPrice: 100, lineExtensionAmount: 100.01 }]);
    expect(convert(request)).toMatchObject({
      outcome: 'valid',
      adjustments: [{ path: 'lines[0].lineExtensionAmount', sent: '100.01', written: '100.00' }],
    });
    const strict = convert(request, { strict: true });
    expect(strict.outcome).toBe('invalid');
    expect(rulesOf(strict.issues)).toContain('ibr-147-ae lines[0].lineExtensionAmount');
  });

  test('an amount of three decimals is not rounded silently', () => {
    const { adjustments } = convert({
      ...invoice([{ quantity: 1, unitPrice: 10.631, lineExtensionAmount: 10.631 }]),
      prepaidAmount: 1.005,
      allowancesCharges: [{ isCharge: false, amount: 1.234, reason: 'Discount', vatCategory: 'S' }],
    });
    expect(adjustments).toMatchObject([
      { path: 'lines[0].lineExtensionAmount', sent: '10.631', written: '10.63' },
      { path: 'allowancesCharges[0].amount', sent: '1.234', written: '1.23' },
      { path: 'prepaidAmount', sent: '1.005', written: '1.01' },
    ]);
  });

  test('amounts of three decimals that no total follows from are written to the cent as well, and told', () => {
    const { outcome, xml, adjustments, warnings } = convert({
      ...invoice([{ quantity: 1, unitPrice: 100, vatTotal: 5.004 }]),
      prepaidAmount: 40.01,
      paidAmounts: [{ amount: 30 }, { amount: 10.005 }],
      instalments: [{ amount: 64.994, dueDate: '2026-09-01' }],
    });
    expect(outcome).toBe('valid');
    expect(adjustments).toMatchObject([
      { path: 'lines[0].vatTotal', sent: '5.004', written: '5.00' },
      { path: 'paidAmounts[1].amount', sent: '10.005', written: '10.01' },
      { path: 'instalments[0].amount', sent: '64.994', written: '64.99' },
    ]);
    expect(warnings.filter(({ rule }) => rule === 'pint-ae-amount-rounded')).toHaveLength(3);
    expect(xml?.match(/(?<=currencyID="AED">)\d+\.\d{3,}/g)).toBeNull();
  });

  test('an amount that differs only by the noise of binary fractions counts as sent', () => {
    const request = invoice([{ quantity: 3, unitPrice: 0.1, lineExtensionAmount: 0.1 + 0.2 }]);
    expect(convert(request)).toMatchObject({ outcome: 'valid', adjustments: [] });
  });

  test('a base amount that is left out because its percentage is missing is reported', () => {
    const { adjustments } = convert(
      edited('standard-invoice', (request) => {
        request.taxTotal = null;
        request.legalMonetaryTotal = null;
        request.allowancesCharges = [{ isCharge: false, amount: 10, baseAmount: 100, reason: 'Discount' }];
      }),
    );
    expect(adjustments).toMatchObject([
      { path: 'allowancesCharges[0].baseAmount', sent: '100.00', written: null },
    ]);
  });

  test('totals are compared with what is written, each on its own', () => {
    const { issues } = convert(
      invoice([{ quantity: 1, unitPrice: 100 }], { taxAmount: 5, totals: [110, 110, 105, 105] }),
    );
    expect(rulesOf(issues)).toEqual(['ibr-co-10 legalMonetaryTotal.lineExtensionAmount']);
    expect(issues[0]?.message).toContain('legalMonetaryTotal.taxExclusiveAmount 110.00 ≠ 100.00');
  });
});

describe('which tax a document allowance reduces is never guessed', () => {
  const mixed = [
    { quantity: 1, unitPrice: 10, vatCategory: 'S', vatRate: 5 },
    { quantity: 1, unitPrice: 1000, vatCategory: 'Z', vatRate: 0 },
  ] as const;
  const allowance = { isCharge: false, amount: 50, reason: 'Discount' };

  test('lines of several categories and an allowance without one are an issue that names them', () => {
    const { outcome, issues } = convert({ ...invoice(mixed), allowancesCharges: [allowance] });
    expect(outcome).toBe('invalid');
    expect(rulesOf(issues)).toEqual(['aligned-ibrp-032 allowancesCharges[0].vatCategory']);
    expect(issues[0]?.message).toContain('S (Standard rate), Z (Zero rate)');
  });

  test('lines of one category give the allowance theirs, which is reported', () => {
    const { outcome, warnings } = convert({
      ...invoice([{ quantity: 1, unitPrice: 100 }]),
      allowancesCharges: [allowance],
    });
    expect(outcome).toBe('valid');
    expect(warnings.filter(({ path }) => path === 'allowancesCharges[0].vatCategory')).toMatchObject([
      { severity: 'warning' },
    ]);
  });

  test('the caller may have it apportioned to the categories by their line totals, to the cent', () => {
    const { outcome, totals, warnings } = convert(
      { ...invoice(mixed), allowancesCharges: [allowance] },
      { splitDiscounts: true },
    );
    expect(outcome).toBe('valid');
    // 50 x 10 / 1010 = 0.495… and 50 x 1000 / 1010 = 49.504…: the remainder goes to the largest.
    expect(totals?.breakdown).toMatchObject([
      { vatCategory: 'S', taxableAmount: '9.50', taxAmount: '0.48' },
      { vatCategory: 'Z', taxableAmount: '950.50', taxAmount: '0.00' },
    ]);
    expect(totals?.allowanceTotalAmount).toBe('50.00');
    expect(warnings.map(({ path }) => path)).toContain('allowancesCharges[0].vatCategory');
  });

  test('a VAT group that an allowance makes negative is an issue', () => {
    const { outcome, issues } = convert({
      ...invoice(mixed),
      allowancesCharges: [{ ...allowance, vatCategory: 'S' }],
    });
    expect(outcome).toBe('invalid');
    expect(rulesOf(issues)).toEqual(['pint-ae-negative-vat-group allowancesCharges[0]']);
  });

  test('a VAT group of negative lines alone is a correction, as long as the total stays positive', () => {
    const { outcome, warnings } = convert(
      invoice([
        { quantity: -1, unitPrice: 10, vatCategory: 'S', vatRate: 5 },
        { quantity: 1, unitPrice: 1000, vatCategory: 'Z', vatRate: 0 },
      ]),
    );
    expect(outcome).toBe('valid');
    expect(warnings.map(({ rule }) => rule)).toContain('pint-ae-negative-vat-group');
  });
});

describe('the amounts of a credit note are positive', () => {
  const negative = () =>
    edited('credit-note', (request) => {
      for (const line of request.lines) line.quantity = -line.quantity;
      for (const line of request.lines) line.lineExtensionAmount = null;
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    });

  test('one that is negative throughout is an issue', () => {
    const { outcome, issues } = convert(negative());
    expect(outcome).toBe('invalid');
    expect(rulesOf(issues)).toEqual(['pint-ae-negative-credit-note lines']);
  });

  test('the caller may have its signs turned, which is reported', () => {
    const { outcome, totals, warnings } = convert(negative(), { turnNegative: true });
    expect(outcome).toBe('valid');
    expect(totals?.payableAmount.startsWith('-')).toBe(false);
    expect(warnings.map(({ rule }) => rule)).toContain('pint-ae-negative-credit-note');
  });
});
