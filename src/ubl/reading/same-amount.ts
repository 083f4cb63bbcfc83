import { type Decimal, decimal } from '../../core/numbers/decimal.ts';
import { roundAmount, roundHalfAwayFromZero } from '../../core/numbers/rounding.ts';
import { stringValue, type UblElement } from '../../core/xml/element.ts';
import { attributeOf } from '../reading.ts';
import type { ComputedAmount } from './computed-amounts.ts';
import type { Difference, HeldValue } from './differences.ts';
import { isHeldExactly } from './fields.ts';

/** The attribute for the currency of an amount. */
export const currencyAttribute = 'currencyID';

/** The currencies that a document may use for an amount. */
export interface Currencies {
  readonly document: string;
  readonly accounting: string;
  /** The value of one unit of the first currency in the second; undefined without an exchange rate. */
  readonly rate: Decimal | undefined;
  readonly minorUnitsOf: (currency: string) => number;
}

/** Tells whether a computed amount means the same: rounded, converted, or left out as zero. */
export function isSameAmount(
  { first, second }: Difference,
  { isRounded, isAbsentIfZero }: ComputedAmount,
  currencies: Currencies,
): boolean {
  if (first === undefined) return false;
  if (first.attribute !== undefined && first.attribute !== currencyAttribute) return false;
  if (second === undefined) return isAbsentIfZero && numberIn(first.element)?.isZero() === true;
  return isRounded && isSameRounded(first, second, currencies);
}

function isSameRounded(first: HeldValue, second: HeldValue, currencies: Currencies): boolean {
  const currency = attributeOf(second.element, currencyAttribute);
  const stated = inCurrency(first.element, currency, currencies);
  const minorUnits = currencies.minorUnitsOf(currency ?? currencies.document);
  const written = numberIn(second.element);
  if (stated === undefined || written === undefined) return false;
  const isRounded =
    roundAmount(stated, minorUnits).equals(written) ||
    roundHalfAwayFromZero(stated, minorUnits).equals(written);
  return isRounded && stated.isZero() === written.isZero();
}

/** The amount of an element in a currency; undefined if the document does not determine it. */
function inCurrency(
  element: UblElement,
  currency: string | undefined,
  { document, accounting, rate }: Currencies,
): Decimal | undefined {
  const own = attributeOf(element, currencyAttribute);
  if (own === currency) return numberIn(element);
  return own === document && currency === accounting && rate !== undefined
    ? numberIn(element)?.times(rate)
    : undefined;
}

function numberIn(element: UblElement): Decimal | undefined {
  const text = stringValue(element).trim();
  return isHeldExactly(text) ? decimal(text) : undefined;
}
