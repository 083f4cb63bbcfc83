import { Decimal, zero } from '../../core/numbers/decimal.ts';
import { smallestUnit } from '../../core/numbers/rounding.ts';
import type { TextKey } from '../../core/specification/rendering.ts';
import type { Specification } from '../../core/specification/specification.ts';
import {
  compare,
  compareOptional,
  compareStated,
  type Discrepancy,
  halfUnit,
  isDiscrepancy,
  isFarFrom,
  minus,
  one,
  optional,
  plus,
  product,
  quotient,
  sumOf,
} from './compared-figures.ts';
import type { AllowanceCharge, DocumentFacts, Figure, LineFacts, TaxSubtotal } from './document-facts.ts';

/** Difference that PINT allows in the VAT of a category (aligned-ibrp-s-09). */
const taxTolerance = new Decimal('0.02');

/** Tells whether rounding can explain a discrepancy. */
export function isRounding({ stated, computed }: Discrepancy): boolean {
  const difference = computed && stated?.value?.minus(computed).abs();
  return difference?.lte(taxTolerance) ?? false;
}

/** Every figure that does not follow from those before it; nothing is corrected. */
export function discrepanciesOf(facts: DocumentFacts, specification: Specification): readonly Discrepancy[] {
  const units = specification.minorUnitsOf(facts.currency);
  return [
    ...facts.lines.flatMap((line) => lineDiscrepancies(line, facts, specification)),
    ...facts.allowancesCharges.map((entry) => percentageDiscrepancy(entry, units)).filter(isDiscrepancy),
    ...breakdownDiscrepancies(facts, units, specification),
    ...totalDiscrepancies(facts, units),
    ...accountingDiscrepancies(facts, specification),
  ];
}

function lineDiscrepancies(
  line: LineFacts,
  facts: DocumentFacts,
  specification: Specification,
): readonly Discrepancy[] {
  const price = line.netPrice?.value;
  const base = line.baseQuantity === undefined ? one : line.baseQuantity.value;
  const gross = product(line.quantity?.value, base && quotient(price, base));
  const rate =
    line.payableAmount?.currency === line.netAmount?.currency ? one : facts.accounting?.exchangeRate?.value;
  const units = specification.minorUnitsOf(facts.currency);
  const accountingUnits = specification.minorUnitsOf(line.payableAmount?.currency ?? facts.currency);
  const eitherRounded = halfUnit(units)
    .times(rate ?? one)
    .plus(halfUnit(accountingUnits));
  const inAccounting = product(line.netAmount?.value, rate);
  const tax = taxOf(inAccounting, line.vatCategory, line.vatRate, specification);
  // A wrong VAT amount of the line is one discrepancy, not two.
  const taxInTotal =
    line.vatAmount && isFarFrom(line.vatAmount, tax, eitherRounded) ? tax : optional(line.vatAmount);
  const ownTax = taxOf(line.netAmount?.value, line.vatCategory, line.vatRate, specification);
  return [
    ...line.allowancesCharges.map((entry) => percentageDiscrepancy(entry, units, line)),
    compare(
      { what: 'netAmount', term: 'IBT-131', within: line.element, line, minorUnits: units },
      line.netAmount,
      plus(gross, netOf(line.allowancesCharges)),
    ),
    line.statedVat && compareStated('statedVat', line.statedVat, ownTax, { line, minorUnits: units }),
    line.vatAmount &&
      compareStated('vatAmount', line.vatAmount, tax, { line, minorUnits: accountingUnits }, eitherRounded),
    line.payableAmount &&
      compareStated(
        'lineTotal',
        line.payableAmount,
        plus(inAccounting, taxInTotal),
        { line, minorUnits: accountingUnits },
        smallestUnit(accountingUnits),
      ),
  ].filter(isDiscrepancy);
}

function percentageDiscrepancy(
  { element, amount, amountTerm, baseAmount, percent }: AllowanceCharge,
  minorUnits: number,
  line?: LineFacts,
): Discrepancy | undefined {
  if (percent === undefined || baseAmount === undefined) return undefined;
  return compare(
    { what: 'percentageAmount', term: amountTerm, within: element, line, minorUnits },
    amount,
    product(baseAmount.value, percent.value)?.div(100),
  );
}

function breakdownDiscrepancies(
  facts: DocumentFacts,
  minorUnits: number,
  specification: Specification,
): readonly Discrepancy[] {
  const { root, breakdown, totals } = facts;
  const rates = ratesByCategory(facts);
  const taxable = sumOf(breakdown.map(({ taxableAmount }) => taxableAmount));
  const tax = sumOf(breakdown.map(({ taxAmount }) => taxAmount));
  return [
    ...breakdown.map(({ element, vatCategory, vatRate, taxableAmount, taxAmount }) =>
      compare(
        { what: 'vat', term: 'IBT-117', within: element, minorUnits },
        taxAmount,
        taxOf(taxableAmount?.value, vatCategory, vatRate, specification),
      ),
    ),
    ...breakdown.map((category) => rateDiscrepancy(category, rates)),
    breakdown.length > 0
      ? compare(
          { what: 'totalExcludingVat', term: 'IBT-109', within: root, minorUnits },
          totals.taxExclusive,
          taxable,
        )
      : compare(
          { what: 'taxableAmount', term: 'IBT-116', within: totals.tax?.element.parent ?? root, minorUnits },
          undefined,
          totals.taxExclusive?.value,
        ),
    compare({ what: 'vat', term: 'IBT-110', within: root, minorUnits }, totals.tax, tax),
  ].filter(isDiscrepancy);
}

function ratesByCategory({ lines, allowancesCharges }: DocumentFacts) {
  const found = new Map<string | undefined, Map<string, Decimal>>();
  for (const { vatCategory, vatRate } of [...lines, ...allowancesCharges]) {
    if (vatRate?.value === undefined) continue;
    const rates = found.get(vatCategory) ?? new Map();
    rates.set(vatRate.value.toString(), vatRate.value);
    found.set(vatCategory, rates);
  }
  return found;
}

/** A rate of a VAT category without any amount, if another rate has all amounts of the category. */
function rateDiscrepancy(
  { element, vatCategory, vatRate }: TaxSubtotal,
  ratesOf: ReturnType<typeof ratesByCategory>,
): Discrepancy | undefined {
  const rates = ratesOf.get(vatCategory);
  if (vatRate?.value === undefined || rates?.size !== 1) return undefined;
  const [rate = zero] = rates.values();
  return compare(
    { what: 'vatRate', term: 'IBT-119', within: element, minorUnits: rate.decimalPlaces() },
    vatRate,
    rate,
    zero,
  );
}

function totalDiscrepancies(
  { root, lines, allowancesCharges, totals, isCreditNote }: DocumentFacts,
  minorUnits: number,
): readonly Discrepancy[] {
  const of = (isCharge: boolean) =>
    sumOf(allowancesCharges.filter((entry) => entry.isCharge === isCharge).map(({ amount }) => amount));
  const { lineExtension, allowances, charges, taxExclusive, tax, taxInclusive, prepaid, rounding, payable } =
    totals;
  const exclusive = plus(plus(lineExtension?.value, minus(optional(allowances))), optional(charges));
  const due = plus(plus(taxInclusive?.value, minus(optional(prepaid))), optional(rounding));
  const total = (what: TextKey, term: string) => ({ what, term, within: root, minorUnits });
  return [
    compare(total('sumOfLines', 'IBT-106'), lineExtension, sumOf(lines.map(({ netAmount }) => netAmount))),
    compareOptional(total('allowances', 'IBT-107'), allowances, of(false)),
    compareOptional(total('charges', 'IBT-108'), charges, of(true)),
    compare(total('totalExcludingVat', 'IBT-109'), taxExclusive, exclusive),
    compare(total('totalIncludingVat', 'IBT-112'), taxInclusive, plus(taxExclusive?.value, optional(tax))),
    compare(total(isCreditNote ? 'amountCredited' : 'payable', 'IBT-115'), payable, due),
  ].filter(isDiscrepancy);
}

function accountingDiscrepancies(
  { root, totals, accounting }: DocumentFacts,
  specification: Specification,
): readonly Discrepancy[] {
  if (accounting === undefined) return [];
  const minorUnits = specification.minorUnitsOf(accounting.currency);
  const rate = accounting.exchangeRate?.value;
  return [
    compare(
      { what: 'vat', term: 'IBT-111', within: root, minorUnits },
      accounting.tax,
      product(totals.tax?.value, rate),
    ),
    compare(
      { what: 'totalIncludingVat', term: 'BTAE-20', within: root, minorUnits },
      accounting.taxInclusive,
      product(totals.taxInclusive?.value, rate),
    ),
  ].filter(isDiscrepancy);
}

/** Tells whether VAT is charged in a category: reverse charge and the margin scheme have a rate, but charge no VAT. */
export function isTaxed(vatCategory: string | undefined, { vatCategories }: Specification): boolean {
  if (vatCategory === undefined || !Object.hasOwn(vatCategories, vatCategory)) return false;
  return (vatCategories[vatCategory]?.taxPercent ?? 0) > 0;
}

function taxOf(
  amount: Decimal | undefined,
  vatCategory: string | undefined,
  vatRate: Figure | undefined,
  specification: Specification,
): Decimal | undefined {
  if (!isTaxed(vatCategory, specification)) return zero;
  return product(amount, vatRate?.value)?.div(100);
}

/** The net effect of the allowances and charges of a line, or of the document. */
export function netOf(entries: readonly AllowanceCharge[]): Decimal | undefined {
  return entries.reduce<Decimal | undefined>(
    (total, { isCharge, amount }) => plus(total, isCharge ? amount?.value : minus(amount?.value)),
    zero,
  );
}
