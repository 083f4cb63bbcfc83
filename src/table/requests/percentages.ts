import { decimal } from '../../core/numbers/decimal.ts';
import { grossOf } from '../../request/complete.ts';
import type { Built } from './build-request.ts';

/** An amount that was computed from a percentage. */
export interface ComputedPercentage {
  readonly percent: string;
  readonly base: string;
  readonly amount: string;
}

/**
 * Computes the amounts of the discounts and charges of a line that have only a percentage: a percentage of quantity
 * times price.
 */
export function withPercentages(line: Built): ComputedPercentage[] {
  const entries: readonly unknown[] = Array.isArray(line.allowancesCharges) ? line.allowancesCharges : [];
  const base = grossOf(line, 2);
  return entries.flatMap((entry): ComputedPercentage[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const percent: unknown = Reflect.get(entry, 'multiplierPercent');
    const isAlone = typeof percent === 'number' && Reflect.get(entry, 'amount') === undefined;
    if (!isAlone || base === undefined) return [];
    const amount = base.times(decimal(percent)).div(100).toDecimalPlaces(2);
    Reflect.set(entry, 'baseAmount', base.toNumber());
    Reflect.set(entry, 'amount', amount.toNumber());
    return [{ percent: String(percent), base: base.toFixed(2), amount: amount.toFixed(2) }];
  });
}
