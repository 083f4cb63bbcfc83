import type { DocumentTotals } from '../../../src/api/totals.ts';
import { noSums, sums } from '../../cases/request-cases.ts';
import type { Business } from './businesses.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A document as it should be: its business, its totals as numbers, and the lines that it sends. */
export interface Right {
  readonly business: Business;
  readonly sum: number;
  readonly exclusive: number;
  readonly vat: number;
  readonly payable: number;
  /** Amount on which the standard rate is charged. */
  readonly taxed: number;
  readonly lines: readonly Fields[];
  readonly totals: DocumentTotals;
}

export interface Mistake {
  readonly mistake: string;
  /** Businesses that cannot make it. */
  readonly isPossible?: (right: Right) => boolean;
  readonly sent: (right: Right) => Fields;
  /** The only finding that asks for something: `path rule`. */
  readonly finding: (right: Right) => string;
  /** Returns what its message and hint say, as figures or words of the document. */
  readonly says: (right: Right) => readonly string[];
  /** Returns what the hint says to do. */
  readonly remedy: (right: Right) => Fields;
  /** The verdict on what is sent; default: not valid. */
  readonly isValid?: true;
  /** Amount due then; default: that of the right document. */
  readonly payable?: (right: Right) => number;
}

const cents = (amount: number) => Math.round((amount + Number.EPSILON) * 100) / 100;
const text = (amount: number) => cents(amount).toFixed(2);
const rightSums = ({ sum, vat, exclusive, payable }: Right) => sums(vat, sum, exclusive, payable, payable);
/** The totals of the document with more in them, and more VAT. */
const withMore = ({ sum, vat, exclusive, payable }: Right, more: number, tax: number, ofLines = more) =>
  sums(
    cents(vat + tax),
    cents(sum + ofLines),
    cents(exclusive + more),
    cents(payable + more + tax),
    cents(payable + more + tax),
  );
const isTaxed = ({ vat }: Right) => vat > 0;
const lastLine = ({ lines }: Right) => lines.at(-1) ?? {};

/** Twelve mistakes that systems make, whatever they sell. */
export const mistakes: readonly Mistake[] = [
  {
    mistake: 'the totals are without VAT',
    isPossible: isTaxed,
    sent: ({ sum, exclusive }) => sums(0, sum, exclusive, exclusive, exclusive),
    finding: () => 'taxTotal.taxAmount pint-ae-totals',
    says: ({ vat, payable }) => [text(vat), text(payable)],
    remedy: rightSums,
  },
  {
    mistake: 'the VAT is that of another country',
    isPossible: isTaxed,
    sent: ({ sum, exclusive, taxed }) => {
      const vat = cents(taxed * 0.15);
      return sums(vat, sum, exclusive, cents(exclusive + vat), cents(exclusive + vat));
    },
    finding: () => 'taxTotal.taxAmount pint-ae-totals',
    says: ({ vat, payable }) => ['15 %', text(vat), text(payable)],
    remedy: rightSums,
  },
  {
    mistake: 'a subtotal is sent as a line',
    // A second line of a single sale may be a repetition.
    isPossible: ({ lines }) => lines.length > 1,
    sent: (right) => ({
      ...rightSums(right),
      lines: [
        ...right.lines,
        {
          ...lastLine(right),
          id: 'T',
          description: 'Total',
          quantity: 1,
          unitPrice: right.sum,
          allowancesCharges: null,
        },
      ],
    }),
    finding: ({ lines }) => `lines[${lines.length}] pint-ae-totals`,
    says: ({ sum, payable }) => [text(sum), text(payable), 'Leave this line out'],
    remedy: ({ lines }) => ({ lines }),
  },
  {
    mistake: 'a line is missing',
    sent: (right) => withMore(right, 40, isTaxed(right) ? 2 : 0),
    finding: () => 'lines pint-ae-totals',
    says: (right) => ['40.00', isTaxed(right) ? '2.00' : '0.00', text(right.payable)],
    remedy: rightSums,
  },
  {
    mistake: 'a discount is sent as a charge',
    isPossible: isTaxed,
    sent: (right) => ({
      ...withMore(right, -10, -0.5, 0),
      allowancesCharges: [
        ...(right.business.allowancesCharges ?? []),
        { isCharge: true, amount: 10, reason: 'Discount', vatCategory: 'S' },
      ],
    }),
    finding: ({ business }) =>
      `allowancesCharges[${business.allowancesCharges?.length ?? 0}].isCharge pint-ae-totals`,
    says: ({ payable }) => ['10.00', text(payable - 10.5), 'isCharge to false'],
    remedy: ({ business }) => ({
      allowancesCharges: [
        ...(business.allowancesCharges ?? []),
        { isCharge: false, amount: 10, reason: 'Discount', vatCategory: 'S' },
      ],
    }),
    payable: ({ payable }) => payable - 10.5,
  },
  {
    mistake: 'the totals are in dirhams',
    sent: ({ vat, sum, exclusive, payable }) => {
      const [tax, lines, net, gross] = [vat, sum, exclusive, payable].map((amount) => cents(amount * 3.6725));
      return {
        currency: 'USD',
        currencyExchangeRate: 3.6725,
        ...sums(tax ?? 0, lines ?? 0, net ?? 0, gross ?? 0, gross ?? 0),
      };
    },
    finding: () => 'legalMonetaryTotal pint-ae-totals',
    says: ({ payable }) => ['AED', '3.6725', text(payable)],
    remedy: () => noSums,
  },
  {
    mistake: 'what is prepaid is forgotten',
    sent: (right) => ({ ...rightSums(right), prepaidAmount: 100 }),
    finding: () => 'legalMonetaryTotal.payableAmount ibr-co-16',
    says: ({ payable }) => ['100.00', text(payable - 100)],
    remedy: ({ vat, sum, exclusive, payable }) => sums(vat, sum, exclusive, payable, cents(payable - 100)),
    payable: ({ payable }) => payable - 100,
  },
  {
    mistake: 'it is paid at the till',
    sent: ({ vat, sum, exclusive, payable }) => sums(vat, sum, exclusive, payable, 0),
    finding: () => 'legalMonetaryTotal.payableAmount ibr-co-16',
    says: ({ payable }) => [`prepaidAmount ${text(payable)}`],
    remedy: ({ payable }) => ({ prepaidAmount: payable }),
    payable: () => 0,
  },
  {
    mistake: 'the TRN of the buyer is a word for none',
    // Under reverse charge the buyer is registered.
    isPossible: ({ lines }) => lines.every(({ vatCategory }) => vatCategory !== 'AE'),
    sent: (right) => ({ ...rightSums(right), 'buyer.trn': 'N/A' }),
    finding: () => 'buyer.trn pint-ae-no-number',
    says: () => ['N/A', 'null'],
    remedy: () => ({ 'buyer.trn': null }),
  },
  {
    mistake: 'a date has another form',
    sent: (right) => ({ ...rightSums(right), issueDate: '2026/11/02' }),
    finding: () => 'issueDate pint-ae-malformed',
    says: () => ['Send 2026-11-02'],
    remedy: () => ({ issueDate: '2026-11-02' }),
  },
  {
    mistake: 'a tip is in a field of its own',
    sent: () => ({ ...noSums, tips: 12.5 }),
    finding: () => 'tips pint-ae-malformed',
    says: () => ['12.5'],
    remedy: () => ({ tips: undefined }),
  },
  {
    mistake: 'cartons have the code of content tons',
    sent: (right) => ({ ...rightSums(right), 'lines[0].unitCode': 'CTN' }),
    isValid: true,
    finding: () => 'lines[0].unitCode pint-ae-unit-in-trade',
    says: () => ['XCT'],
    remedy: () => ({ 'lines[0].unitCode': 'XCT' }),
  },
];
