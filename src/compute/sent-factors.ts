import type { ComputedLine, FactorName, SentFactor } from '../core/invoice/computed-invoice.ts';
import type { AllowanceCharge, DocumentAllowanceCharge, Invoice } from '../core/invoice/invoice.ts';
import { type Decimal, decimal } from '../core/numbers/decimal.ts';
import { roundAmount, smallestUnit } from '../core/numbers/rounding.ts';
import type { ComputingSpecification } from '../core/specification/computing-specification.ts';
import { vatCategoryOf } from '../core/specification/specification.ts';

/** Returns the sent rates, categories, percentages, quantities and prices from which no amount was computed. */
export function unusedFactorsOf(
  invoice: Omit<Invoice, 'lines'>,
  lines: readonly ComputedLine[],
  lineExtensionAmount: Decimal,
  specification: ComputingSpecification,
): readonly SentFactor[] {
  const unused: SentFactor[] = [];
  const add: Add = (factor, within, sent, used) => {
    unused.push({ factor, path: within === '' ? factor : `${within}.${factor}`, sent, used });
  };
  const used = invoice.exchangeRate?.rate;
  const isUsed = invoice.sent.exchangeRate === undefined || invoice.sent.exchangeRate.equals(used ?? one);
  if (!isUsed) add('currencyExchangeRate', '', invoice.sent.exchangeRate, used);
  const { allowancesCharges, minorUnits } = invoice;
  for (const line of lines) {
    const { path, quantity, sentUnitPrice, unitPrice, grossPrice, sentGrossPrice } = line;
    const { sentBaseQuantity, baseQuantity } = line;
    // The sign of a negative price moves to the quantity (ibr-027).
    if (sentUnitPrice !== unitPrice) add('quantity', path, quantity.negated(), quantity);
    if (sentGrossPrice !== undefined && !sentGrossPrice.equals(grossPrice))
      add('grossPrice', path, sentGrossPrice, grossPrice);
    if (sentBaseQuantity !== undefined && !sentBaseQuantity.equals(baseQuantity))
      add('baseQuantity', path, sentBaseQuantity, baseQuantity);
    compareRate(line, line, specification, add);
    for (const entry of line.allowancesCharges) {
      const { sentVatCategory } = entry;
      if (sentVatCategory !== undefined && sentVatCategory !== (line.sentVatCategory ?? line.vatCategory))
        add('vatCategory', entry.path, sentVatCategory, line.vatCategory);
      compareRate(entry, line, specification, add);
      comparePercentage(entry, line.quantity.times(line.unitPrice).div(line.baseQuantity), minorUnits, add);
    }
  }
  for (const entry of allowancesCharges) {
    const { vatCategory, vatPercent } = entry;
    if (vatCategory !== undefined) compareRate(entry, { vatCategory, vatPercent }, specification, add);
    comparePercentage(entry, lineExtensionAmount, minorUnits, add);
  }
  return unused;
}

type Add = (
  factor: FactorName,
  within: string,
  sent: Decimal | string,
  used: Decimal | string | undefined,
) => void;

const one = decimal(1);

/** A rate is used if it is written, or is the rate behind the VAT: reverse charge states one and charges none. */
function compareRate(
  { path, sentVatRate }: { readonly path: string; readonly sentVatRate: Decimal | undefined },
  { vatCategory, vatPercent }: Pick<DocumentAllowanceCharge, 'vatPercent'> & { readonly vatCategory: string },
  specification: ComputingSpecification,
  add: Add,
): void {
  if (sentVatRate === undefined || sentVatRate === vatPercent) return;
  const charged = decimal(vatCategoryOf(specification, vatCategory).taxPercent);
  if (!sentVatRate.equals(charged) && !(vatPercent && sentVatRate.equals(vatPercent)))
    add('vatRate', path, sentVatRate, charged);
}

/** A percentage without its base amount is used if it gives the amount from one of the possible bases. */
function comparePercentage(entry: AllowanceCharge, whole: Decimal, minorUnits: number, add: Add): void {
  const { path, sentPercent, multiplierPercent, sentBaseAmount = whole, amount } = entry;
  if (sentPercent === undefined || multiplierPercent !== undefined) return;
  const share = roundAmount(sentBaseAmount.times(sentPercent).div(100), minorUnits);
  if (share.minus(amount).abs().greaterThan(smallestUnit(minorUnits)))
    add('multiplierPercent', path, sentPercent, undefined);
}
