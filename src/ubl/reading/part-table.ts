import type { TaxTotal } from '../../core/invoice/computed-invoice.ts';
import type { Invoice, Line, Located, Party, RootName } from '../../core/invoice/invoice.ts';
import {
  type Aggregate,
  type AttributeRow,
  nameOf,
  partRows,
  type Row,
} from '../../core/specification/binding.ts';
import { namespaces, type UblElement } from '../../core/xml/element.ts';
import { isConstant, rowsUnder } from '../needed-fields.ts';
import { type Currency, currencyOf } from '../row-attributes.ts';

/** The table for reading a part of the invoice: the rows of its aggregate by the names of their elements. */
export interface PartTable {
  /** The names of the values, in their order during reading. */
  readonly fields: readonly string[];
  /** Builds the part from its values. */
  readonly ofValues: OfValues;
  /** The values of a part before anything has been read. */
  readonly noValues: readonly undefined[];
  readonly elements: ElementTable;
}

/** Builds an object from values in the order of its field names. */
export type OfValues = (values: readonly unknown[]) => object;

/** The rows for the children of an element. */
export interface ElementTable {
  readonly basics: ReadonlyMap<string, Step>;
  readonly aggregates: ReadonlyMap<string, Step>;
  /** The step before the first element. */
  readonly start: Step;
  /** The step for every element without a row. */
  readonly unknown: Step;
  /** Number of rows that are constants, which are always written. */
  readonly constants: number;
  readonly isAllConstant: boolean;
}

/** The step that reads an element of a given name. All steps have the same fields, so that reading is fast. */
export interface Step {
  readonly kind: 'value' | 'constant' | 'group' | 'part' | 'choice' | 'unknown';
  readonly row: object;
  /** The name as the binding has it. */
  readonly name: string;
  readonly namespace: string;
  readonly localName: string;
  /** The position of the row in its aggregate. */
  readonly order: number;
  readonly isConstant: boolean;
  /** The position of the value among the fields of the part, or -1. */
  readonly field: number;
  readonly constant: string;
  readonly currency: Currency;
  readonly attributes: readonly AttributeStep[];
  /** The rows inside a group. */
  readonly group: ElementTable | undefined;
  readonly part: PartTable | undefined;
  /** True if a document may have several of the part. */
  readonly isList: boolean;
  /** The function to apply to a part as soon as it has been read. */
  readonly make: ((part: object) => unknown) | undefined;
  /** In a choice between rows of one name: those that constants among their children mark, and the others. */
  readonly marked: readonly Step[];
  readonly unmarked: readonly Step[];
  readonly marks: readonly Mark[];
  /** The step that was used after this one the last time; usually it is used again. */
  next: Step | undefined;
}

export interface AttributeStep {
  readonly name: string;
  /** The position of the value among the fields of the part; -1 for a constant. */
  readonly field: number;
  readonly constant: string;
}

/** A child whose text distinguishes the elements of one row from others of the same name. */
export interface Mark {
  readonly namespace: string;
  readonly localName: string;
  readonly text: string;
}

interface Makers {
  readonly ofValues: (fields: readonly string[]) => OfValues;
  /** Applied to each entry of a list of parts, by the name of the list. */
  readonly entries?: Readonly<Record<string, ((entry: never) => unknown) | undefined>>;
}

/** The table for the rows of an aggregate under a root. */
export function partTable<T>(rows: Aggregate<T>, root: RootName, makers: Makers): PartTable {
  const fields: string[] = [];
  const elements = elementTable(rows, root, { fields, makers });
  return { fields, elements, ofValues: makers.ofValues(fields), noValues: fields.map(() => undefined) };
}

interface Part {
  readonly fields: string[];
  readonly makers: Makers;
}

function elementTable<T>(rows: Aggregate<T>, root: RootName, part: Part): ElementTable {
  const steps = rowsUnder(rows, root).map((row, order) => stepOf(row, order, root, part));
  return {
    basics: stepsIn(steps, namespaces.cbc),
    aggregates: stepsIn(steps, namespaces.cac),
    start: step({ kind: 'unknown' }),
    unknown: step({ kind: 'unknown' }),
    constants: steps.filter((each) => each.isConstant).length,
    isAllConstant: steps.every((each) => each.isConstant),
  };
}

function stepsIn(steps: readonly Step[], namespace: string): ReadonlyMap<string, Step> {
  const ofNamespace = steps.filter((each) => each.namespace === namespace);
  const names = new Set(ofNamespace.map(({ localName }) => localName));
  return new Map(
    Array.from(names, (name) => [name, choiceOf(ofNamespace.filter(({ localName }) => localName === name))]),
  );
}

function choiceOf(steps: readonly Step[]): Step {
  const [first] = steps;
  if (first === undefined || steps.length === 1) return first ?? step({ kind: 'unknown' });
  const { name, namespace, localName } = first;
  const marked = steps.filter(({ marks }) => marks.length > 0);
  const unmarked = steps.filter(({ marks }) => marks.length === 0);
  return step({ kind: 'choice', name, namespace, localName, marked, unmarked });
}

function step(known: Pick<Step, 'kind'> & Partial<Step>): Step {
  return {
    row: known,
    name: '',
    namespace: '',
    localName: '',
    order: -1,
    isConstant: false,
    field: -1,
    constant: '',
    currency: 'none',
    attributes: [],
    group: undefined,
    part: undefined,
    isList: false,
    make: undefined,
    marked: [],
    unmarked: [],
    marks: [],
    next: undefined,
    ...known,
  };
}

function stepOf<T>(row: Row<T>, order: number, root: RootName, part: Part): Step {
  const { namespace, localName } = nameOf(row.element);
  const known = { row, name: row.element, namespace, localName, order, isConstant: isConstant(row) };
  if ('rows' in row) return step({ kind: 'group', ...known, group: elementTable(row.rows, root, part) });
  if ('of' in row) {
    const parts = partRows(row.parts);
    const make = part.makers.entries?.[row.of] as Step['make'];
    return step({
      kind: 'part',
      ...known,
      field: fieldIn(part, row.of),
      part: partTable(parts, root, { ofValues: part.makers.ofValues }),
      isList: row.of in listsOfParts,
      make,
      marks: marksOf(parts),
    });
  }
  const attributes = (row.attributes ?? []).map((each) => attributeStep(each, part));
  if ('constant' in row) {
    const { constant, currency = 'none' } = row;
    return step({ kind: 'constant', ...known, constant, currency, attributes });
  }
  const field = fieldIn(part, row.value);
  return step({ kind: 'value', ...known, field, currency: currencyOf(row.codec), attributes });
}

function attributeStep<T>(row: AttributeRow<T>, part: Part): AttributeStep {
  return 'constant' in row
    ? { name: row.name, field: -1, constant: row.constant }
    : { name: row.name, field: fieldIn(part, row.value), constant: '' };
}

function fieldIn({ fields }: Part, name: string): number {
  const known = fields.indexOf(name);
  return known >= 0 ? known : fields.push(name) - 1;
}

function marksOf<T>(rows: Aggregate<T>): Mark[] {
  return rows.flatMap((row) =>
    'constant' in row && row.isOwnChoice === undefined
      ? [{ ...nameOf(row.element), text: row.constant }]
      : [],
  );
}

/** The step for an element, regardless of the element before it. */
export function stepFor({ basics, aggregates, unknown }: ElementTable, element: UblElement): Step {
  const { namespace, localName } = element;
  if (namespace === namespaces.cbc) return basics.get(localName) ?? unknown;
  return namespace === namespaces.cac ? (aggregates.get(localName) ?? unknown) : unknown;
}

type ListsOf<T> = { [Key in keyof T & string]: T[Key] extends readonly Located[] ? Key : never }[keyof T &
  string];

/** The parts of which a document may have several. */
const listsOfParts: Readonly<
  Record<ListsOf<Invoice> | ListsOf<Line> | ListsOf<Party> | ListsOf<TaxTotal>, true>
> = {
  additionalDocuments: true,
  allowancesCharges: true,
  attributes: true,
  breakdown: true,
  certificates: true,
  commodities: true,
  furtherIdentifiers: true,
  furtherPayments: true,
  furtherPrecedingInvoices: true,
  furtherReasons: true,
  instalments: true,
  lines: true,
  paidAmounts: true,
  vatExemptions: true,
};
