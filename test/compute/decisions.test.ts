import { describe, expect, test } from 'vitest';
import { compute, normalise } from '../../src/api/steps.ts';
import { totalsOf } from '../../src/api/totals.ts';
import { validate } from '../../src/api/validate.ts';
import { amountText } from '../../src/core/numbers/decimal.ts';
import { type DocumentRequest, defaultSpecification } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

type Edit = (request: DocumentRequest) => void;

function computed(name: string, edit: Edit, options = {}) {
  return compute(normalise(edited(name, edit), options).invoice);
}

describe('an entry of no VAT category, apportioned', () => {
  const apportioned = (entries: readonly object[], edit: Edit = () => {}) =>
    computed(
      'several-vat-categories',
      (request) => {
        edit(request);
        Object.assign(request, { allowancesCharges: entries });
      },
      { splitDiscounts: true },
    );
  const amounts = (entries: readonly object[], edit?: Edit) =>
    apportioned(entries, edit).allowancesCharges.map(({ vatCategory, amount }) => [
      vatCategory,
      amountText(amount),
    ]);

  test('each category has its share, the largest gets the remainder, and one with a share below a cent has no entry', () => {
    // Of 5,073.00: S 3,798.00, E 900.00, O 200.00, Z 175.00.
    expect(amounts([{ isCharge: false, amount: 100 }])).toEqual([
      ['S', '74.87'],
      ['Z', '3.45'],
      ['E', '17.74'],
      ['O', '3.94'],
    ]);
    expect(amounts([{ isCharge: false, amount: 0.1 }])).toEqual([
      ['S', '0.08'],
      ['E', '0.02'],
    ]);
  });

  test('the largest gets the remainder wherever it stands', () => {
    const turned: Edit = (request) => request.lines.reverse();
    expect(amounts([{ isCharge: false, amount: 0.1 }], turned)).toEqual([
      ['E', '0.02'],
      ['S', '0.08'],
    ]);
  });

  test('an entry that names its category stays whole beside it', () => {
    const decided = { isCharge: true, amount: 10, vatCategory: 'S', vatRate: 5 };
    expect(amounts([decided, { isCharge: false, amount: 0.1 }])).toEqual([
      ['S', '10.00'],
      ['S', '0.08'],
      ['E', '0.02'],
    ]);
  });

  test('nothing is apportioned if the lines of a category amount to zero or less', () => {
    const withCredit =
      (quantity: number): Edit =>
      (request) => {
        for (const line of request.lines) if (line.vatCategory === 'Z') line.quantity = quantity;
        for (const line of request.lines) line.lineExtensionAmount = null;
      };
    for (const quantity of [0, -1])
      expect(amounts([{ isCharge: false, amount: 100 }], withCredit(quantity))).toEqual([
        [undefined, '100.00'],
      ]);
  });

  test('only the exempt share has the exemption of the lines, and a reason where none was sent', () => {
    const shares = (entry: object) =>
      apportioned([entry]).allowancesCharges.map(({ vatCategory, reasonCode, exemptionReasonCode }) => [
        vatCategory,
        reasonCode,
        exemptionReasonCode,
      ]);
    const { allowanceReason, chargeReason } = defaults();
    expect(allowanceReason).not.toBe(chargeReason);
    expect(shares({ isCharge: false, amount: 100 })).toEqual([
      ['S', allowanceReason, undefined],
      ['Z', allowanceReason, undefined],
      ['E', allowanceReason, 'DL8.46.4'],
      ['O', allowanceReason, undefined],
    ]);
    expect(shares({ isCharge: true, amount: 100 })[2]).toEqual(['E', chargeReason, 'DL8.46.4']);
    expect(shares({ isCharge: false, amount: 100, reasonCode: '41' }).map(([, code]) => code)).toEqual([
      '41',
      '41',
      '41',
      '41',
    ]);
  });

  test('an exempt share of lines that say no reason has none', () => {
    const unexplained: Edit = (request) => {
      for (const line of request.lines) line.exemptionReasonCode = null;
    };
    expect(
      apportioned([{ isCharge: false, amount: 100 }], unexplained).allowancesCharges.map(
        ({ exemptionReasonCode }) => exemptionReasonCode,
      ),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  function defaults() {
    const { allowanceReason, chargeReason } = defaultSpecification.defaults;
    return { allowanceReason: allowanceReason.code, chargeReason: chargeReason.code };
  }
});

describe('the net amount of a line that no double holds exactly', () => {
  test('adds charges and takes off allowances', () => {
    const { lines } = computed('standard-invoice', (request) => {
      Object.assign(lineOf(request), {
        quantity: 0,
        unitPrice: 9e13,
        // As doubles the unit price would be infinite, and infinity times zero is not a number; exact
        // decimals are not affected.
        baseQuantity: 1e-300,
        lineExtensionAmount: null,
        allowancesCharges: [
          { isCharge: true, amount: 3 },
          { isCharge: false, amount: 1 },
        ],
      });
    });
    expect(lines[0] && amountText(lines[0].netAmount)).toBe('2.00');
  });
});

describe('the VAT breakdown', () => {
  test('has the rate of the highest of its own lines only, and zero where its lines say none', () => {
    const percents = (edit: Edit) =>
      totalsOf(computed('several-vat-categories', edit)).breakdown.map(({ vatCategory, vatPercent }) => [
        vatCategory,
        vatPercent,
      ]);
    expect(percents(() => {})).toEqual([
      ['S', '5'],
      ['Z', '0'],
      ['E', null],
      ['O', null],
    ]);
  });

  test('of lines under reverse charge the highest rate counts, wherever it stands', () => {
    const rates = (...sent: readonly (readonly [vatCategory: 'AE' | 'S', vatRate: number])[]) =>
      totalsOf(
        computed('reverse-charge', (request) => {
          request.lines = sent.map(([vatCategory, vatRate], index) => ({
            ...lineOf(request),
            id: String(index + 1),
            vatCategory,
            vatRate,
          }));
        }),
      ).breakdown.map(({ vatCategory, vatPercent }) => [vatCategory, vatPercent]);
    expect(rates(['AE', 0], ['AE', 5], ['AE', 0])).toEqual([['AE', '5']]);
    expect(rates(['AE', 0], ['S', 5])).toEqual([
      ['AE', '0'],
      ['S', '5'],
    ]);
  });

  test('a group has the exemption that the document gives its category, and no other', () => {
    const { totals } = computed('several-vat-categories', (request) => {
      Object.assign(request, {
        vatExemptions: [
          { vatCategory: 'O', exemptionReason: 'Outside the scope' },
          { vatCategory: 'E', exemptionReasonCode: 'DL8.46.4', exemptionReason: 'Local transport' },
        ],
      });
    });
    expect(
      totals.breakdown.map(({ path, vatCategory, exemptionReasonCode, exemptionReason }) => [
        path,
        vatCategory,
        exemptionReasonCode,
        exemptionReason,
      ]),
    ).toEqual([
      ['', 'S', undefined, undefined],
      ['', 'Z', undefined, undefined],
      ['', 'E', 'DL8.46.4', 'Local transport'],
      ['', 'O', undefined, 'Outside the scope'],
    ]);
  });

  test('a document without allowances has no total of them, not one of zero', () => {
    const { totals } = computed('standard-invoice', () => {});
    expect([totals.allowanceTotalAmount, totals.chargeTotalAmount]).toEqual([undefined, undefined]);
  });
});

describe('an amount that is not written as sent is named with its field', () => {
  const adjustments = (name: string, edit: Edit) =>
    computed(name, edit).adjustments.map(({ amount, path, sent, written }) => [
      amount,
      path,
      sent.toString(),
      written?.toString(),
    ]);

  test('the amount and the base amount of an allowance', () => {
    const entry = { isCharge: false, amount: 10.005, baseAmount: 100.015, multiplierPercent: 10 };
    const found = adjustments('allowances-and-charges', (request) => {
      Object.assign(lineOf(request), { allowancesCharges: [entry], lineExtensionAmount: null });
      Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    });
    expect(found.map(([amount, path]) => [amount, path])).toEqual(
      expect.arrayContaining([
        ['entryAmount', 'lines[0].allowancesCharges[0].amount'],
        ['entryBaseAmount', 'lines[0].allowancesCharges[0].baseAmount'],
      ]),
    );
  });

  test('a base amount without its percentage, which is not written', () => {
    expect(
      adjustments('standard-invoice', (request) => {
        Object.assign(request, {
          taxTotal: null,
          legalMonetaryTotal: null,
          allowancesCharges: [{ isCharge: false, amount: 10, baseAmount: 100, reason: 'x' }],
        });
      }),
    ).toEqual([['entryBaseAmount', 'allowancesCharges[0].baseAmount', '100', undefined]]);
  });

  test('a price of less than a tenth of a fil whose sign moves to the quantity', () => {
    expect(
      adjustments('standard-invoice', (request) => {
        Object.assign(lineOf(request, 1), { quantity: -1e6, unitPrice: -0.0004, lineExtensionAmount: 400 });
        Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
      }),
    ).toEqual([['unitPrice', 'lines[1].unitPrice', '-0.0004', '0.0004']]);
  });

  test('a price whose sign moves to the quantity', () => {
    expect(
      adjustments('standard-invoice', (request) => {
        Object.assign(lineOf(request, 1), { unitPrice: -450, lineExtensionAmount: -450 });
        Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
      }),
    ).toEqual([['unitPrice', 'lines[1].unitPrice', '-450', '450']]);
  });

  test('a prepaid amount of more than two decimals', () => {
    expect(
      adjustments('standard-invoice', (request) => {
        Object.assign(request, { prepaidAmount: 100.005, taxTotal: null, legalMonetaryTotal: null });
      }),
    ).toEqual([['prepaidAmount', 'prepaidAmount', '100.005', '100.01']]);
  });

  test('an instalment and a paid amount, but not those without an amount', () => {
    const request: Edit = (each) => {
      Object.assign(each, {
        instalments: [{ amount: 64.994 }, { dueDate: '2026-09-01' }],
        paidAmounts: [{ id: 'first' }, { amount: 10.005, id: 'second' }],
      });
    };
    expect(adjustments('standard-invoice', request)).toEqual([
      ['entryAmount', 'paidAmounts[1].amount', '10.005', '10.01'],
      ['entryAmount', 'instalments[0].amount', '64.994', '64.99'],
    ]);
    const { instalments, paidAmounts } = computed('standard-invoice', request);
    expect(instalments.map(({ path, amount }) => [path, amount?.toString()])).toEqual([
      ['instalments[0]', '64.99'],
      ['instalments[1]', undefined],
    ]);
    expect(paidAmounts.map(({ id, amount }) => [id, amount?.toString()])).toEqual([
      ['first', undefined],
      ['second', '10.01'],
    ]);
  });

  test('a negative half cent of VAT is rounded away from zero as VAT is, that of any other total upwards as in XPath', () => {
    const contradicted = (sent: object) =>
      computed('standard-invoice', (request) => {
        request.lines = [{ ...lineOf(request), quantity: -1, unitPrice: 180, lineExtensionAmount: null }];
        Object.assign(request, { taxTotal: null, legalMonetaryTotal: null, ...sent });
      }).contradictions.map(({ amount }) => amount);
    const totals = { taxExclusiveAmount: -180, taxInclusiveAmount: -189, payableAmount: -189 };
    expect(contradicted({ taxTotal: { taxAmount: -9.025 } })).toEqual(['taxAmount']);
    expect(contradicted({ legalMonetaryTotal: { lineExtensionAmount: -180.025, ...totals } })).toEqual([]);
    expect(contradicted({ legalMonetaryTotal: { lineExtensionAmount: -180.026, ...totals } })).toEqual([
      'lineExtensionAmount',
    ]);
  });

  test('a sent total without VAT is compared, whatever the other totals say', () => {
    const { contradictions } = computed('standard-invoice', (request) => {
      Object.assign(request.legalMonetaryTotal ?? {}, { taxExclusiveAmount: 10_000 });
    });
    expect(
      contradictions.map(({ amount, path, computed: written }) => [amount, path, amountText(written)]),
    ).toEqual([['taxExclusiveAmount', 'legalMonetaryTotal.taxExclusiveAmount', '10596.00']]);
  });
});

describe('cash rounding of a payable amount', () => {
  const rulesFor = (payableAmount: number, currency: object = {}) =>
    validate(
      edited('standard-invoice', (request) => {
        lineOf(request).unitPrice = 845.51;
        for (const line of request.lines) line.lineExtensionAmount = null;
        Object.assign(request, {
          ...currency,
          taxTotal: null,
          // 12 x 845.51 + 450 and 5 % of it.
          legalMonetaryTotal: {
            lineExtensionAmount: 10596.12,
            taxExclusiveAmount: 10596.12,
            taxInclusiveAmount: 11125.93,
            payableAmount,
          },
        });
      }),
    ).issues.map(({ path }) => path);
  const foreign = { currency: 'USD', currencyExchangeRate: 3.6725 };

  test('is to the coins of the currency: quarter dirhams, five hundredths of another', () => {
    expect(rulesFor(11126)).toEqual([]);
    expect(rulesFor(11125.75)).toEqual([]);
    expect(rulesFor(11125.7)).toEqual(['legalMonetaryTotal.payableAmount']);
    expect(rulesFor(11126, foreign)).toEqual([]);
    expect(rulesFor(11125.7, foreign)).toEqual([]);
    expect(rulesFor(11125.72, foreign)).toEqual(['legalMonetaryTotal.payableAmount']);
  });

  test('applies to what is left to pay if a part is prepaid', () => {
    expect(rulesFor(10126, { prepaidAmount: 1000 })).toEqual([]);
    expect(rulesFor(10125.7, { prepaidAmount: 1000 })).toEqual(['legalMonetaryTotal.payableAmount']);
    expect(rulesFor(11125.93, { prepaidAmount: 0.5 })).toEqual(['legalMonetaryTotal.payableAmount']);
  });

  test('leaves nothing to pay, or something to pay back, only if no coin is nearer', () => {
    expect(rulesFor(0, { prepaidAmount: 11125.85 })).toEqual([]);
    expect(rulesFor(0, { prepaidAmount: 11125.7 })).toEqual(['legalMonetaryTotal.payableAmount']);
    expect(rulesFor(0, { prepaidAmount: 11125.4 })).toEqual(['legalMonetaryTotal.payableAmount']);
    expect(rulesFor(-0.25, { prepaidAmount: 11125.4 })).toEqual(['legalMonetaryTotal.payableAmount']);
    expect(rulesFor(0.5, { prepaidAmount: 11125.4 })).toEqual([]);
  });
});

describe('the percentage of a VAT category in the breakdown', () => {
  const percents = (name: string, edit: Edit) =>
    computed(name, edit).taxTotal.breakdown.map(({ vatCategory, vatPercent, taxAmount }) => [
      vatCategory,
      vatPercent?.toString(),
      amountText(taxAmount),
    ]);

  test('is that of the category, also where only a charge of the document is in it', () => {
    const charge = { isCharge: true, amount: 100, reason: 'Delivery', vatCategory: 'S' };
    expect(
      percents('standard-invoice', (request) => {
        Object.assign(lineOf(request), { quantity: 1, unitPrice: 40, lineExtensionAmount: null });
        const lines = [{ ...lineOf(request), vatCategory: 'Z', vatRate: 0 }];
        Object.assign(request, {
          lines,
          allowancesCharges: [charge],
          taxTotal: null,
          legalMonetaryTotal: null,
        });
      }),
    ).toEqual([
      ['Z', '0', '0.00'],
      ['S', '5', '5.00'],
    ]);
  });

  test.each([
    [[0, 5], '5'],
    [[5, 0], '5'],
    [[0, 0], '0'],
  ])('is the highest of the lines under reverse charge: %j', (rates, highest) => {
    expect(
      percents('reverse-charge', (request) => {
        const line = { ...lineOf(request), quantity: 1, unitPrice: 40, lineExtensionAmount: null };
        const lines = rates.map((vatRate) => ({ ...line, vatRate }));
        Object.assign(request, { lines, taxTotal: null, legalMonetaryTotal: null });
      }),
    ).toEqual([['AE', highest, '0.00']]);
  });
});

test('a price that loses its minus is told, however small it is: no price is noise', () => {
  const { adjustments } = computed('standard-invoice', (request) => {
    Object.assign(lineOf(request), { quantity: 1, unitPrice: -0.0000001, lineExtensionAmount: null });
    Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
  });
  expect(
    adjustments.map(({ amount, path, sent, written }) => [amount, path, sent.toFixed(), written?.toFixed()]),
  ).toEqual([['unitPrice', 'lines[0].unitPrice', '-0.0000001', '0.0000001']]);
});
