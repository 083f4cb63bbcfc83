import { type Aggregate, type Codec, partRows } from '../../core/specification/binding.ts';
import type { UblElement } from '../../core/xml/element.ts';

const computed: ReadonlySet<Codec> = new Set(['amount', 'accountingAmount', 'accountingText']);

export interface ComputedAmount {
  /** Its business term, if it has one; of an allowance or charge, that of the allowance. */
  readonly term: string | undefined;
  /** Whether it also has a field in the request, with which it is compared. */
  readonly hasField: boolean;
  /** Whether it is a product that is rounded to the cent. */
  readonly isRounded: boolean;
  /** Whether it is left out where it is zero. */
  readonly isAbsentIfZero: boolean;
}

/** The computed amount that an element holds; undefined if it holds no such amount. */
export type AmountOf = (element: UblElement) => ComputedAmount | undefined;

/**
 * Recognises elements whose amounts are computed whatever a request says, by their names and those of their
 * parents.
 */
export function computedAmounts<T>(rows: Aggregate<T>): AmountOf {
  const amounts = new Map<string, ComputedAmount>();
  collect(rows, '');
  return ({ localName, parent }) => amounts.get(nameBelow(parent?.localName ?? '', localName));

  function collect<Part>(parts: Aggregate<Part>, parent: string): void {
    for (const row of parts) {
      const name = row.element.slice(4);
      if ('value' in row && computed.has(row.codec))
        amounts.set(nameBelow(parent, name), {
          term: row.terms?.[0],
          hasField: row.field !== '',
          isRounded: row.rounded === true,
          isAbsentIfZero: row.absentIfZero === true,
        });
      if ('rows' in row) collect(row.rows, name);
      if ('of' in row) collect(partRows(row.parts), name);
    }
  }
}

const nameBelow = (parent: string, name: string) => `${parent}/${name}`;
