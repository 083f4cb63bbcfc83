import { minorUnits } from '../../../src/generated/code-lists.js';

/** The decimals of amounts in a currency by ISO 4217, for specifications whose rules do not fix another number. */
export function minorUnitsByCurrency(currency: string): number {
  return Object.hasOwn(minorUnits, currency) ? (minorUnits[currency] ?? 2) : 2;
}
