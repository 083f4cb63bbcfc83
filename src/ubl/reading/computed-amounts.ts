import type { Aggregate, Codec } from '../../core/binding.ts';
import type { UblElement } from '../../core/element.ts';
import type { Located } from '../../core/invoice.ts';

const computed: ReadonlySet<Codec> = new Set(['amount', 'accountingAmount', 'accountingText']);

/** A computed amount that a request can say too, to be compared, or that no field of it is for. */
export type ComputedAmount = 'with field' | 'without field';

/** Tells the elements whose amounts are computed, whatever a request says of them: by their names and those of their parents. */
export function computedAmounts<T>(rows: Aggregate<T>): (element: UblElement) => ComputedAmount | undefined {
  const amounts = new Map<string, ComputedAmount>();
  collect(rows, '');
  return ({ localName, parent }) => amounts.get(nameBelow(parent?.localName ?? '', localName));

  function collect<Part>(parts: Aggregate<Part>, parent: string): void {
    for (const row of parts) {
      const name = row.element.slice(4);
      if ('value' in row && computed.has(row.codec))
        amounts.set(nameBelow(parent, name), row.field === '' ? 'without field' : 'with field');
      if ('rows' in row) collect(row.rows, name);
      // The row's type ties `of` and `parts` together; behind a generic key the compiler can't see it any more.
      if ('of' in row) collect(row.parts as unknown as Aggregate<Located>, name);
    }
  }
}

const nameBelow = (parent: string, name: string) => `${parent}/${name}`;
