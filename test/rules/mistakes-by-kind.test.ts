import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { applied } from '../properties/apply-patch.ts';
import { example, lineOf } from '../requests.ts';

type Line = Readonly<Record<string, unknown>>;

/** A document of lines of 5 % with the totals that its sender computed. */
function sent(lines: readonly Line[], totals: readonly number[], fields: object = {}): DocumentRequest {
  const [lineExtensionAmount, taxExclusiveAmount, taxAmount, taxInclusiveAmount, payableAmount] = totals;
  const first = lineOf(example('standard-invoice'));
  const plain = {
    ...first,
    quantity: 1,
    lineExtensionAmount: null,
    itemTypeCode: null,
    classifications: null,
  };
  return {
    ...example('standard-invoice'),
    lines: lines.map((line, index) => ({ ...plain, id: String(index + 1), ...line })),
    taxTotal: { taxAmount },
    legalMonetaryTotal: { lineExtensionAmount, taxExclusiveAmount, taxInclusiveAmount, payableAmount },
    ...fields,
  } as unknown as DocumentRequest;
}

const discount = (amount: number, vatCategory?: string) => ({
  isCharge: false,
  amount,
  reason: 'Discount',
  ...(vatCategory === undefined ? {} : { vatCategory }),
});
const dollars = { currency: 'USD', currencyExchangeRate: 3.6725 };
const zeroRated = { vatCategory: 'Z', vatRate: 0 };

interface Mistake {
  readonly what: string;
  readonly request: DocumentRequest;
  readonly path: string;
  readonly says: RegExp;
  /** Amount due after the suggestion; undefined if the sender has to decide or do more than one thing. */
  readonly payable?: string;
}

const mistakes: readonly Mistake[] = [
  {
    what: 'a discount on a line includes VAT',
    request: sent([{ unitPrice: 1000, allowancesCharges: [discount(52.5)] }], [950, 950, 47.5, 997.5, 997.5]),
    path: 'lines[0].allowancesCharges[0].amount',
    says: /52\.50 includes VAT.*50\.00, the amount without VAT/,
    payable: '997.50',
  },
  {
    what: 'a discount on the document includes VAT',
    request: sent([{ unitPrice: 1000 }], [1000, 900, 45, 945, 945], {
      allowancesCharges: [discount(105, 'S')],
    }),
    path: 'allowancesCharges[0].amount',
    says: /105\.00 includes VAT/,
    payable: '945.00',
  },
  {
    what: 'the net amount of a line is less a discount without its VAT',
    request: sent(
      [{ unitPrice: 1000, lineExtensionAmount: 950, allowancesCharges: [discount(52.5)] }],
      [950, 950, 47.5, 997.5, 997.5],
    ),
    path: 'lines[0].lineExtensionAmount',
    says: /52\.50 of lines\[0\]\.allowancesCharges\[0\] includes VAT/,
  },
  {
    what: 'the price of one line is in dirhams',
    request: sent([{ unitPrice: 3672.5 }], [1000, 1000, 50, 1050, 1050], dollars),
    path: 'lines[0].unitPrice',
    says: /a different currency.*1000\.00 USD/,
    payable: '1050.00',
  },
  {
    what: 'the prices of several lines are in dirhams',
    request: sent([{ unitPrice: 3672.5 }, { unitPrice: 367.25 }], [1100, 1100, 55, 1155, 1155], dollars),
    path: 'lines',
    says: /prices are in AED/,
  },
  {
    what: 'the price is in dollars on an invoice in dirhams',
    request: sent([{ unitPrice: 1000 }], [3672.5, 3672.5, 183.63, 3856.13, 3856.13]),
    path: 'lines[0].unitPrice',
    says: /a different currency.*3672\.50 AED/,
    payable: '3856.13',
  },
  {
    what: 'only the VAT is in dirhams',
    request: sent([{ unitPrice: 1000 }], [1000, 1000, 183.63, 1050, 1050], dollars),
    path: 'taxTotal.taxAmount',
    says: /VAT total is in AED/,
    payable: '1050.00',
  },
  {
    what: 'what is prepaid is in dirhams',
    request: sent([{ unitPrice: 1000 }], [1000, 1000, 50, 1050, 950], { ...dollars, prepaidAmount: 367.25 }),
    path: 'prepaidAmount',
    says: /367\.25 is in AED.*100\.00 USD/,
    payable: '950.00',
  },
  {
    what: 'the price is that of a thousand, and only the totals tell',
    request: sent([{ quantity: 2500, unitPrice: 80 }], [200, 200, 10, 210, 210]),
    path: 'lines[0].baseQuantity',
    says: /for 1000 units/,
    payable: '210.00',
  },
  {
    what: 'a quantity is rounded',
    request: sent(
      [{ quantity: 3.33, unitPrice: 100.5, lineExtensionAmount: 335 }],
      [335, 335, 16.75, 351.75, 351.75],
    ),
    path: 'lines[0].lineExtensionAmount',
    says: /quantity 3\.33 is rounded/,
    payable: '351.75',
  },
  {
    what: 'a percentage is rounded',
    request: sent(
      [
        {
          unitPrice: 10632,
          allowancesCharges: [{ ...discount(1694), baseAmount: 10632, multiplierPercent: 15.93 }],
        },
      ],
      [8938, 8938, 446.9, 9384.9, 9384.9],
    ),
    path: 'lines[0].allowancesCharges[0].multiplierPercent',
    says: /15\.933 % of 10632\.00/,
    payable: '9384.90',
  },
  {
    what: 'a discount of two categories is sent as one',
    request: sent([{ unitPrice: 800 }, { unitPrice: 200, ...zeroRated }], [1000, 900, 36, 936, 936], {
      allowancesCharges: [discount(100, 'S')],
    }),
    path: 'allowancesCharges[0].vatCategory',
    says: /S 80\.00, Z 20\.00/,
  },
];

describe('a mistake of a known kind', () => {
  test.each(mistakes)('is named, with the right value: $what', ({ request, path, says, payable }) => {
    const { issues } = validate(request);
    expect(issues.map((issue) => issue.path)).toEqual([path]);
    const [issue] = issues;
    expect(issue?.message).toMatch(says);
    expect(`${issue?.message} ${issue?.hint}`).not.toMatch(/that is missing|sent twice/);
    expect(issue).not.toHaveProperty('fix');
    if (payable === undefined) return;
    const after = validate(applied(request, issue?.suggestions?.[0]?.patch ?? []) as DocumentRequest);
    expect([after.outcome, after.totals?.payableAmount]).toEqual(['valid', payable]);
    const inArabic = validate(request, { language: 'ar' }).issues[0];
    expect(inArabic?.hint).toMatch(/\p{Script=Arabic}/u);
  });

  test('a negative line is not spoken of as an allowance', () => {
    const lines = [
      { unitPrice: 1000 },
      { unitPrice: 100, ...zeroRated },
      { quantity: -1, unitPrice: 150, ...zeroRated },
    ];
    const { issues } = validate({
      ...sent(lines, [950, 950, 50, 1000, 1000]),
      taxTotal: null,
      legalMonetaryTotal: null,
    });
    expect(issues.map(({ rule }) => rule)).toEqual(['pint-ae-negative-vat-group']);
    expect(issues[0]?.message).toBe(
      'The lines of VAT category Z (Zero rate) take off more than they charge: its taxable amount is -50.00.',
    );
  });
});
