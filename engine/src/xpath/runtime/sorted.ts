import { typeError } from './errors.ts';
import { isNumeric, isUnordered, orderOf } from './values/operators.ts';
import { type Atomic, Double, typeOf, Untyped } from './values/values.ts';

/** Implements fn:sort: the items by their values; equal items keep their order. */
export function sortedBy<Value>(items: readonly Value[], keys: readonly Atomic[]): readonly Value[] {
  return sortedByKeys(
    items,
    keys.map((key) => [key]),
    [false],
  );
}

/** Sorts items by several keys. The first key counts most, and items without a key come first. */
export function sortedByKeys<Value>(
  items: readonly Value[],
  keys: readonly (readonly (Atomic | undefined)[])[],
  isDescending: readonly boolean[],
): readonly Value[] {
  const places = items.map((_, at) => at);
  places.sort((one, other) => {
    for (let at = 0; at < isDescending.length; at += 1) {
      const order = orderOfKeys(keys[one]?.[at], keys[other]?.[at]);
      if (order !== 0) return isDescending[at] === true ? -order : order;
    }
    return one - other;
  });
  return places.map((at) => items[at] as Value);
}

/** NaN comes before all other numbers, and is equal to itself (XPath and XQuery Functions, 16.1). */
function orderOfKeys(left: Atomic | undefined, right: Atomic | undefined): number {
  if (left === undefined || right === undefined)
    return (left === undefined ? 0 : 1) - (right === undefined ? 0 : 1);
  const [a, b] = [keyOf(left), keyOf(right)];
  if (isNumeric(a) && isNumeric(b)) {
    const [x, y] = [isNotANumber(a), isNotANumber(b)];
    return x || y ? (y ? 1 : 0) - (x ? 1 : 0) : orderOf(a, b);
  }
  if (isUnordered(a) || isUnordered(b)) return typeError(`${typeOf(a)} and ${typeOf(b)} have no order`);
  return orderOf(a, b);
}

const keyOf = (value: Atomic): Atomic => (value instanceof Untyped ? value.value : value);

const isNotANumber = (value: Atomic) => value instanceof Double && Number.isNaN(value.value);
