import type { RootName } from '../invoice/invoice.ts';
import { type Aggregate, type Codec, type PlainRow, partRows, type Row } from './binding.ts';
import type { FieldFacts, FieldRows, FieldTexts, PlainFacts, RequestFacts } from './fields.ts';

/** A field that is written as it was sent. */
export interface PlainField extends PlainFacts {
  readonly name: string;
}

/** The plain fields of an object of the request, in the order of the interface. */
export function plainFieldsOf(facts: RequestFacts, object: string): readonly PlainField[] {
  return Object.entries(facts[object]?.fields ?? {}).flatMap(([name, field]) =>
    isPlain(field) ? [{ name, ...field }] : [],
  );
}

function isPlain(field: FieldFacts): field is PlainFacts {
  return 'ubl' in field && field.ubl !== undefined;
}

/** The names of the elements that an element may contain, in the order of the UBL schema. */
export type OrderOf = (element: string) => readonly string[];

/** A part of an invoice that is made of an object of the request. */
interface PartOfObject {
  readonly object: string;
  /** Which of the terms of its rows is its own; without it, all are. */
  readonly term?: number;
}

/** The parts that have plain fields, by the object and the member of the invoice that they are in. */
const partsOf: Readonly<Record<string, Readonly<Record<string, PartOfObject>>>> = {
  DocumentRequest: {
    lines: { object: 'Line' },
    allowancesCharges: { object: 'AllowanceCharge' },
    seller: { object: 'Party', term: 0 },
    buyer: { object: 'Party', term: 1 },
    taxRepresentative: { object: 'TaxRepresentative' },
    payment: { object: 'PaymentInstruction' },
    furtherPayments: { object: 'PaymentInstruction' },
  },
  Line: { allowancesCharges: { object: 'AllowanceCharge' } },
  Party: { address: { object: 'Address' } },
  TaxRepresentative: { address: { object: 'Address' } },
  PaymentInstruction: { paymentServiceProviderAddress: { object: 'Address' } },
};

/** The objects whose parts hold their plain fields. */
export const objectsWithPlainFields = [
  'DocumentRequest',
  'Line',
  'AllowanceCharge',
  'Party',
  'Address',
] as const;

export type ObjectWithPlainFields = (typeof objectsWithPlainFields)[number];

/** A plain field with its name on a printed document. */
export interface PrintedField extends Pick<PlainField, 'kind' | 'ubl'> {
  readonly object: ObjectWithPlainFields;
  readonly label: NonNullable<FieldTexts['label']>;
}

/** The plain fields that have a name on a printed document. */
export function printedFields(rows: FieldRows): readonly PrintedField[] {
  return objectsWithPlainFields.flatMap((object) =>
    plainFieldsOf(rows, object).flatMap(({ name, kind, ubl }) => {
      const label = rows[object]?.fields[name]?.label;
      return label === undefined ? [] : [{ object, kind, ubl, label }];
    }),
  );
}

/** The name of the element of a part under each root. */
type Parent = Readonly<Record<RootName, string>>;

/**
 * A binding with a row for each plain field, at its place in the order of the UBL schema. Throws a TypeError if
 * a field has no place there, under either root, if its place is taken, or if no part of the invoice has the fields of
 * its object.
 */
export function withPlainFields<T>(
  binding: Aggregate<T>,
  facts: RequestFacts,
  orderOf: OrderOf,
): Aggregate<T> {
  const parent = { Invoice: 'Invoice', CreditNote: 'CreditNote' };
  refuseOthers(facts);
  return withRowsOf({ object: 'DocumentRequest' }, binding, parent);

  function withRowsOf<Part>(part: PartOfObject, rows: Aggregate<Part>, parent: Parent): Aggregate<Part> {
    const isOwnHolder = objectsWithPlainFields.some((object) => object === part.object);
    const own = isOwnHolder ? plainFieldsOf(facts, part.object) : [];
    return own.reduce<Aggregate<Part>>(
      (table, field) => inserted(table, field.ubl.split('/'), rowOf(field, part), parent, orderOf),
      inParts(part.object, rows),
    );
  }

  /** The rows with those of the parts in them. */
  function inParts<Part>(object: string, rows: Aggregate<Part>): Aggregate<Part> {
    return rows.map((row) => {
      if ('rows' in row) return { ...row, rows: inParts(object, row.rows) };
      const part = 'of' in row ? partsOf[object]?.[row.of] : undefined;
      if (!('of' in row) || part === undefined) return row;
      const parent = { Invoice: row.element, CreditNote: row.element };
      return { ...row, parts: withRowsOf(part, partRows(row.parts), parent) } as Row<Part>;
    });
  }
}

/** A plain field of any other object would not be written. */
function refuseOthers(facts: RequestFacts): void {
  const holders: readonly string[] = objectsWithPlainFields;
  const lost = Object.keys(facts).filter(
    (object) => !holders.includes(object) && plainFieldsOf(facts, object).length > 0,
  );
  if (lost.length > 0) throw new TypeError(`no part has the plain fields of ${lost.join(', ')}`);
}

function rowOf({ name, kind, terms, ubl }: PlainField, { term }: PartOfObject): PlainRow {
  const ofPart = term === undefined ? terms : terms?.slice(term, term + 1);
  return {
    element: ubl.slice(ubl.lastIndexOf('/') + 1) as PlainRow['element'],
    ...(ofPart === undefined ? {} : { terms: ofPart }),
    value: name,
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
};

/** A table with one more row at a path, in groups that are added where there are none. */
function inserted<T>(
  rows: Aggregate<T>,
  [element = '', ...inside]: readonly string[],
  row: PlainRow,
  parent: Parent,
  orderOf: OrderOf,
): Aggregate<T> {
  if (inside.length === 0) return placed(rows, row, parent, orderOf);
  const below = { Invoice: element, CreditNote: element };
  const group = rows.find((each) => 'rows' in each && each.element === element && each.only === undefined);
  if (group !== undefined && 'rows' in group)
    return rows.map((each) =>
      each === group ? { ...group, rows: inserted(group.rows, inside, row, below, orderOf) } : each,
    );
  const added = { element: element as Row<T>['element'], rows: inserted<T>([], inside, row, below, orderOf) };
  return placed(rows, added, parent, orderOf);
}

const roots: readonly RootName[] = ['Invoice', 'CreditNote'];

/** A table with a row at its place: one for both roots, or one for each where their orders differ. */
function placed<T>(rows: Aggregate<T>, row: Row<T>, parent: Parent, orderOf: OrderOf): Aggregate<T> {
  const [invoice, creditNote] = roots.map((root) => gapFor(row, rows, root, orderOf(parent[root])));
  if (invoice === undefined || creditNote === undefined) return rows;
  const from = Math.max(invoice.from, creditNote.from);
  if (from <= Math.min(invoice.to, creditNote.to)) return rows.toSpliced(from, 0, row);
  const [first, second] = invoice.from > creditNote.from ? [invoice, creditNote] : [creditNote, invoice];
  return rows
    .toSpliced(first.from, 0, { ...row, only: first.root })
    .toSpliced(second.from, 0, { ...row, only: second.root });
}

/** Between which rows of a table, as they are under a root, an element comes. */
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
