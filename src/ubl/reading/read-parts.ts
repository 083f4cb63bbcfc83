import type { Aggregate, Row } from '../../core/binding.ts';
import { namespaces, stringValue, type UblElement } from '../../core/element.ts';
import type { Located, RootName } from '../../core/invoice.ts';
import { nonBlank } from '../../core/text.ts';
import { rowsUnder } from '../needed-fields.ts';
import { nameOf } from '../row-writers.ts';

/**
 * The content of UBL for a part of the invoice: its values as texts, under the names of the model; nested
 * parts always in lists.
 */
export type ReadOf<T> = {
  readonly [Key in keyof T]?: PartOf<T[Key]> extends Located ? readonly ReadOf<PartOf<T[Key]>>[] : string;
};

type PartOf<V> = NonNullable<V> extends readonly (infer U)[] ? U : NonNullable<V>;

/** A part while it is being read. */
type ReadPart = Record<string, string | unknown[] | undefined>;

/** Reads an element's content into a part. */
type ElementReader = (element: UblElement, part: ReadPart) => void;

/**
 * What to make of each entry of a list of parts as soon as it is read, so that no long list of parts is kept.
 */
export type EntryMakers<T> = {
  readonly [Key in keyof T & string]?: (entry: ReadOf<PartOf<T[Key]>>) => unknown;
};

/** Reads elements by the rows of a binding: the reverse of writing them. */
export function partReader<T>(
  rows: Aggregate<T>,
  root: RootName,
  makers: EntryMakers<T> = {},
): (element: UblElement) => ReadOf<T> {
  const read = childrenReader(rows, root, makers);
  return (element) => {
    const part: ReadPart = {};
    read(element, part);
    return part as ReadOf<T>;
  };
}

/** The rows that may have written elements of a name. */
interface Candidates {
  /** The reader of the only row, if there is just one. */
  readonly only: ElementReader | undefined;
  readonly marked: readonly MarkedReader[];
  readonly unmarked: readonly ElementReader[];
}

/** A row whose elements are recognised, among others of their name, by texts of their children. */
interface MarkedReader {
  readonly read: ElementReader;
  readonly marks: readonly Mark[];
}

interface Mark {
  readonly namespace: string;
  readonly localName: string;
  readonly text: string;
}

function childrenReader<T>(rows: Aggregate<T>, root: RootName, makers: EntryMakers<T> = {}): ElementReader {
  const aggregates = candidatesIn(rows, namespaces.cac, root, makers);
  const basics = candidatesIn(rows, namespaces.cbc, root, makers);
  return (element, part) => {
    let seen: Map<Candidates, number> | undefined;
    const { children } = element;
    // By index: until the loop is optimised, an iterator allocates an object for every step.
    for (let at = 0; at < children.length; at += 1) {
      const child = children[at];
      if (child === undefined || typeof child === 'string') continue;
      const { namespace, localName } = child;
      const isBasic = namespace === namespaces.cbc;
      if (!isBasic && namespace !== namespaces.cac) continue;
      const candidates = (isBasic ? basics : aggregates).get(localName);
      if (candidates === undefined) continue;
      if (candidates.only === undefined) {
        seen ??= new Map();
        chosen(candidates, child, seen)?.(child, part);
      } else candidates.only(child, part);
    }
  };
}

/** The rows for elements of a namespace, by local name. */
function candidatesIn<T>(
  rows: Aggregate<T>,
  namespace: string,
  root: RootName,
  makers: EntryMakers<T>,
): ReadonlyMap<string, Candidates> {
  const readers = new Map<string, MarkedReader[]>();
  for (const row of rowsUnder(rows, root)) {
    const name = nameOf(row.element);
    if (name.namespace === namespace)
      entryOf(readers, name.localName, () => []).push(readerOf(row, root, makers));
  }
  return new Map(Array.from(readers, ([name, ofName]) => [name, candidatesOf(ofName)]));
}

function candidatesOf(readers: readonly MarkedReader[]): Candidates {
  return {
    only: readers.length === 1 ? readers[0]?.read : undefined,
    marked: readers.filter(({ marks }) => marks.length > 0),
    unmarked: readers.filter(({ marks }) => marks.length === 0).map(({ read }) => read),
  };
}

/** The entry of a map under a key; made if it is missing. */
export function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, first: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = first();
  map.set(key, value);
  return value;
}

/**
 * The row whose marks the element has; otherwise the first row for the first element, the next for the next,
 * and so on.
 */
function chosen(
  candidates: Candidates,
  element: UblElement,
  seen: Map<Candidates, number>,
): ElementReader | undefined {
  const { marked, unmarked } = candidates;
  for (const { read, marks } of marked) if (marks.every((mark) => has(element, mark))) return read;
  const before = seen.get(candidates) ?? 0;
  seen.set(candidates, before + 1);
  return unmarked[before] ?? unmarked.at(-1);
}

function has(element: UblElement, { namespace, localName, text }: Mark): boolean {
  for (const child of element.children) {
    if (typeof child === 'string' || child.localName !== localName || child.namespace !== namespace) continue;
    if (stringValue(child).trim() === text) return true;
  }
  return false;
}

function readerOf<T>(row: Row<T>, root: RootName, makers: EntryMakers<T>): MarkedReader {
  if (!('of' in row)) return { read: ownReader(row, root), marks: [] };
  // The row's type ties `of` and `parts` together, which the compiler cannot see behind a generic key.
  const parts = row.parts as unknown as Aggregate<Located>;
  const read = partReader(parts, root);
  const make: ((entry: object) => unknown) | undefined = makers[row.of];
  return { read: nestedReader(row.of, read, make), marks: marksOf(parts) };
}

function marksOf<T>(rows: Aggregate<T>): Mark[] {
  return rows.flatMap((row) => ('constant' in row ? [{ ...nameOf(row.element), text: row.constant }] : []));
}

function nestedReader(
  key: string,
  read: (element: UblElement) => object,
  make: ((entry: object) => unknown) | undefined,
): ElementReader {
  return (element, part) => {
    const nested = read(element);
    const entry = make === undefined ? nested : make(nested);
    const known = part[key];
    if (Array.isArray(known)) known.push(entry);
    else part[key] = [entry];
  };
}

/**
 * Reads what a row says about its own part: a value, attributes, or a group of them; the first element
 * counts.
 */
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

/** The attributes of a row that hold values of the part. */
function keptAttributes<T>(row: Row<T>): readonly { readonly name: string; readonly key: string }[] {
  if (!('attributes' in row)) return [];
  return (row.attributes ?? []).flatMap((attribute) =>
    'value' in attribute ? [{ name: attribute.name, key: attribute.value as string }] : [],
  );
}

function textOf(element: UblElement): string | undefined {
  const { children } = element;
  const only = children[0];
  return nonBlank(typeof only === 'string' && children.length === 1 ? only : stringValue(element));
}

function attributeOf({ attributes }: UblElement, name: string): string | undefined {
  for (const { namespace, localName, value } of attributes)
    if (localName === name && namespace === '') return nonBlank(value);
  return undefined;
}
