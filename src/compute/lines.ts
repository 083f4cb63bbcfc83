import { accountingCurrency } from '../../rules/derivation/currency.ts';
import { vatCategories } from '../../rules/derivation/vat-categories.ts';
import type { Invoice, Line } from '../invoice/model.ts';
import { type Decimal, decimal, roundToCents, sum } from '../numbers/decimal.ts';
import { officialLineNet } from '../numbers/official-doubles.ts';
import type { ComputedLine } from './model.ts';

/** Net amount, VAT and payable amount of every line. */
export function computeLines(invoice: Invoice): ComputedLine[] {
  const rate = rateToAccountingCurrency(invoice);
  return invoice.lines.map((line) => computeLine(line, rate));
}

/** AED for one unit of the document's currency; undefined for a foreign currency without a rate. */
export function rateToAccountingCurrency(invoice: Invoice): Decimal | undefined {
  return invoice.currency === accountingCurrency ? decimal(1) : invoice.exchangeRate?.rate;
}

function computeLine(line: Line, rate: Decimal | undefined): ComputedLine {
  const netAmount = netOf(line);
  const { taxPercent, lineVatAmount } = vatCategories[line.vatCategory];
  const vat = roundToCents(netAmount.times(taxPercent).div(100));
  return {
    ...line,
    netAmount,
    vatAmount: rate && lineVatAmount ? roundToCents(vat.times(rate)) : undefined,
    payableAmount: rate && roundToCents(netAmount.plus(vat).times(rate)),
  };
}

/** The official check's own arithmetic decides (ibr-147-ae), exact decimals where doubles overflow. */
function netOf({ quantity, unitPrice, allowancesCharges }: Line): Decimal {
  const charges = allowancesCharges.filter(({ isCharge }) => isCharge).map(({ amount }) => amount);
  const allowances = allowancesCharges.filter(({ isCharge }) => !isCharge).map(({ amount }) => amount);
  return (
    officialLineNet(quantity, unitPrice, charges, allowances) ??
    roundToCents(quantity.times(unitPrice).plus(sum(charges)).minus(sum(allowances)))
  );
}
