import type { ComputedLine } from '../core/invoice/computed-invoice.ts';
import type { AllowanceCharge, Invoice, Line } from '../core/invoice/invoice.ts';
import { type Decimal, decimal, sum } from '../core/numbers/decimal.ts';
import { officialLineNet } from '../core/numbers/doubles.ts';
import { percentOf, roundAmount, roundHalfAwayFromZero } from '../core/numbers/rounding.ts';
import type { ComputingSpecification } from '../core/specification/computing-specification.ts';
import { vatCategoryOf } from '../core/specification/specification.ts';

/** Net amount, VAT and payable amount of every line. */
export function computeLines(invoice: Invoice, specification: ComputingSpecification): ComputedLine[] {
  const money = moneyOfLines(invoice, specification);
  return invoice.lines.map((line) => computeLine(line, money, specification));
}

/** The money in which lines are computed: the decimals of the currencies, and the rate between them. */
export interface MoneyOfLines {
  readonly minorUnits: number;
  readonly accountingMinorUnits: number;
  /** Undefined for a foreign currency without a rate. */
  readonly rate: Decimal | undefined;
}

/** The money of the lines of an invoice. */
export function moneyOfLines(
  invoice: Pick<Invoice, 'currency' | 'exchangeRate' | 'minorUnits'>,
  specification: ComputingSpecification,
): MoneyOfLines {
  return {
    minorUnits: invoice.minorUnits,
    accountingMinorUnits: specification.minorUnitsOf(specification.accounting.currency),
    rate: rateToAccountingCurrency(invoice, specification),
  };
}

const atPar = decimal(1);

/** The value of a unit of the document's currency in the accounting currency; undefined without a rate. */
export function rateToAccountingCurrency(
  invoice: Pick<Invoice, 'currency' | 'exchangeRate'>,
  { accounting }: ComputingSpecification,
): Decimal | undefined {
  return invoice.currency === accounting.currency ? atPar : invoice.exchangeRate?.rate;
}

/** The amounts of a line; without an exchange rate, only those in the currency of the document. */
export function computeLine(
  line: Line,
  { minorUnits, accountingMinorUnits, rate }: MoneyOfLines,
  specification: ComputingSpecification,
): ComputedLine {
  const { taxPercent, lineVatAmount } = vatCategoryOf(specification, line.vatCategory);
  const { quantity, unitPrice, baseQuantity, allowancesCharges } = line;
  const { charges, allowances } = splitAmounts(allowancesCharges);
  const netAmount =
    officialLineNet(quantity, unitPrice, baseQuantity, charges, allowances, minorUnits) ??
    exactNetOf(line, minorUnits);
  const vat = percentOf(netAmount, taxPercent, minorUnits);
  const inAccounting = (amount: Decimal) =>
    rate && (rate === atPar ? amount : roundHalfAwayFromZero(amount.times(rate), accountingMinorUnits));
  return withAmounts(line, {
    netAmount,
    vatAmount: lineVatAmount ? inAccounting(vat) : undefined,
    payableAmount: rate && inAccounting(sum([netAmount, vat])),
  });
}

/** Written field by field: 60 ns a line; a spread takes 950 ns, and 8 µs with the amounts after it (Node.js 20). */
function withAmounts(line: Line, amounts: Omit<ComputedLine, keyof Line>): ComputedLine {
  return {
    path: line.path,
    id: line.id,
    asSent: line.asSent,
    orderLineId: line.orderLineId,
    despatchLineId: line.despatchLineId,
    creditNoteReasonCode: line.creditNoteReasonCode,
    creditNoteReason: line.creditNoteReason,
    object: line.object,
    vatTotal: line.vatTotal,
    sentVatTotal: line.sentVatTotal,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unitCode: line.unitCode,
    unitPrice: line.unitPrice,
    baseQuantity: line.baseQuantity,
    sentBaseQuantity: line.sentBaseQuantity,
    grossPrice: line.grossPrice,
    sentGrossPrice: line.sentGrossPrice,
    priceDiscount: line.priceDiscount,
    sentUnitPrice: line.sentUnitPrice,
    sentNetAmount: line.sentNetAmount,
    vatCategory: line.vatCategory,
    vatPercent: line.vatPercent,
    sentVatCategory: line.sentVatCategory,
    sentVatRate: line.sentVatRate,
    exemptionReasonCode: line.exemptionReasonCode,
    exemptionReason: line.exemptionReason,
    allowancesCharges: line.allowancesCharges,
    standardItemId: line.standardItemId,
    standardItemSchemeId: line.standardItemSchemeId,
    sentItemTypeCode: line.sentItemTypeCode,
    serviceCode: line.serviceCode,
    natureCode: line.natureCode,
    attributes: line.attributes,
    certificates: line.certificates,
    commodities: line.commodities,
    netAmount: amounts.netAmount,
    vatAmount: amounts.vatAmount,
    payableAmount: amounts.payableAmount,
  };
}

const noAmounts: SplitAmounts = { charges: [], allowances: [] };

interface SplitAmounts {
  readonly charges: readonly Decimal[];
  readonly allowances: readonly Decimal[];
}

/** The amounts of charges, and the amounts of allowances. */
export function splitAmounts(entries: readonly AllowanceCharge[]): SplitAmounts {
  if (entries.length === 0) return noAmounts;
  return {
    charges: entries.filter(({ isCharge }) => isCharge).map(({ amount }) => amount),
    allowances: entries.filter(({ isCharge }) => !isCharge).map(({ amount }) => amount),
  };
}

/** Returns the net amount of a line in exact decimals, which may differ by a cent from the official one. */
export function exactNetOf(
  {
    quantity,
    unitPrice,
    baseQuantity,
    allowancesCharges,
  }: Pick<Line, 'quantity' | 'unitPrice' | 'baseQuantity' | 'allowancesCharges'>,
  minorUnits: number,
): Decimal {
  const { charges, allowances } = splitAmounts(allowancesCharges);
  return roundAmount(
    quantity.times(unitPrice).div(baseQuantity).plus(sum(charges)).minus(sum(allowances)),
    minorUnits,
  );
}
