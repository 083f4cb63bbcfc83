import type { DocumentRequest } from '../../src/specification/default.ts';
import { rowsOf } from '../cases/rule-cases.ts';
import { invoice } from './entries.ts';

/** A document of 1,000.00 and 5 % VAT in a return: answers worked out by hand from the law named beside them. */
export interface Period {
  readonly what: string;
  readonly law: string;
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

/** Months and boxes of the return for documents, each with the law that it follows from. */
export const periods = rowsOf<Period>('ledger');

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
