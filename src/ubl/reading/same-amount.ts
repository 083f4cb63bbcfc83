import { type Decimal, decimal, roundToCents } from '../../core/decimal.ts';
import { stringValue, type UblElement } from '../../core/element.ts';
import { attributeOf } from '../reading.ts';
import type { Difference } from './differences.ts';
import { isHeldExactly } from './fields.ts';

/** The attribute for the currency of an amount. */
const currencyAttribute = 'currencyID';

/** The currencies in which a document may state an amount. */
export interface Currencies {
  readonly document: string;
  readonly accounting: string;
  /** The value of one unit of the first in the second; undefined without an exchange rate. */
  readonly rate: Decimal | undefined;
}

/**
 * Whether two documents that differ in an amount, or in its currency, mean the same: the second has that of
 * the first rounded to the cent, or converted to the accounting currency at its own rate. An amount that
 * rounds to zero is not zero.
 */
export function isSameAmount({ first, second }: Difference, currencies: Currencies): boolean {
  if (first === undefined || second === undefined) return false;
  if (first.attribute !== undefined && first.attribute !== currencyAttribute) return false;
  const stated = inCurrency(first.element, attributeOf(second.element, currencyAttribute), currencies);
  const written = numberIn(second.element);
  if (stated === undefined || written === undefined) return false;
  return roundToCents(stated).equals(written) && stated.isZero() === written.isZero();
}

/** The amount of an element in a currency; undefined if the document does not say how much that is. */
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
