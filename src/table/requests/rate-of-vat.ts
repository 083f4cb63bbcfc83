import { valueAt } from '../../core/findings/json-path.ts';
import { decimal, sum } from '../../core/numbers/decimal.ts';
import { roundAmount } from '../../core/numbers/rounding.ts';
import type { TableNames } from '../../core/specification/table-names.ts';
import { grossOf, netOf } from '../../request/complete.ts';
import type { Built } from './build-request.ts';

/** Computes the rate of an invoice from its VAT total, if its lines have no rate, category or VAT. */
export function rateOfTotal(request: Built, lines: readonly Built[], names: TableNames) {
  if (lines.some((line) => ['vatRate', 'vatCategory', 'vatTotal'].some((name) => line[name] !== undefined)))
    return undefined;
  const hasEntries = [request, ...lines].some(({ allowancesCharges }) => allowancesCharges !== undefined);
  const nets = lines.map((line) => netOf(line, 2)).filter((net) => net !== undefined);
  if (hasEntries || nets.length < lines.length) return undefined;
  return rateOfVat(sum(nets).toNumber(), valueAt(request, ['taxTotal', 'taxAmount']), names);
}

/** Returns the only known rate above 0 that gives exactly this VAT on a net amount; undefined without VAT. */
export function rateOfVat(net: unknown, vat: unknown, names: TableNames) {
  if (typeof net !== 'number' || typeof vat !== 'number' || vat === 0) return undefined;
  const rates = Object.keys(names.cells['lines[].vatCategory']?.byRate ?? {}).map(Number);
  const [rate, ...others] = rates.filter((each) =>
    roundAmount(decimal(net).times(each).div(100), 2).equals(vat),
  );
  if (rate === undefined || others.length > 0) return undefined;
  return { rate, vat: decimal(vat).toFixed(2), net: decimal(net).toFixed(2) };
}

/** Computes amounts that only have a percentage: of quantity times price. */
export function withPercentages(line: Built) {
  const entries: readonly unknown[] = Array.isArray(line.allowancesCharges) ? line.allowancesCharges : [];
  const base = grossOf(line, 2);
  return entries.flatMap((entry) => {
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
