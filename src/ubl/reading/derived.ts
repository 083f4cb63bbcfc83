import type { Aggregate, Codec, Row } from '../../core/binding.ts';
import type { UblElement } from '../../core/element.ts';
import type { Located } from '../../core/invoice.ts';

const computed: ReadonlySet<Codec> = new Set(['amount', 'accountingAmount', 'accountingText']);

/** Tells the elements that no field gives the value of, since it is computed: by their names and those of their parents. */
export function derivedElements<T>(rows: Aggregate<T>): (element: UblElement) => boolean {
  const names = new Set<string>();
  collect(rows, '');
  return ({ localName, parent }) => names.has(nameBelow(parent?.localName ?? '', localName));

  function collect<Part>(parts: Aggregate<Part>, parent: string): void {
    for (const row of parts) {
      const name = row.element.slice(4);
      if (isDerived(row)) names.add(nameBelow(parent, name));
      if ('rows' in row) collect(row.rows, name);
      // The row's type ties `of` and `parts` together; behind a generic key the compiler can't see it any more.
      if ('of' in row) collect(row.parts as unknown as Aggregate<Located>, name);
    }
  }
}

const nameBelow = (parent: string, name: string) => `${parent}/${name}`;

function isDerived<Part>(row: Row<Part>): boolean {
  return 'value' in row && row.field === '' && computed.has(row.codec);
}
