import { type Decimal, decimal } from '../core/numbers/decimal.ts';
import { roundHalfAwayFromZero } from '../core/numbers/rounding.ts';
import type { Specification } from '../core/specification/specification.ts';
import { defaultSpecification } from '../specification/default.ts';
import type { LedgerDocument } from './entry.ts';

/**
 * Returns the VAT breakdown of a document in the accounting currency, at its own rate; negative for a credit note. If
 * one category has all the VAT, the VAT is the amount that the document states in that currency (IBT-111).
 */
export function accountedVat(document: LedgerDocument) {
  const { accounting, breakdown, isCreditNote } = document;
  const taxed = breakdown.filter(({ taxAmount }) => !decimal(taxAmount).isZero());
  const [only] = taxed.length === 1 ? taxed : [];
  const signed = (amount: Decimal) => (isCreditNote ? amount.negated().plus(0) : amount);
  return breakdown.map((vat) => ({
    vatCategory: vat.vatCategory,
    taxable: signed(accounted(document, vat.taxableAmount)),
    tax: signed(
      vat === only && accounting !== null
        ? decimal(accounting.taxAmount)
        : accounted(document, vat.taxAmount),
    ),
  }));
}

function accounted({ accounting }: LedgerDocument, amount: string): Decimal {
  return accounting === null ? decimal(amount) : rounded(decimal(amount).times(decimal(accounting.rate)));
}

const { minorUnitsOf, accounting }: Specification = defaultSpecification;
const rounded = (amount: Decimal) => roundHalfAwayFromZero(amount, minorUnitsOf(accounting.currency));
