import { type Decimal, decimal, toDouble } from './decimal.ts';

/**
 * The official checks of line net amounts and of base × percent compute in IEEE doubles, whose half-cents
 * differ from exact decimals. These functions use the same expressions in the same order, so that our output
 * passes the checks.
 */

/** Line net amount (IBT-131) as rule ibr-147-ae computes it, rounded to the minor units; undefined when it overflows. */
export function officialLineNet(
  quantity: Decimal,
  unitPrice: Decimal,
  baseQuantity: Decimal,
  charges: readonly Decimal[],
  allowances: readonly Decimal[],
  minorUnits: number,
): Decimal | undefined {
  const product = toDouble(quantity) * (toDouble(unitPrice) / toDouble(baseQuantity));
  const net = officialRound(product + sumDoubles(charges) - sumDoubles(allowances), minorUnits);
  return Number.isFinite(net) ? decimal(net) : undefined;
}

/** Tells whether rules ibr-131-ae and ibr-146-ae accept the amount as base × percent. */
export function officialPercentageHolds(
  amount: Decimal,
  base: Decimal,
  percent: Decimal,
  minorUnits: number,
): boolean {
  const product = (toDouble(base) * toDouble(percent)) / 100;
  const sent = toDouble(amount);
  return sent === product || sent === officialRound(product, minorUnits);
}

/** Rounds as the official rules do, in doubles. */
export function officialRound(value: number, minorUnits: number): number {
  const scale = 10 ** minorUnits;
  return Math.round(value * scale) / scale;
}

function sumDoubles(values: readonly Decimal[]): number {
  return values.reduce((total, value) => total + toDouble(value), 0);
}
