import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import { totalsOf } from '../../src/api/totals.ts';
import { amountText, decimal, plainText, roundAmount } from '../../src/core/numbers/decimal.ts';
import { officialLineNet, officialPercentageHolds } from '../../src/core/numbers/doubles.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

function computed(name: string, edit: (request: DocumentRequest) => void = () => {}) {
  return compute(normalise(edited(name, edit)).invoice);
}

describe('rounding', () => {
  test.each([
    ['-0.125', '-0.12'],
    ['0.125', '0.13'],
    ['1.005', '1.01'],
    ['-1.005', '-1.00'],
    ['2.004999', '2.00'],
  ])('%s to the cent is %s: halves go towards plus infinity, as in XPath', (value, cents) => {
    expect(roundAmount(decimal(value), 2).toFixed(2)).toBe(cents);
  });

  test('a half-cent line net is the one that the official check accepts (ibr-147-ae works in doubles)', () => {
    const net = officialLineNet(decimal(1), decimal(1.005), decimal(1), [], [], 2);
    expect(net?.toFixed(2)).toBe('1.00');
  });

  test('a net amount that rounds an exact half otherwise than the official check is told with that reason', () => {
    const request = edited('standard-invoice', (each) => {
      each.lines = [{ ...lineOf(each), quantity: 1, unitPrice: 1.005, lineExtensionAmount: 1.01 }];
      Object.assign(each, { taxTotal: null, legalMonetaryTotal: null, allowancesCharges: null });
    });
    expect(convert(request).adjustments.map(({ why }) => why)).toEqual([
      'The line amount was sent as 1.01. We wrote 1.00, because the official rule calculates in binary fractions, where half a fils can be slightly off.',
    ]);
  });

  test.each([
    [18_976, 4_469_574_653.68, '84814648628231.69'],
    [1, 0.004999999999999999, '0.00'],
  ])('%s x %s is %s: adding a half before the rounding would round twice', (quantity, price, net) => {
    expect(officialLineNet(decimal(quantity), decimal(price), decimal(1), [], [], 2)?.toFixed(2)).toBe(net);
  });

  test('base times percentage is judged in doubles too (ibr-131-ae): 40.2 x 2.5 % is 1.00, not 1.01', () => {
    expect(officialPercentageHolds(decimal('1.00'), decimal('40.2'), decimal('2.5'), 2)).toBe(true);
    expect(officialPercentageHolds(decimal('1.01'), decimal('40.2'), decimal('2.5'), 2)).toBe(false);
  });

  test.each([
    [1e-7, '0.0000001'],
    [0.1 + 0.2, '0.30000000000000004'],
    [-0, '0'],
    [1e21, '1000000000000000000000'],
  ])('%d leaves as plain digits', (value, text) => {
    expect(plainText(decimal(value))).toBe(text);
  });
});

describe('VAT breakdown (IBG-23)', () => {
  test('one group per category, VAT computed on the group', () => {
    expect(totalsOf(computed('several-vat-categories')).breakdown).toEqual([
      { vatCategory: 'S', vatPercent: '5', taxableAmount: '3798.00', taxAmount: '189.90' },
      { vatCategory: 'Z', vatPercent: '0', taxableAmount: '175.00', taxAmount: '0.00' },
      { vatCategory: 'E', vatPercent: null, taxableAmount: '900.00', taxAmount: '0.00' },
      { vatCategory: 'O', vatPercent: null, taxableAmount: '200.00', taxAmount: '0.00' },
    ]);
  });

  test('document allowances and charges belong to the group of their category', () => {
    const { breakdown, taxExclusiveAmount, allowanceTotalAmount, chargeTotalAmount } = totalsOf(
      computed('allowances-and-charges'),
    );
    expect([allowanceTotalAmount, chargeTotalAmount]).toEqual(['100.00', '75.00']);
    expect(breakdown[0]?.taxableAmount).toBe(taxExclusiveAmount);
  });

  test('a document charge alone makes a group', () => {
    const { breakdown } = totalsOf(
      computed('standard-invoice', (request) => {
        request.allowancesCharges = [{ isCharge: true, amount: 12, reason: 'Fee', vatCategory: 'O' }];
        request.legalMonetaryTotal = null;
      }),
    );
    expect(breakdown[1]).toEqual({
      vatCategory: 'O',
      vatPercent: null,
      taxableAmount: '12.00',
      taxAmount: '0.00',
    });
  });

  test('reverse charge takes the highest percent of its lines, at no VAT', () => {
    const { breakdown } = totalsOf(
      computed('reverse-charge', (request) => {
        request.lines.push({ ...lineOf(request), id: '2', vatRate: 5 });
      }),
    );
    expect(breakdown).toMatchObject([{ vatCategory: 'AE', vatPercent: '5', taxAmount: '0.00' }]);
  });
});

describe('amounts in AED', () => {
  test('lines and totals of a document in USD are converted with the rounded rate', () => {
    const invoice = computed('export-usd');
    expect(totalsOf(invoice).accounting).toEqual({ taxAmount: '0.00', taxInclusiveAmount: '17429.69' });
    const [line] = invoice.lines;
    expect(line?.payableAmount && amountText(line.payableAmount)).toBe('16511.56');
    expect(line?.vatAmount && amountText(line.vatAmount)).toBe('0.00');
  });

  test('a document in dirhams has none beside its own, and none is made up without a rate', () => {
    const { invoice } = normalise(edited('export-usd', () => {}));
    const withoutRate = compute({ ...invoice, exchangeRate: undefined });
    expect([computed('standard-invoice').accounting, withoutRate.accounting]).toEqual([undefined, undefined]);
    expect(withoutRate.lines.map(({ payableAmount }) => payableAmount)).toEqual([undefined, undefined]);
  });

  test('an exempt line has no VAT line amount (ibr-163-ae), one out of scope has zero (ibr-104-ae)', () => {
    const { lines } = computed('several-vat-categories');
    expect(lines.map(({ vatAmount }) => vatAmount && amountText(vatAmount))).toEqual([
      '189.90',
      '0.00',
      undefined,
      '0.00',
    ]);
  });
});

describe('what the caller says the document adds up to', () => {
  const withTotals = (edit: (request: DocumentRequest) => void) =>
    computed('standard-invoice', edit).contradictions.map(({ amount, path }) => [amount, path]);

  test('is taken when it agrees', () => {
    expect(withTotals(() => {})).toEqual([]);
  });

  test('VAT rounded per line is honoured within two cents, in the standard-rated group', () => {
    const { totals } = computed('standard-invoice', (request) => {
      request.taxTotal = { taxAmount: 529.82 };
      request.legalMonetaryTotal = null;
    });
    expect(amountText(totals.taxAmount)).toBe('529.82');
    expect(amountText(totals.taxInclusiveAmount)).toBe('11125.82');
  });

  test('VAT three cents off is a contradiction', () => {
    expect(
      withTotals((request) => {
        request.taxTotal = { taxAmount: 529.83 };
        request.legalMonetaryTotal = null;
      }),
    ).toEqual([['taxAmount', 'taxTotal.taxAmount']]);
  });

  test('a line net a cent off passes, two cents off contradicts', () => {
    const line = (amount: number) =>
      withTotals((request) => {
        lineOf(request).lineExtensionAmount = amount;
        request.taxTotal = null;
        request.legalMonetaryTotal = null;
      });
    expect(line(10146.01)).toEqual([]);
    expect(line(10146.02)).toEqual([['lineNetAmount', 'lines[0].lineExtensionAmount']]);
  });

  test('one wrong line amount that runs through all totals contradicts each of them: none is excused by another', () => {
    expect(
      withTotals((request) => {
        lineOf(request).lineExtensionAmount = 10000;
        request.taxTotal = { taxAmount: 522.5 };
        request.legalMonetaryTotal = {
          lineExtensionAmount: 10450,
          taxExclusiveAmount: 10450,
          taxInclusiveAmount: 10972.5,
          payableAmount: 10972.5,
        };
      }),
    ).toEqual([
      ['lineNetAmount', 'lines[0].lineExtensionAmount'],
      ['taxAmount', 'taxTotal.taxAmount'],
      ['lineExtensionAmount', 'legalMonetaryTotal.lineExtensionAmount'],
      ['taxExclusiveAmount', 'legalMonetaryTotal.taxExclusiveAmount'],
      ['taxInclusiveAmount', 'legalMonetaryTotal.taxInclusiveAmount'],
      ['payableAmount', 'legalMonetaryTotal.payableAmount'],
    ]);
  });

  test('a payable amount less than one unit off is cash rounding (IBT-114)', () => {
    const { totals, contradictions } = computed('standard-invoice', (request) => {
      if (request.legalMonetaryTotal) request.legalMonetaryTotal.payableAmount = 11126;
    });
    expect(contradictions).toEqual([]);
    expect(totals.payableRoundingAmount && amountText(totals.payableRoundingAmount)).toBe('0.20');
    expect(amountText(totals.payableAmount)).toBe('11126.00');
  });

  test('a payable amount one unit off contradicts', () => {
    expect(
      withTotals((request) => {
        if (request.legalMonetaryTotal) request.legalMonetaryTotal.payableAmount = 11126.8;
      }),
    ).toEqual([['payableAmount', 'legalMonetaryTotal.payableAmount']]);
  });

  test('a prepaid amount that the payable amount forgets contradicts, however small', () => {
    expect(
      withTotals((request) => {
        request.prepaidAmount = 0.5;
      }),
    ).toEqual([['payableAmount', 'legalMonetaryTotal.payableAmount']]);
  });

  test('a full prepayment leaves nothing to pay', () => {
    const { totals } = computed('standard-invoice', (request) => {
      request.prepaidAmount = 11125.8;
      request.legalMonetaryTotal = null;
    });
    expect(amountText(totals.payableAmount)).toBe('0.00');
  });
});
