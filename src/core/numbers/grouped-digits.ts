import type { Decimal } from './decimal.ts';

/** An amount with grouped thousands and at least the decimals of its currency, such as `-1,234.50`. */
export function amountDigits(value: Decimal, minorUnits = 2): string {
  return grouped(value, minorUnits);
}

/** A quantity, rate or percentage with grouped thousands and the decimals it has. */
export function plainDigits(value: Decimal): string {
  return grouped(value, 0);
}

function grouped(value: Decimal, leastDecimals: number): string {
  const [whole = '0', decimals] = value
    .abs()
    .toFixed(Math.max(leastDecimals, value.decimalPlaces()))
    .split('.');
  const sign = value.isNegative() && !value.isZero() ? '-' : '';
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign}${groups}${decimals === undefined ? '' : `.${decimals}`}`;
}
