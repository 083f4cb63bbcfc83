import { applicable } from '../core/applicable.ts';
import type { Values } from '../core/findings/finding.ts';
import { amountText, type Decimal, decimal, plainText, sum, zero } from '../core/numbers/decimal.ts';
import { type Booked, namesOf } from './book.ts';
import type { LedgerLine, LedgerVat } from './entry.ts';
import type { Told } from './finding.ts';
import type { Settlement } from './preceding.ts';

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

/**
 * Returns quantities that credit notes for one invoice credit beyond those of its lines, if a line can be matched. A
 * credit note at another price takes back no goods: it reduces their price, and other credit notes may do so again.
 */
function quantitiesAbove({ targets, claims }: Settlement): Told[] {
  const [invoice, second] = targets;
  if (invoice === undefined || second !== undefined) return [];
  const credited = claims.flatMap((by) =>
    by.document.lines.flatMap((line) => {
      const match = matchOf(line, invoice.document.lines);
      const quantity = decimal(line.quantity);
      return match ? { match, quantity, by, isReturn: line.netPrice === match.netPrice } : [];
    }),
  );
  return invoice.document.lines.flatMap((line): Told[] => {
    const all = decimal(line.quantity);
    const ofLine = credited.filter(({ match }) => match === line);
    const returns = ofLine.filter(({ isReturn }) => isReturn);
    const alone = claims.map((claim) => ofLine.filter(({ by }) => by === claim));
    // A line that an invoice reverses has a negative quantity, and so does its credit.
    const above = [returns, ...alone].find((group) => {
      const quantity = sum(group.map((each) => each.quantity));
      return all.isNegative() ? quantity.lessThan(all) : quantity.greaterThan(all);
    });
    if (above === undefined) return [];
    return [
      {
        rule: 'credit-above-quantity',
        values: {
          invoice: invoice.document.number,
          line: line.id,
          item: line.item,
          unit: line.unit,
          credited: plainText(sum(above.map(({ quantity }) => quantity))),
          invoiced: plainText(all),
        },
        documents: namesOf([invoice, ...new Set(above.map(({ by }) => by))]),
      },
    ];
  });
}

/** The line with the same identifier and item, otherwise the only one with the item in that unit. */
function matchOf(line: LedgerLine, lines: readonly LedgerLine[]): LedgerLine | undefined {
  const same = lines.filter(({ item, unit }) => item === line.item && unit === line.unit);
  return same.find(({ id }) => id === line.id) ?? (same.length === 1 ? same[0] : undefined);
}
