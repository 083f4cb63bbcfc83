import { Decimal } from '../../core/numbers/decimal.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { attributeOf, firstAt, trimmedText, type UblPath } from '../reading.ts';

/** A number of the document, as written there. */
export interface Figure {
  /** Business term. */
  readonly term: string;
  readonly text: string;
  /** Undefined if the text is not a number. */
  readonly value: Decimal | undefined;
  /** Currency of an amount. */
  readonly currency: string | undefined;
  readonly element: UblElement;
}

/** With more digits, sums would not be exact. */
const mostDigits = 60;

/** The figure at a path, or undefined. */
export function figureAt(element: UblElement | undefined, path: UblPath, term: string): Figure | undefined {
  return figureOf(firstAt(element, path), term);
}

export function figureOf(element: UblElement | undefined, term: string): Figure | undefined {
  const text = trimmedText(element);
  if (element === undefined || text === undefined) return undefined;
  return { term, text, value: numberOf(text), currency: attributeOf(element, 'currencyID'), element };
}

/** A number in the form of XML Schema decimals, which have no exponent. */
export function numberOf(text: string): Decimal | undefined {
  const isNumber = text.length <= mostDigits && /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);
  return isNumber ? new Decimal(text) : undefined;
}
