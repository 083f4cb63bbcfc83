import type { Aggregate, Row } from '../../core/binding.ts';
import { childElements, namespaces, stringValue, type UblElement } from '../../core/element.ts';
import type { Located, RootName } from '../../core/invoice.ts';
import { nonBlank } from '../../core/text.ts';
import { rowsUnder } from '../needed-fields.ts';
import { nameOf } from '../row-writers.ts';

/** What UBL says of a part of the invoice: its values as texts, under the names of the model; parts always in lists. */
export type ReadOf<T> = {
  readonly [Key in keyof T]?: PartOf<T[Key]> extends Located ? readonly ReadOf<PartOf<T[Key]>>[] : string;
};

type PartOf<V> = NonNullable<V> extends readonly (infer U)[] ? U : NonNullable<V>;

/** A part while it is read. */
type ReadPart = Record<string, string | ReadPart[] | undefined>;

/** Puts what an element says into a part. */
type ElementReader = (element: UblElement, part: ReadPart) => void;

/** Reads elements by the rows of a binding, which is how they are written, backwards. */
export function partReader<T>(rows: Aggregate<T>, root: RootName): (element: UblElement) => ReadOf<T> {
  const read = childrenReader(rows, root);
  return (element) => {
    const part: ReadPart = {};
    read(element, part);
    return part as ReadOf<T>;
  };
}

/** The rows that an element may have been written by. */
interface Candidate {
  readonly read: ElementReader;
  /** Texts of child elements by which an element of this row is told from others of its name. */
  readonly marks: readonly Mark[];
}

interface Mark {
  readonly namespace: string;
  readonly localName: string;
  readonly text: string;
}

/** The candidates of an aggregate by the local names of elements. */
type Candidates = ReadonlyMap<string, readonly Candidate[]>;

function childrenReader<T>(rows: Aggregate<T>, root: RootName): ElementReader {
  const aggregates = candidatesIn(rows, namespaces.cac, root);
  const basics = candidatesIn(rows, namespaces.cbc, root);
  return (element, part) => {
    let seen: Map<string, number> | undefined;
    const { children } = element;
    // By index: until the loop is optimised, an iterator makes an object of every step.
    for (let at = 0; at < children.length; at += 1) {
      const child = children[at];
      if (child === undefined || typeof child === 'string') continue;
      const { namespace, localName } = child;
      const isBasic = namespace === namespaces.cbc;
      if (!isBasic && namespace !== namespaces.cac) continue;
      const candidates = (isBasic ? basics : aggregates).get(localName);
      if (candidates === undefined) continue;
      if (candidates.length > 1) {
        seen ??= new Map();
        chosen(candidates, child, seen)?.read(child, part);
      } else candidates[0]?.read(child, part);
    }
  };
}

function candidatesIn<T>(rows: Aggregate<T>, namespace: string, root: RootName): Candidates {
  const candidates = new Map<string, Candidate[]>();
  for (const row of rowsUnder(rows, root)) {
    const name = nameOf(row.element);
    if (name.namespace === namespace)
      entryOf(candidates, name.localName, () => []).push(candidateOf(row, root));
  }
  return candidates;
}

/** The entry of a map under a key, which is made where there is none. */
export function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, first: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = first();
  map.set(key, value);
  return value;
}

/** The row that is marked as the element is; else the first for the first element, the next for the next, and so on. */
function chosen(
  candidates: readonly Candidate[],
  element: UblElement,
  seen: Map<string, number>,
): Candidate | undefined {
  const marked = candidates.find(
    ({ marks }) => marks.length > 0 && marks.every((mark) => has(element, mark)),
  );
  if (marked !== undefined) return marked;
  const open = candidates.filter(({ marks }) => marks.length === 0);
  const before = seen.get(element.localName) ?? 0;
  seen.set(element.localName, before + 1);
  return open[before] ?? open.at(-1);
}

function has(element: UblElement, { namespace, localName, text }: Mark): boolean {
  return childElements(element).some(
    (child) =>
      child.localName === localName && child.namespace === namespace && stringValue(child).trim() === text,
  );
}

function candidateOf<T>(row: Row<T>, root: RootName): Candidate {
  if ('of' in row) {
    // The row's type ties `of` and `parts` together; behind a generic key the compiler can't see it any more.
    const parts = row.parts as unknown as Aggregate<Located>;
    return { read: nestedReader(row.of, partReader(parts, root)), marks: marksOf(parts) };
  }
  return { read: ownReader(row, root), marks: [] };
}

function marksOf<T>(rows: Aggregate<T>): Mark[] {
  return rows.flatMap((row) => ('constant' in row ? [{ ...nameOf(row.element), text: row.constant }] : []));
}

function nestedReader(key: string, read: (element: UblElement) => object): ElementReader {
  return (element, part) => {
    const nested = read(element) as ReadPart;
    const known = part[key];
    if (Array.isArray(known)) known.push(nested);
    else part[key] = [nested];
  };
}

/** Reads what a row says of the part that it stands in: a value, attributes, or a group of them; the first one counts. */
function ownReader<T>(row: Exclude<Row<T>, { readonly of: string }>, root: RootName): ElementReader {
  if ('rows' in row) return childrenReader(row.rows, root);
  const key = 'value' in row ? row.value : undefined;
  const attributes = keptAttributes(row);
  if (key !== undefined && attributes.length === 0)
    return (element, part) => {
      if (part[key] === undefined) part[key] = textOf(element);
    };
  return (element, part) => {
    if (key !== undefined && part[key] === undefined) part[key] = textOf(element);
    for (const attribute of attributes) part[attribute.key] ??= attributeOf(element, attribute.name);
  };
}

/** The attributes of a row that say something of the part. */
function keptAttributes<T>(row: Row<T>): readonly { readonly name: string; readonly key: string }[] {
  if (!('attributes' in row)) return [];
  return (row.attributes ?? []).flatMap((attribute) =>
    'value' in attribute ? [{ name: attribute.name, key: attribute.value as string }] : [],
  );
}

function textOf(element: UblElement): string | undefined {
  const { children } = element;
  const only = children[0];
  if (typeof only === 'string' && children.length === 1 && isPlain(only)) return only;
  return nonBlank(stringValue(element));
}

function attributeOf({ attributes }: UblElement, name: string): string | undefined {
  for (const { namespace, localName, value } of attributes)
    if (localName === name && namespace === '') return isPlain(value) ? value : nonBlank(value);
  return undefined;
}

/** Whether a text begins and ends with a letter, a digit or a sign of the basic Latin block: there is nothing to take off. */
function isPlain(text: string): boolean {
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  return first > 0x20 && first < 0x7f && last > 0x20 && last < 0x7f;
}
