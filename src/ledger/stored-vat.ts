import { amountText } from '../core/numbers/decimal.ts';
import { accountedVat } from './accounted-vat.ts';
import type { LedgerDocument } from './entry.ts';

/** The VAT of a document in the currency in which it is accounted for, small enough for a column of a table. */
export interface StoredVat {
  /** The day by which the document belongs to a period. */
  readonly suppliedOn: string;
  readonly parts: readonly StoredVatPart[];
}

export interface StoredVatPart {
  readonly vatCategory: string;
  /** Part of the country in which the seller is. */
  readonly subdivision: string | null;
  readonly taxableAmount: string;
  readonly taxAmount: string;
}

/** The VAT that a document states. */
export function storedVatOf(document: LedgerDocument): StoredVat {
  const { subdivision } = document.seller;
  return {
    suppliedOn: document.vatPointDate ?? document.issueDate,
    parts: accountedVat(document).map(({ vatCategory, taxable, tax }) => ({
      vatCategory,
      subdivision,
      taxableAmount: amountText(taxable),
      taxAmount: amountText(tax),
    })),
  };
}
