import { convert } from '../../src/api/convert.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

/** A request whose amounts stand near a limit, or agree with other facts than its own. */
export interface MoneyDocument {
  readonly name: string;
  readonly document: unknown;
  readonly options?: ValidateRequestOptions;
}

export type Line = DocumentRequest['lines'][number];

const [standard] = example('standard-invoice').lines;

export const line = (id: number, changes: object): Line => ({
  ...(standard as Line),
  id: String(id),
  lineExtensionAmount: null,
  ...changes,
});

export const invoice = (lines: readonly Line[], changes: object = {}) => ({
  ...example('standard-invoice'),
  legalMonetaryTotal: null,
  taxTotal: null,
  lines,
  ...changes,
});

export const zeroRated = { vatCategory: 'Z', vatRate: 0 };
const ofDocument = [
  { isCharge: false, amount: 20, reasonCode: '95', vatCategory: 'S' },
  { isCharge: true, amount: 12, reasonCode: 'FC', vatCategory: 'Z' },
];
const ofLine = [{ isCharge: false, amount: 10.5, reasonCode: '95', baseAmount: 210, multiplierPercent: 5 }];

/** Documents whose totals are stated as if one of their facts were another. */
const bases: Readonly<Record<string, object>> = {
  'two lines': invoice([
    line(1, { quantity: 3, unitPrice: 70, allowancesCharges: ofLine }),
    line(2, { quantity: 1, unitPrice: 400 }),
  ]),
  'one line': invoice([line(1, { quantity: 12, unitPrice: 84.55, baseQuantity: 1 })]),
  'two categories': invoice(
    [line(1, { quantity: 3, unitPrice: 70 }), line(2, { quantity: 2, unitPrice: 45.5, ...zeroRated })],
    { allowancesCharges: ofDocument, prepaidAmount: 50 },
  ),
  'in dollars': invoice(
    [line(1, { quantity: 40, unitPrice: 112.4 }), line(2, { quantity: 1, unitPrice: 40 })],
    {
      currency: 'USD',
      currencyExchangeRate: 3.6725,
      allowancesCharges: ofDocument.slice(0, 1),
    },
  ),
  'of a negative line': invoice([
    line(1, { quantity: 3, unitPrice: 70, allowancesCharges: ofLine }),
    line(2, { quantity: -1, unitPrice: 230.5 }),
  ]),
  'with a charge in a line': invoice([
    line(1, {
      quantity: 3,
      unitPrice: 70,
      allowancesCharges: ofLine.map((each) => ({ ...each, isCharge: true })),
    }),
    line(2, { quantity: 1, unitPrice: 99.99, allowancesCharges: ofLine }),
  ]),
  'a credit note': { ...example('credit-note'), prepaidAmount: 10 },
};

/** Changes of a number that people and systems make by mistake. */
const numbersBeside: readonly ((value: number) => number)[] = [
  ...[0, -1, 2, 0.1, 10, 12, 1 / 12, 100, 0.01, 144, 1000, 1.05, 1 / 1.05, 0.95, 3.6725, 1 / 3.6725].map(
    (factor) => (value: number) => Math.round(value * factor * 1e6) / 1e6,
  ),
  ...[0.01, -0.01, 1, -1, 5].map((more) => (value: number) => Math.round((value + more) * 1e6) / 1e6),
];

/** Returns a copy of each object of a document with another number, or without or with twice an entry of a list. */
function* changesOf(value: unknown, path = ''): Generator<readonly [what: string, changed: unknown]> {
  if (typeof value === 'number')
    for (const [at, change] of numbersBeside.entries()) yield [`${path} by change ${at + 1}`, change(value)];
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const at of value.keys()) {
      yield [`${path}[${at}] left out`, value.toSpliced(at, 1)];
      yield [`${path}[${at}] twice`, [...value, value[at]]];
    }
  }
  for (const [name, inner] of Object.entries(value)) {
    if (path === '' && !/^(lines|allowancesCharges|prepaidAmount)$/.test(name)) continue;
    if (name === 'isCharge') yield [`${path} turned`, { ...value, isCharge: inner !== true }];
    for (const [what, changed] of changesOf(inner, `${path}.${name}`))
      yield [what, Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }];
  }
}

/** The document with the totals of another one. */
export function withTotalsOf(document: object, other: unknown): object | undefined {
  const { totals } = convert(other);
  if (totals === null) return undefined;
  const { lineExtensionAmount, taxExclusiveAmount, taxInclusiveAmount, payableAmount, taxAmount } = totals;
  return {
    ...document,
    legalMonetaryTotal: {
      lineExtensionAmount: Number(lineExtensionAmount),
      taxExclusiveAmount: Number(taxExclusiveAmount),
      taxInclusiveAmount: Number(taxInclusiveAmount),
      payableAmount: Number(payableAmount),
    },
    taxTotal: { taxAmount: Number(taxAmount) },
  };
}

const totalNames = [
  'lineExtensionAmount',
  'taxExclusiveAmount',
  'taxInclusiveAmount',
  'payableAmount',
] as const;

/** Documents of which one total is another, and lines whose stated amount follows from another fact. */
function* wrongAmounts(): Generator<MoneyDocument> {
  for (const [base, document] of Object.entries(bases)) {
    const stated: Record<string, unknown> = { ...withTotalsOf(document, document) };
    const totals = Object(stated.legalMonetaryTotal);
    for (const [at, change] of numbersBeside.entries()) {
      for (const name of totalNames)
        yield {
          name: `a total of ${base}: ${name} by change ${at + 1}`,
          document: { ...stated, legalMonetaryTotal: { ...totals, [name]: change(totals[name]) } },
        };
      const { taxAmount } = Object(stated.taxTotal);
      yield {
        name: `a total of ${base}: taxAmount by change ${at + 1}`,
        document: { ...stated, taxTotal: { taxAmount: change(taxAmount) } },
      };
    }
  }
  for (const isCharge of [true, false])
    for (const [what, other] of changesOf({
      lines: [
        line(1, {
          quantity: 3,
          unitPrice: 70.333,
          baseQuantity: 2,
          allowancesCharges: [{ ...ofLine[0], isCharge }],
        }),
      ],
    })) {
      const [own, changed] = [Object(other).lines, invoice(Object(other).lines)];
      const lineExtensionAmount = Number(convert(changed).totals?.lineExtensionAmount);
      const sent = line(1, {
        quantity: 3,
        unitPrice: 70.333,
        baseQuantity: 2,
        allowancesCharges: [{ ...ofLine[0], isCharge }],
      });
      if (own.length === 1)
        yield {
          name: `amount of a line ${isCharge ? 'with a charge' : 'with a discount'}: ${what}`,
          document: invoice([{ ...sent, lineExtensionAmount }]),
        };
    }
}

/** Requests with totals that follow from other facts than their own. */
export function* contradictedTotals(): Generator<MoneyDocument> {
  for (const [base, document] of Object.entries(bases))
    for (const [what, other] of changesOf(document)) {
      const stated = withTotalsOf(document, other);
      if (stated !== undefined) yield { name: `totals of ${base}: ${what}`, document: stated };
    }
  yield* wrongAmounts();
}
