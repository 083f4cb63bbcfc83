import { type Aggregate, type Codec, partRows } from '../../core/specification/binding.ts';
import type { UblElement } from '../../core/xml/element.ts';

const computed: ReadonlySet<Codec> = new Set(['amount', 'accountingAmount', 'accountingText']);

export interface ComputedAmount {
  /** Its business term, if it has one; for an allowance or charge, the term of the allowance. */
  readonly term: string | undefined;
  /** True if the request also has a field for the amount, whose value is compared. */
  readonly hasField: boolean;
  /** True if it is a product rounded to the cent. */
  readonly isRounded: boolean;
  /** True if it is left out when it is zero. */
  readonly isAbsentIfZero: boolean;
}

/** The computed amount that an element holds; undefined if it holds no such amount. */
export type AmountOf = (element: UblElement) => ComputedAmount | undefined;

/** Recognises elements whose amounts are always computed, by their names and those of their parents. */
export function computedAmounts<T>(rows: Aggregate<T>): AmountOf {
  const amounts = new Map<string, ComputedAmount>();
  collect(rows, '');
  return (element) => amounts.get(pathOf(element));

  function collect<Part>(parts: Aggregate<Part>, parent: string): void {
    for (const row of parts) {
      const path = `${parent}/${row.element.slice(4)}`;
      // The first row for a name counts: the document's VAT total precedes the total in the accounting currency.
      if ('value' in row && computed.has(row.codec) && !amounts.has(path))
        amounts.set(path, {
          term: row.terms?.[0],
          hasField: row.field !== '',
          isRounded: row.rounded === true,
          isAbsentIfZero: row.absentIfZero === true,
        });
      if ('rows' in row) collect(row.rows, path);
      if ('of' in row) collect(partRows(row.parts), path);
    }
  }
}

/** The names from below the root: the VAT total and the VAT of a line have the same name and the same parent. */
function pathOf({ localName, parent }: UblElement): string {
  return parent === null ? '' : `${pathOf(parent)}/${localName}`;
}
