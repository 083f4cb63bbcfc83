import { amountText, type Decimal, decimal, sum, zero } from '../core/numbers/decimal.ts';
import { type Booked, namesOf } from './book.ts';
import type { LedgerVat } from './entry.ts';
import type { Told } from './finding.ts';
import { quantitiesAbove } from './quantities.ts';
import type { Settlement } from './settlements.ts';

/** Finds credit notes above the invoices that they credit. */
export function creditsAbove(settlement: Settlement): Told[] {
  return [...amountsAbove(settlement), ...quantitiesAbove(settlement)];
}

function amountsAbove({ targets, claims }: Settlement): Told[] {
  const credited = byCategory(claims);
  const invoiced = byCategory(targets);
  const currency = targets[0]?.document.currency ?? '';
  const invoice = targets.map(({ document }) => document.number);
  const documents = namesOf([...targets, ...claims]);
  const tell = (rule: Told['rule'], category: string, all: Decimal, most: Decimal): Told => ({
    rule,
    values: {
      invoice,
      category,
      currency,
      count: claims.length,
      credited: amountText(all),
      invoiced: amountText(most),
      by: amountText(all.minus(most).abs()),
    },
    documents,
  });
  const told = [...credited].flatMap(([category, { taxable, tax }]): Told[] => {
    const of = invoiced.get(category);
    if (of === undefined) return [tell('credit-other-category', category, taxable, zero)];
    if (taxable.greaterThan(of.taxable))
      return [tell('credit-above-category', category, taxable, of.taxable)];
    if (tax.greaterThan(of.tax)) return [tell('credit-vat-above', category, tax, of.tax)];
    const isWhole = taxable.equals(of.taxable) && !taxable.isZero();
    return isWhole && tax.lessThan(of.tax) ? [tell('credit-leaves-vat', category, tax, of.tax)] : [];
  });
  if (told.length > 0) return told;
  const [all, most] = [totalOf(claims), totalOf(targets)];
  return all.greaterThan(most) ? [tell('credit-above-invoice', '', all, most)] : [];
}

/** Sums of a VAT category. */
interface Sums {
  readonly taxable: Decimal;
  readonly tax: Decimal;
}

function byCategory(documents: readonly Booked[]): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const { vatCategory, taxableAmount, taxAmount } of vatOf(documents)) {
    const { taxable, tax } = sums.get(vatCategory) ?? { taxable: zero, tax: zero };
    sums.set(vatCategory, {
      taxable: taxable.plus(decimal(taxableAmount)),
      tax: tax.plus(decimal(taxAmount)),
    });
  }
  return sums;
}

const vatOf = (documents: readonly Booked[]): LedgerVat[] =>
  documents.flatMap(({ document }) => document.breakdown);

/** The totals with VAT of documents. */
export function totalOf(documents: readonly Booked[]): Decimal {
  return sum(documents.map(({ document }) => decimal(document.taxInclusiveAmount)));
}
