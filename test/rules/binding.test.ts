import { describe, expect, test } from 'vitest';
import { pintAe } from '../../rules/ae/index.ts';
import { structure } from '../../rules/pint/structure/index.ts';
import type { RootName } from '../../src/core/invoice/invoice.ts';
import { type Aggregate, partRows } from '../../src/core/specification/binding.ts';
import { rowsUnder } from '../../src/ubl/needed-fields.ts';
import { type AggregateType, type ElementType, elementTypes } from '../../src/ubl/structure/tables.ts';

const roots = ['Invoice', 'CreditNote'] as const;

/** The element of each row of an aggregate, and what the schema has there. */
type BoundAggregate = readonly [path: string, elements: readonly string[], type: AggregateType];

/** The aggregates that a binding writes, and all below them. */
function aggregatesIn<T>(
  rows: Aggregate<T>,
  root: RootName,
  path: string,
  type: ElementType | undefined,
): BoundAggregate[] {
  if (type?.kind !== 'aggregate') throw new Error(`${path} holds no elements`);
  const written = rowsUnder(rows, root);
  const nested = written.flatMap((row) => {
    const below = [
      root,
      `${path}/${row.element}`,
      type.order.find(({ name }) => name === row.element)?.type,
    ] as const;
    if ('rows' in row) return aggregatesIn(row.rows, ...below);
    return 'parts' in row ? aggregatesIn(partRows(row.parts), ...below) : [];
  });
  return [[path, written.map(({ element }) => element), type], ...nested];
}

describe.each(roots)('the binding of %s', (root) => {
  const aggregates = aggregatesIn(pintAe.binding, root, root, elementTypes(structure).get(root));

  test.each(aggregates)('has the rows of %s in the order of the schema', (_, elements, { order }) => {
    const names = order.map(({ name }) => name);
    const positions = elements.map((element) => names.indexOf(element));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  test.each(aggregates)('repeats in %s only what the schema allows', (_, elements, { order }) => {
    const repeated = elements.filter((element, at) => elements[at - 1] === element);
    for (const element of repeated)
      expect(order.find(({ name }) => name === element)?.repeatable, element).toBe(true);
  });

  test.each(aggregates)('has a row in %s for all that the schema requires', (_, elements, { order }) => {
    const required = order.filter((row) => row.required).map(({ name }) => name);
    expect(required.filter((name) => !elements.includes(name))).toEqual([]);
  });
});
