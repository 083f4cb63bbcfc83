import { invoice, line, type MoneyDocument, withTotalsOf, zeroRated } from './money-documents.ts';

/** Entries without a category on lines of several, which are divided. */
function* dividedEntries(): Generator<MoneyDocument> {
  const weights = [[1, 1, 1], [1, 2, 4], [99.99, 0.01, 50], [3, -1, 1], [3, 0, 1], [5]];
  for (const prices of weights)
    for (const amount of [0, 0.01, 0.02, 0.05, 1, 10, 33.33, -1])
      for (const isCharge of [true, false]) {
        const categories = [{}, zeroRated, { vatCategory: 'O', vatRate: null }];
        const lines = prices.map((unitPrice, at) =>
          line(at + 1, {
            quantity: Math.sign(unitPrice) || 1,
            unitPrice: Math.abs(unitPrice),
            ...categories[at],
          }),
        );
        const entry = { isCharge, amount, reasonCode: isCharge ? 'FC' : '95' };
        yield {
          name: `divided: ${amount} ${isCharge ? 'charged' : 'allowed'} on ${prices.join(', ')}`,
          document: invoice(lines, { allowancesCharges: [entry] }),
          options: { splitDiscounts: true },
        };
      }
}

/** As many lines and entries as an explanation looks at, and one more. */
function* manyLines(): Generator<MoneyDocument> {
  for (const count of [49, 50, 51, 99, 100, 101]) {
    const lines = Array.from({ length: count }, (_, at) =>
      line(at + 1, { quantity: 1, unitPrice: at + 1.25 }),
    );
    const whole = invoice(lines);
    const dozens = invoice(lines.with(7, line(8, { quantity: 1, unitPrice: 8.25, baseQuantity: 12 })));
    yield { name: `many: totals of a line of ${count} for a dozen`, document: withTotalsOf(whole, dozens) };
    const entries = lines.map((_, at) => ({
      isCharge: false,
      amount: at / 100,
      reasonCode: '95',
      vatCategory: 'S',
    }));
    const discounted = invoice(lines, { allowancesCharges: entries });
    const without = invoice(lines, { allowancesCharges: entries.toSpliced(30, 1) });
    const taxed = invoice(lines, {
      allowancesCharges: entries.with(30, {
        isCharge: false,
        amount: 0.29,
        reasonCode: '95',
        vatCategory: 'S',
      }),
    });
    yield {
      name: `many: totals without one of ${count} entries`,
      document: withTotalsOf(discounted, without),
    };
    yield {
      name: `many: totals with one of ${count} entries as if with VAT`,
      document: withTotalsOf(discounted, taxed),
    };
  }
}

/** Differences around coins and tolerances. */
const roundings = [
  0, 0.01, 0.02, 0.03, 0.05, 0.1, 0.12, 0.125, 0.13, 0.2, 0.24, 0.25, 0.26, 0.49, 0.5, 0.51, 0.99, 1, 1.01,
];

function* roundedDocuments(): Generator<MoneyDocument> {
  for (const currency of ['AED', 'USD'])
    for (const prepaidAmount of [null, 50, 210, 300])
      for (const rounding of roundings.flatMap((each) => (each === 0 ? [each] : [each, -each]))) {
        const document = invoice([line(1, { quantity: 2, unitPrice: 100.13 })], {
          ...{ currency, currencyExchangeRate: currency === 'AED' ? null : 3.6725, prepaidAmount },
        });
        const stated = withTotalsOf(document, document);
        const totals: unknown = stated && Reflect.get(stated, 'legalMonetaryTotal');
        const payable = Number(Reflect.get(Object(totals), 'payableAmount'));
        const payableAmount = Math.round((payable + rounding) * 1000) / 1000;
        yield {
          name: `payable: ${rounding} more in ${currency} with ${prepaidAmount} paid`,
          document: { ...stated, legalMonetaryTotal: { ...Object(totals), payableAmount } },
        };
      }
}

function* taxedDocuments(): Generator<MoneyDocument> {
  const lines = [1.1, 1.1, 1.1, 2.25].map((unitPrice, at) => line(at + 1, { quantity: 1, unitPrice }));
  for (const vatRounding of ['per-line', 'per-category'] as const)
    for (const cents of [-3, -2, -1, 0, 1, 2, 3, 4])
      for (const [what, changes] of Object.entries({
        alone: {},
        'with an entry': {
          allowancesCharges: [{ isCharge: true, amount: 1.1, reasonCode: 'FC', vatCategory: 'S' }],
        },
        'with an entry of no category': {
          allowancesCharges: [{ isCharge: false, amount: 1.1, reasonCode: '95' }],
        },
      })) {
        const document = invoice(lines, changes);
        const stated = withTotalsOf(document, document);
        const taxTotal: unknown = stated && Reflect.get(stated, 'taxTotal');
        const taxAmount = Math.round(Number(Reflect.get(Object(taxTotal), 'taxAmount')) * 100 + cents) / 100;
        yield {
          name: `VAT: ${cents} cents more ${what} ${vatRounding}`,
          document: { ...stated, taxTotal: { taxAmount } },
          options: { vatRounding, splitDiscounts: true },
        };
        yield {
          name: `VAT: ${cents} cents more ${what} ${vatRounding} without totals`,
          document: { ...document, taxTotal: { taxAmount } },
          options: { vatRounding },
        };
      }
}

function* percentages(): Generator<MoneyDocument> {
  for (const baseAmount of [null, 0, 99.95, 200, 210, 1e10])
    for (const multiplierPercent of [null, 0, 0.05, 5, 5.26, 5.263, 5.2632, 5.3, 10, 33.33, 100])
      for (const amount of [0, 0.1, 5, 9.99, 10, 10.5, 10.52, 66.67, 200, 526_315_789.47])
        for (const isCharge of [true, false]) {
          const entry = {
            isCharge,
            amount,
            baseAmount,
            multiplierPercent,
            reasonCode: isCharge ? 'FC' : '95',
          };
          yield {
            name: `percentages: ${amount} of ${baseAmount} by ${multiplierPercent} ${isCharge ? 'charged' : 'allowed'}`,
            document: invoice(
              [line(1, { quantity: 2, unitPrice: 100, allowancesCharges: isCharge ? [] : [entry] })],
              {
                allowancesCharges: isCharge ? [{ ...entry, vatCategory: 'S' }] : [],
              },
            ),
          };
        }
}

function* rates(): Generator<MoneyDocument> {
  for (const [currency, usual] of Object.entries({
    USD: 3.6725,
    EUR: 4.0,
    KWD: 12,
    SAR: 0.98,
    JPY: 0.0245,
    INR: 0.043,
    XAF: 0.006,
  }))
    for (const rate of [
      ...[1, 1.04, 1.2, 4.9, 5.2, 9, 0.21, 0.19].map((factor) => usual * factor),
      1 / usual,
      1,
      3.6,
      3.7,
      3.71,
      3.672,
      3.673,
      3.6725,
      3.6724999,
    ])
      yield {
        name: `rates: ${currency} at ${rate}`,
        document: invoice([line(1, { quantity: 2, unitPrice: 100 })], {
          currency,
          currencyExchangeRate: rate,
        }),
      };
}

/** Numbers around what doubles, decimals and the limits of amounts hold. */
const large = [
  ...[
    2 ** 45 - 0.01,
    2 ** 45,
    2 ** 45 + 0.02,
    9e13,
    90_000_000_000_000.02,
    1e15,
    123_456_789_012_345,
    1_234_567_890_123_456,
  ],
  ...[0.1 + 0.2, 1e-9, 9e-10, 1e-7, 0.123456789012345, 0.1234567890123456, 1.005, 2.675, 1e-17],
];

function* numbers(): Generator<MoneyDocument> {
  for (const field of ['quantity', 'unitPrice', 'baseQuantity', 'grossPrice'])
    for (const value of large)
      for (const quantity of [1, 3])
        yield {
          name: `numbers: ${field} of ${value} and ${quantity}`,
          document: invoice([
            line(1, { quantity, unitPrice: 1, [field]: value }),
            line(2, { quantity: 1, unitPrice: 1 }),
          ]),
        };
}

/** Requests with amounts at the limits of rounding, tolerances and explanations. */
export function* amountsAtLimits(): Generator<MoneyDocument> {
  yield* dividedEntries();
  yield* manyLines();
  yield* roundedDocuments();
  yield* taxedDocuments();
  yield* percentages();
  yield* rates();
  yield* numbers();
}
