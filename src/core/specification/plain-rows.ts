import type { RootName } from '../invoice/invoice.ts';
import { type Aggregate, type Codec, type PlainRow, partRows, type Row } from './binding.ts';
import type { PlainFacts, RequestFacts } from './fields.ts';
import { type PartOfObject, partsOf } from './parts-of-objects.ts';
import { type HeldField, heldFieldsOf, objectsWithPlainFields, plainFieldsOf } from './plain-fields.ts';

/** The names of the elements that an element may contain, in the order of the UBL schema. */
export type OrderOf = (element: string) => readonly string[];

type Parent = Readonly<Record<RootName, string>>;

/** Returns a binding with the rows of plain fields in schema order. Throws a TypeError if one has no place. */
export function withPlainFields<T>(
  binding: Aggregate<T>,
  facts: RequestFacts,
  orderOf: OrderOf,
): Aggregate<T> {
  const holders: readonly string[] = objectsWithPlainFields;
  const lost = Object.keys(facts).filter(
    (object) => !holders.includes(object) && plainFieldsOf(facts, object).length > 0,
  );
  if (lost.length > 0) throw new TypeError(`no part has the plain fields of ${lost.join(', ')}`);
  return withRowsOf({ object: 'DocumentRequest' }, binding, { Invoice: 'Invoice', CreditNote: 'CreditNote' });

  function withRowsOf<Part>(part: PartOfObject, rows: Aggregate<Part>, parent: Parent): Aggregate<Part> {
    return heldFieldsOf(facts, part.object).reduce<Aggregate<Part>>(
      (table, field) => {
        const isShare = (member: string) => sharesOf(part.object, field.object).has(member);
        return inserted(table, field.ubl.split('/'), rowOf(field, part), { parent, orderOf, isShare });
      },
      inParts(part.object, rows),
    );
  }

  /** The rows, with the rows of the parts nested in them. */
  function inParts<Part>(object: string, rows: Aggregate<Part>): Aggregate<Part> {
    return rows.map((row) => {
      if ('rows' in row) return { ...row, rows: inParts(object, row.rows) };
      const part = 'of' in row ? partsOf[object]?.[row.of] : undefined;
      if (!('of' in row) || part === undefined || part.isShare) return row;
      const parent = { Invoice: row.element, CreditNote: row.element };
      return { ...row, parts: withRowsOf(part, partRows(row.parts), parent) } as Row<Part>;
    });
  }
}

/** The members of a part that hold some fields of an object; the part itself has the others. */
function sharesOf(holder: string, object: string): ReadonlySet<string> {
  const parts = Object.entries(partsOf[holder] ?? {});
  return new Set(parts.flatMap(([name, part]) => (part.isShare && part.object === object ? [name] : [])));
}

function rowOf({ name, path, kind, terms, ubl }: HeldField, { term }: PartOfObject): PlainRow {
  const ofPart = term === undefined ? terms : terms?.slice(term, term + 1);
  return {
    element: ubl.slice(ubl.lastIndexOf('/') + 1) as PlainRow['element'],
    ...(ofPart === undefined ? {} : { terms: ofPart }),
    ...(path === name ? {} : { field: path }),
    value: path,
    asSent: true,
    codec: codecs[kind],
  };
}

const codecs: Readonly<Record<PlainFacts['kind'], Codec>> = {
  text: 'text',
  code: 'text',
  identifier: 'text',
  date: 'text',
  flag: 'boolean',
  decimal: 'decimal',
  price: 'price',
  amount: 'sentAmount',
};

interface Place {
  readonly parent: Parent;
  readonly orderOf: OrderOf;
  /** Tells whether a nested part of the table contains fields of the same object as the row. */
  readonly isShare: (member: string) => boolean;
}

function inserted<T>(
  rows: Aggregate<T>,
  [element = '', ...inside]: readonly string[],
  row: PlainRow,
  place: Place,
): Aggregate<T> {
  if (inside.length === 0) return placed(rows, row, place);
  const below = { ...place, parent: { Invoice: element, CreditNote: element } };
  const holders = rows.filter(
    (each) =>
      each.element === element &&
      (('rows' in each && each.only === undefined) || ('of' in each && place.isShare(each.of))),
  );
  if (holders.length === 0) {
    const added = { element: element as Row<T>['element'], rows: inserted<T>([], inside, row, below) };
    return placed(rows, added, place);
  }
  return rows.map((each) => {
    if (!holders.includes(each)) return each;
    if ('rows' in each) return { ...each, rows: inserted(each.rows, inside, row, below) };
    if (!('of' in each)) return each;
    const { field, value } = row;
    const ownName = field === undefined ? {} : { value: value.slice(value.indexOf('.') + 1), at: field };
    const share = { ...row, ...ownName };
    return { ...each, parts: inserted(partRows(each.parts), inside, share, below) } as Row<T>;
  });
}

const roots: readonly RootName[] = ['Invoice', 'CreditNote'];

/** A table with a row at its place: one row for both roots, or one for each root if their orders differ. */
function placed<T>(rows: Aggregate<T>, row: Row<T>, { parent, orderOf }: Place): Aggregate<T> {
  const [invoice, creditNote] = roots.map((root) => gapFor(row, rows, root, orderOf(parent[root])));
  if (invoice === undefined || creditNote === undefined) return rows;
  const from = Math.max(invoice.from, creditNote.from);
  if (from <= Math.min(invoice.to, creditNote.to)) return rows.toSpliced(from, 0, row);
  const [first, second] = invoice.from > creditNote.from ? [invoice, creditNote] : [creditNote, invoice];
  return rows
    .toSpliced(first.from, 0, { ...row, only: first.root })
    .toSpliced(second.from, 0, { ...row, only: second.root });
}

function gapFor<T>(row: Row<T>, rows: Aggregate<T>, root: RootName, order: readonly string[]) {
  const place = order.indexOf(row.element);
  if (place < 0) throw new TypeError(`${root} has no place for ${row.element} there`);
  let from = 0;
  let to = rows.length;
  for (const [at, { element, only }] of rows.entries()) {
    if (only !== undefined && only !== root) continue;
    if (element === row.element) throw new TypeError(`the place of ${element} is taken in ${root}`);
    if (order.indexOf(element) < place) from = at + 1;
    else to = Math.min(to, at);
  }
  return { root, from, to };
}
