import type { DocumentRequest } from '../../src/specification/default.ts';
import { invoice } from './entries.ts';

/** A document of 1,000.00 and 5 % VAT in a return: answers worked out by hand from the law named beside them. */
export interface Period {
  readonly what: string;
  readonly changes: Partial<DocumentRequest>;
  /** True if the company bought it; default: it sold it. */
  readonly isPurchase?: true;
  /** Reverse charge on gold. */
  readonly isReverseCharge?: true;
  readonly itemType?: 'G' | 'S';
  readonly receivedOn?: string;
  readonly month: string;
  readonly box: string;
  readonly tax: string | null;
}

const sale = { box: '1b', tax: '50.00' };
const purchase = { isPurchase: true, box: '9', tax: '50.00' } as const;
const goldBought = { isPurchase: true, isReverseCharge: true, box: '3', tax: null } as const;
const issued = (issueDate: string, more: Partial<DocumentRequest> = {}) => ({
  issueDate,
  dueDate: '2027-02-01',
  ...more,
});
const delivered = (day: string) => ({ delivery: { actualDeliveryDate: day } });
const during = (billingPeriodStart: string, billingPeriodEnd: string) => ({
  billingPeriodStart,
  billingPeriodEnd,
});
const november = during('2026-11-01', '2026-11-30');
const continuous = { transactionType: { continuousSupply: true } };
const summary = { transactionType: { summaryInvoice: true } };
const monthly = { billingFrequencyCode: 'MTH' as const };

export const periods: readonly Period[] = [
  // Article 25: the earliest of delivery, completion and invoice.
  { what: 'An invoice alone', changes: issued('2026-11-05'), month: '2026-11', ...sale },
  {
    what: 'An invoice of December for goods delivered in November',
    changes: issued('2026-12-05', delivered('2026-11-28')),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'An invoice before the delivery',
    changes: issued('2026-11-28', delivered('2026-12-05')),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'An invoice on the last day of a month for a delivery on the first of the next',
    changes: issued('2026-11-30', delivered('2026-12-01')),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A service that was completed in November',
    changes: issued('2026-12-05', november),
    itemType: 'S',
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A period that ends after the invoice',
    changes: issued('2026-11-20', during('2026-11-15', '2026-12-14')),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A period beside an earlier delivery',
    changes: issued('2026-12-05', { ...during('2026-11-01', '2026-12-01'), ...delivered('2026-11-03') }),
    month: '2026-11',
    ...sale,
  },
  // The date of supply on the invoice (IBT-007) decides.
  {
    what: 'A tax point that was sent',
    changes: issued('2026-12-05', { vatPointDate: '2026-11-28' }),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A tax point beside a delivery of another month',
    changes: issued('2026-12-05', { vatPointDate: '2026-10-31', ...delivered('2026-11-28') }),
    month: '2026-10',
    ...sale,
  },
  {
    what: 'A tax point of a continuous supply',
    changes: issued('2026-12-05', { vatPointDate: '2026-11-01', ...november, ...continuous }),
    month: '2026-11',
    ...sale,
  },
  // Article 26: the earliest of invoice, due date, payment and a year.
  {
    what: 'A continuous supply of July and August',
    changes: issued('2026-11-02', { ...during('2026-07-01', '2026-08-31'), ...continuous }),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A continuous supply that was due before its invoice',
    changes: { issueDate: '2026-12-05', dueDate: '2026-11-30', ...november, ...continuous },
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A continuous supply that was paid before its invoice',
    changes: issued('2026-12-05', {
      ...november,
      ...continuous,
      prepaidAmount: 1050,
      paidAmounts: [{ amount: 1050, date: '2026-11-20' }],
    }),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A continuous supply of more than a year ago',
    changes: issued('2026-11-02', { ...during('2025-09-01', '2025-09-30'), ...continuous }),
    month: '2026-09',
    ...sale,
  },
  {
    what: 'A service that is billed each month',
    changes: issued('2026-12-05', { ...november, ...monthly }),
    itemType: 'S',
    month: '2026-12',
    ...sale,
  },
  {
    what: 'Goods that are billed each month',
    changes: issued('2026-12-05', { ...november, ...monthly }),
    itemType: 'G',
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A delivery that is billed each month',
    changes: issued('2026-12-05', {
      ...monthly,
      ...during('2026-10-01', '2026-12-01'),
      ...delivered('2026-10-03'),
    }),
    month: '2026-10',
    ...sale,
  },
  // Executive Regulation, Article 59(13)(b): a summary belongs to the month that it lists.
  {
    what: 'A summary of November',
    changes: issued('2026-12-05', { ...november, ...summary }),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A summary of November on the fourteenth day',
    changes: issued('2026-12-14', { ...november, ...summary }),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A summary of November with a frequency',
    changes: issued('2026-12-05', { ...november, ...summary, ...monthly }),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'A summary of part of a month, issued in it',
    changes: issued('2026-11-28', { ...during('2026-11-01', '2026-11-15'), ...summary }),
    month: '2026-11',
    ...sale,
  },
  // Article 26(3): goods put to own use have a date of supply too.
  {
    what: 'Goods put to own use',
    changes: issued('2026-11-02', { transactionType: { deemedSupply: true } }),
    month: '2026-11',
    ...sale,
  },
  {
    what: 'Goods put to own use in October, documented in November',
    changes: issued('2026-11-02', { transactionType: { deemedSupply: true }, ...delivered('2026-10-20') }),
    month: '2026-10',
    ...sale,
  },
  // Article 55(1)(a), VATP017: input VAT by receipt; box 3 by date of supply.
  {
    what: 'A purchase of November invoiced in December',
    changes: issued('2026-12-05', { vatPointDate: '2026-11-28' }),
    month: '2026-12',
    ...purchase,
  },
  {
    what: 'A purchase delivered in November and invoiced in December',
    changes: issued('2026-12-05', delivered('2026-11-28')),
    month: '2026-12',
    ...purchase,
  },
  {
    what: 'A purchase received in the month after its invoice',
    changes: issued('2026-11-30'),
    receivedOn: '2026-12-02',
    month: '2026-12',
    ...purchase,
  },
  {
    what: 'A sale of which the service received a copy later',
    changes: issued('2026-11-30'),
    receivedOn: '2026-12-02',
    month: '2026-11',
    ...sale,
  },
  {
    what: 'Gold bought, delivered in November and invoiced in December',
    changes: issued('2026-12-05', delivered('2026-11-28')),
    receivedOn: '2026-12-06',
    month: '2026-11',
    ...goldBought,
  },
  {
    what: 'Gold bought with a tax point of October',
    changes: issued('2026-11-05', { vatPointDate: '2026-10-31' }),
    month: '2026-10',
    ...goldBought,
  },
];

/** The request of a row; the company is Falcon Office Supplies, of Dubai. */
export function requestOfPeriod({ changes, isPurchase, isReverseCharge, itemType }: Period): DocumentRequest {
  const own = invoice('P-1').seller;
  const other = invoice('P-1').buyer;
  const item =
    itemType === 'S'
      ? { itemTypeCode: 'S' as const, serviceAccountingCode: '998719' }
      : itemType === 'G'
        ? { itemTypeCode: 'G' as const, classifications: ['940139'] }
        : {};
  const gold = {
    vatCategory: 'AE' as const,
    vatRate: 0,
    goodsNatureCode: 'DL8.48.8.1' as const,
    standardItemId: '06291041500213',
    standardItemSchemeId: '0160',
  };
  const taxed = { vatCategory: 'S' as const, vatRate: 5 };
  return invoice('P-1', {
    seller: isPurchase ? { ...own, ...other, contactName: null } : own,
    buyer: isPurchase ? own : changes.transactionType?.deemedSupply ? { ...own, participantId: null } : other,
    lines: [
      {
        id: '1',
        description: 'Chairs',
        quantity: 1,
        unitCode: 'EA',
        unitPrice: 1000,
        lineExtensionAmount: null,
        ...item,
        ...(isReverseCharge ? gold : taxed),
      },
    ],
    delivery: null,
    ...changes,
  });
}
