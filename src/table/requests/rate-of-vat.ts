import { decimal, roundAmount } from '../../core/numbers/decimal.ts';
import type { TableNames } from '../../core/specification/table-names.ts';
import type { Built } from './build-request.ts';

/** A rate that the VAT of a line says, with the amounts that say it. */
interface RateOfVat {
  readonly rate: number;
  readonly vat: string;
  readonly net: string;
}

/** The only known rate above 0 at which the net amount of a line has exactly the VAT that the line says; no VAT says no rate. */
export function rateOfVat(
  { lineExtensionAmount: net, vatTotal: vat }: Built,
  names: TableNames,
): RateOfVat | undefined {
  if (typeof net !== 'number' || typeof vat !== 'number' || vat === 0) return undefined;
  const rates = Object.keys(names.cells['lines[].vatCategory']?.byRate ?? {}).map(Number);
  const [rate, ...others] = rates.filter((each) =>
    roundAmount(decimal(net).times(each).div(100), 2).equals(vat),
  );
  if (rate === undefined || others.length > 0) return undefined;
  return { rate, vat: decimal(vat).toFixed(2), net: decimal(net).toFixed(2) };
}
