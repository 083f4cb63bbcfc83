import { applicable } from '../core/applicable.ts';
import type { Values } from '../core/findings/finding.ts';
import { amountText, type Decimal, decimal, sum, zero } from '../core/numbers/decimal.ts';
import { type Booked, namesOf } from './book.ts';
import type { LedgerVat } from './entry.ts';
import type { Told } from './finding.ts';
import { quantitiesAbove } from './quantities.ts';
import type { Settlement } from './settlements.ts';

/** Finds credit notes above the invoices that they credit. */
export function creditsAbove(settlement: Settlement): Told[] {
  return [...otherFacts(settlement), ...amountsAbove(settlement), ...quantitiesAbove(settlement)];
}

/** A credit note uses the exchange rate of the original supply, and the place where its VAT is due. */
function otherFacts({ targets, claims }: Settlement): Told[] {
  return claims.flatMap((claim) => {
    const { number, accounting, seller, taxAmount } = claim.document;
    const rates = targets.flatMap(({ document }) => document.accounting?.rate ?? []);
    const places = targets.flatMap(({ document }) => document.seller.subdivision ?? []);
    const [rate = ''] = rates;
    const tell = (rule: Told['rule'], own: string, others: string, values: Values = {}): Told => ({
      rule,
      values: { number, invoice: targets.map(({ document }) => document.number), own, others, ...values },
      documents: namesOf([claim, ...targets]),
    });
    const isOfOtherRate =
      accounting !== null && rates.length > 0 && !rates.some((each) => isSameNumber(each, accounting.rate));
    const isOfOtherPlace =
      seller.subdivision !== null && places.length > 0 && !places.includes(seller.subdivision);
    return applicable([
      isOfOtherRate &&
        tell('credit-other-rate', accounting.rate, rate, {
          currency: accounting.currency,
          tax: amountText(decimal(accounting.taxAmount)),
          due: amountText(decimal(taxAmount).times(decimal(rate))),
        }),
      isOfOtherPlace && tell('credit-other-subdivision', seller.subdivision ?? '', places.join(', ')),
    ]);
  });
}

const isSameNumber = (one: string, other: string) => decimal(one).equals(decimal(other));

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
