import { Decimal, roundToCents, sum, zero } from '../core/numbers/decimal.ts';
import type { TextKey } from '../core/specification/rendering.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { AllowanceCharge } from './allowance-charge-facts.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { Figure } from './figures.ts';
import type { LineFacts } from './line-facts.ts';

/** A figure of the document that the figures shown before it do not add up to. */
export interface Discrepancy {
  /** The name of the figure on the page. */
  readonly what: TextKey;
  readonly line: LineFacts | undefined;
  /** Undefined if the document does not have it. */
  readonly stated: Figure | undefined;
  /** The sum of its parts; undefined if one of them is not a number. */
  readonly computed: Decimal | undefined;
}

/** How far rounding to cents may move an amount. */
const halfCent = new Decimal('0.005');
const oneCent = new Decimal('0.01');
/** How far PINT allows the VAT of a category to differ (aligned-ibrp-s-09). */
const taxTolerance = new Decimal('0.02');

/** Whether rounding can explain a discrepancy. */
export function isRounding({ stated, computed }: Discrepancy): boolean {
  const difference = computed && stated?.value?.minus(computed).abs();
  return difference?.lte(taxTolerance) ?? false;
}

/** Every figure that does not follow from those before it; nothing is corrected. */
export function discrepanciesOf(facts: DocumentFacts, specification: Specification): readonly Discrepancy[] {
  return [
    ...facts.lines.flatMap((line) => lineDiscrepancies(line, facts, specification)),
    ...facts.allowancesCharges.map((entry) => percentageDiscrepancy(entry)).filter(isDiscrepancy),
    ...breakdownDiscrepancies(facts, specification),
    ...totalDiscrepancies(facts),
    ...accountingDiscrepancies(facts),
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
  const rate = rateOf(line, facts);
  const inAccounting = product(line.netAmount?.value, rate);
  const tax = taxOf(inAccounting, line.vatCategory, line.vatRate, specification);
  const ownTax = taxOf(line.netAmount?.value, line.vatCategory, line.vatRate, specification);
  return [
    ...line.allowancesCharges.map((entry) => percentageDiscrepancy(entry, line)),
    compare('netAmount', line.netAmount, plus(gross, netOf(line.allowancesCharges)), halfCent, line),
    line.statedVat && compare('statedVat', line.statedVat, ownTax, halfCent, line),
    line.vatAmount && compare('vatAmount', line.vatAmount, tax, roundedInEither(rate), line),
    line.payableAmount &&
      compare('lineTotal', line.payableAmount, plus(inAccounting, optional(line.vatAmount)), oneCent, line),
  ].filter(isDiscrepancy);
}

/** An allowance or charge that is not its percentage of its base amount. */
function percentageDiscrepancy(
  { amount, baseAmount, percent }: AllowanceCharge,
  line?: LineFacts,
): Discrepancy | undefined {
  if (percent === undefined || baseAmount === undefined) return undefined;
  return compare(
    'percentageAmount',
    amount,
    product(baseAmount.value, percent.value)?.div(100),
    halfCent,
    line,
  );
}

/** How far rounding before or after the conversion may move an amount. */
function roundedInEither(rate: Decimal | undefined): Decimal {
  return halfCent.times((rate ?? one).plus(1));
}

/** The factor from an amount of a line to one of its VAT amounts: 1 if they are in the same currency. */
function rateOf({ payableAmount, netAmount }: LineFacts, { accounting }: DocumentFacts): Decimal | undefined {
  return payableAmount?.currency === netAmount?.currency ? one : accounting?.exchangeRate?.value;
}

function breakdownDiscrepancies(
  { breakdown, totals }: DocumentFacts,
  specification: Specification,
): readonly Discrepancy[] {
  const taxable = sumOf(breakdown.map(({ taxableAmount }) => taxableAmount));
  const tax = sumOf(breakdown.map(({ taxAmount }) => taxAmount));
  return [
    ...breakdown.map(({ vatCategory, vatRate, taxableAmount, taxAmount }) =>
      compare('vat', taxAmount, taxOf(taxableAmount?.value, vatCategory, vatRate, specification), halfCent),
    ),
    breakdown.length > 0 && compare('totalExcludingVat', totals.taxExclusive, taxable, halfCent),
    compare('vat', totals.tax, breakdown.length > 0 ? tax : zero, halfCent),
  ].filter(isDiscrepancy);
}

function totalDiscrepancies({
  lines,
  allowancesCharges,
  totals,
  isCreditNote,
}: DocumentFacts): readonly Discrepancy[] {
  const of = (isCharge: boolean) =>
    sumOf(allowancesCharges.filter((entry) => entry.isCharge === isCharge).map(({ amount }) => amount));
  const { lineExtension, allowances, charges, taxExclusive, tax, taxInclusive, prepaid, rounding, payable } =
    totals;
  const exclusive = plus(plus(lineExtension?.value, minus(optional(allowances))), optional(charges));
  const due = plus(plus(taxInclusive?.value, minus(optional(prepaid))), optional(rounding));
  return [
    compare('sumOfLines', lineExtension, sumOf(lines.map(({ netAmount }) => netAmount)), halfCent),
    compareOptional('allowances', allowances, of(false)),
    compareOptional('charges', charges, of(true)),
    compare('totalExcludingVat', taxExclusive, exclusive, halfCent),
    compare('totalIncludingVat', taxInclusive, plus(taxExclusive?.value, optional(tax)), halfCent),
    compare(isCreditNote ? 'amountCredited' : 'payable', payable, due, halfCent),
  ].filter(isDiscrepancy);
}

function accountingDiscrepancies({ totals, accounting }: DocumentFacts): readonly Discrepancy[] {
  if (accounting === undefined) return [];
  const rate = accounting.exchangeRate?.value;
  return [
    compare('vat', accounting.tax, product(totals.tax?.value, rate), halfCent),
    compare(
      'totalIncludingVat',
      accounting.taxInclusive,
      product(totals.taxInclusive?.value, rate),
      halfCent,
    ),
  ].filter(isDiscrepancy);
}

/** Whether VAT is charged in a category: reverse charge and margin scheme have a rate, but charge nothing. */
export function isTaxed(vatCategory: string | undefined, { vatCategories }: Specification): boolean {
  if (vatCategory === undefined || !Object.hasOwn(vatCategories, vatCategory)) return false;
  return (vatCategories[vatCategory]?.taxPercent ?? 0) > 0;
}

/** The VAT of an amount; zero in categories that charge none. */
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

function compare(
  what: TextKey,
  stated: Figure | undefined,
  computed: Decimal | undefined,
  tolerance: Decimal,
  line?: LineFacts,
): Discrepancy | undefined {
  const difference = computed && stated?.value?.minus(computed).abs();
  if (difference?.lte(tolerance)) return undefined;
  return { what, line, stated, computed: computed && roundToCents(computed) };
}

/** Compares a total that may be missing if it is zero. */
function compareOptional(
  what: TextKey,
  stated: Figure | undefined,
  computed: Decimal | undefined,
): Discrepancy | undefined {
  return stated === undefined && computed?.isZero() ? undefined : compare(what, stated, computed, halfCent);
}

function isDiscrepancy(value: Discrepancy | false | undefined): value is Discrepancy {
  return typeof value === 'object';
}

const one = new Decimal(1);

/** The value of a figure; zero if the document does not have it. */
function optional(figure: Figure | undefined): Decimal | undefined {
  return figure === undefined ? zero : figure.value;
}

function plus(left: Decimal | undefined, right: Decimal | undefined): Decimal | undefined {
  return left && right && left.plus(right);
}

function minus(value: Decimal | undefined): Decimal | undefined {
  return value?.negated();
}

function product(left: Decimal | undefined, right: Decimal | undefined): Decimal | undefined {
  return left && right && left.times(right);
}

function quotient(left: Decimal | undefined, right: Decimal): Decimal | undefined {
  return right.isZero() ? undefined : left?.div(right);
}

function sumOf(figures: readonly (Figure | undefined)[]): Decimal | undefined {
  const values = figures.flatMap((figure) => figure?.value ?? []);
  return values.length === figures.length ? sum(values) : undefined;
}
