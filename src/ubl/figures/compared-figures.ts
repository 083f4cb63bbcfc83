import { Decimal, sum, zero } from '../../core/numbers/decimal.ts';
import { roundAmount, smallestUnit } from '../../core/numbers/rounding.ts';
import type { TextKey } from '../../core/specification/rendering.ts';
import type { UblElement } from '../../core/xml/element.ts';
import type { Figure, LineFacts } from './document-facts.ts';

/** A figure of the document that differs from the sum of the figures before it. */
export interface Discrepancy {
  /** The name of the figure on the page. */
  readonly what: TextKey;
  /** Its business term, or an empty text. */
  readonly term: string;
  /** The element with the figure, or the element that lacks it. */
  readonly element: UblElement;
  readonly line: LineFacts | undefined;
  /** Undefined if the document does not have it. */
  readonly stated: Figure | undefined;
  /** The sum of its parts; undefined if one of them is not a number. */
  readonly computed: Decimal | undefined;
  /** The decimals of its currency. */
  readonly minorUnits: number;
}

/** A figure to compare, with the element that contains it or should contain it. */
interface Compared {
  readonly what: TextKey;
  readonly term: string;
  readonly within: UblElement;
  readonly line?: LineFacts | undefined;
  readonly minorUnits: number;
}

/** Returns how far rounding to minor units may change an amount. */
export function halfUnit(minorUnits: number): Decimal {
  return smallestUnit(minorUnits).div(2);
}

export function compare(
  { what, term, within, line, minorUnits }: Compared,
  stated: Figure | undefined,
  computed: Decimal | undefined,
  tolerance = halfUnit(minorUnits),
): Discrepancy | undefined {
  const difference = computed && stated?.value?.minus(computed).abs();
  if (difference?.lte(tolerance)) return undefined;
  const element = stated?.element ?? within;
  return {
    what,
    term,
    element,
    line,
    stated,
    computed: computed && roundAmount(computed, minorUnits),
    minorUnits,
  };
}

export function isFarFrom({ value }: Figure, computed: Decimal | undefined, tolerance: Decimal): boolean {
  return !(value && computed && value.minus(computed).abs().lte(tolerance));
}

export function compareStated(
  what: TextKey,
  stated: Figure,
  computed: Decimal | undefined,
  of: Pick<Compared, 'line' | 'minorUnits'>,
  tolerance?: Decimal,
): Discrepancy | undefined {
  return compare({ what, term: stated.term, within: stated.element, ...of }, stated, computed, tolerance);
}

/** Compares a total that may be missing if it is zero. */
export function compareOptional(
  compared: Compared,
  stated: Figure | undefined,
  computed: Decimal | undefined,
): Discrepancy | undefined {
  return stated === undefined && computed?.isZero() ? undefined : compare(compared, stated, computed);
}

export function isDiscrepancy(value: Discrepancy | false | undefined): value is Discrepancy {
  return typeof value === 'object';
}

export const one = new Decimal(1);

/** The value of a figure; zero if the document does not have it. */
export function optional(figure: Figure | undefined): Decimal | undefined {
  return figure === undefined ? zero : figure.value;
}

export function plus(left: Decimal | undefined, right: Decimal | undefined): Decimal | undefined {
  return left && right && left.plus(right);
}

export function minus(value: Decimal | undefined): Decimal | undefined {
  return value?.negated();
}

export function product(left: Decimal | undefined, right: Decimal | undefined): Decimal | undefined {
  return left && right && left.times(right);
}

export function quotient(left: Decimal | undefined, right: Decimal): Decimal | undefined {
  return right.isZero() ? undefined : left?.div(right);
}

export function sumOf(figures: readonly (Figure | undefined)[]): Decimal | undefined {
  const values = figures.flatMap((figure) => figure?.value ?? []);
  return values.length === figures.length ? sum(values) : undefined;
}
