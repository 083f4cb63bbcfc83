import { type Aggregate, type AttributeRow, nameOf, type Row } from '../../core/binding.ts';
import { namespaces, type UblElement } from '../../core/element.ts';
import type { Located, RootName } from '../../core/invoice.ts';
import { isConstant, rowsUnder } from '../needed-fields.ts';
import { type Currency, currencyOf } from '../row-attributes.ts';

/** How a part of the invoice is read: the rows of its aggregate by the names of their elements. */
export interface PartTable {
  /** The names of what is read, in the order in which it is kept while it is read. */
  readonly fields: readonly string[];
  /** Makes the part of what was read of each. */
  readonly ofValues: OfValues;
  /** What is read of a part that says nothing. */
  readonly noValues: readonly undefined[];
  readonly elements: ElementTable;
}

/** Makes an object of values, which stand in the order of the names that it was made for. */
export type OfValues = (values: readonly unknown[]) => object;

/** The rows for what stands in an element. */
export interface ElementTable {
  readonly basics: ReadonlyMap<string, Step>;
  readonly aggregates: ReadonlyMap<string, Step>;
  /** Stands before the first element. */
  readonly start: Step;
  /** Stands for every element that no row is for. */
  readonly unknown: Step;
  /** How many of the rows are constants, which are always written. */
  readonly constants: number;
  readonly isAllConstant: boolean;
}

/** What is done with an element of a name. All steps have the same fields, which is what reading runs fastest on. */
export interface Step {
  readonly kind: 'value' | 'constant' | 'group' | 'part' | 'choice' | 'unknown';
  readonly row: object;
  /** The name as the binding has it. */
  readonly name: string;
  readonly namespace: string;
  readonly localName: string;
  /** Which row of its aggregate it is. */
  readonly order: number;
  readonly isConstant: boolean;
  /** The place of what is read among the fields of the part; -1 where nothing is. */
  readonly field: number;
  readonly constant: string;
  readonly currency: Currency;
  readonly attributes: readonly AttributeStep[];
  /** What stands in a group. */
  readonly group: ElementTable | undefined;
  readonly part: PartTable | undefined;
  /** What is made of a part as soon as it is read. */
  readonly make: ((part: object) => unknown) | undefined;
  /** The rows of a choice of which elements are told from others of their name by constants in them, and the others. */
  readonly marked: readonly Step[];
  readonly unmarked: readonly Step[];
  readonly marks: readonly Mark[];
  /** What came after it last time, which mostly comes again. */
  next: Step | undefined;
}

export interface AttributeStep {
  readonly name: string;
  /** The place of its value among the fields of the part; -1 for a constant. */
  readonly field: number;
  readonly constant: string;
}

/** A child that tells elements of a row from others of their name. */
export interface Mark {
  readonly namespace: string;
  readonly localName: string;
  readonly text: string;
}

/** What tables are made with. */
interface Makers {
  readonly ofValues: (fields: readonly string[]) => OfValues;
  /** What is made of each entry of a list of parts, by the names of these. */
  readonly entries?: Readonly<Record<string, ((entry: never) => unknown) | undefined>>;
}

/** The table of the rows of an aggregate under a root. */
export function partTable<T>(rows: Aggregate<T>, root: RootName, makers: Makers): PartTable {
  const fields: string[] = [];
  const elements = elementTable(rows, root, { fields, makers });
  return { fields, elements, ofValues: makers.ofValues(fields), noValues: fields.map(() => undefined) };
}

/** A part whose rows are gone through. */
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
    // The row's type ties `of` and `parts` together; behind a generic key the compiler can't see it any more.
    const parts = row.parts as unknown as Aggregate<Located>;
    const make = part.makers.entries?.[row.of] as Step['make'];
    return step({
      kind: 'part',
      ...known,
      field: fieldIn(part, row.of),
      part: partTable(parts, root, { ofValues: part.makers.ofValues }),
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
  return rows.flatMap((row) => ('constant' in row ? [{ ...nameOf(row.element), text: row.constant }] : []));
}

/** The step for an element, whatever stood before it. */
export function stepFor({ basics, aggregates, unknown }: ElementTable, element: UblElement): Step {
  const { namespace, localName } = element;
  if (namespace === namespaces.cbc) return basics.get(localName) ?? unknown;
  return namespace === namespaces.cac ? (aggregates.get(localName) ?? unknown) : unknown;
}
