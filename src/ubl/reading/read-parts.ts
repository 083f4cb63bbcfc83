import type { Aggregate, Row } from '../../core/binding.ts';
import { childElements, namespaces, stringValue, type UblElement } from '../../core/element.ts';
import type { Located, RootName } from '../../core/invoice.ts';
import { nonBlank } from '../../core/text.ts';

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
  readonly element: string;
  readonly text: string;
}

function childrenReader<T>(rows: Aggregate<T>, root: RootName): ElementReader {
  const candidates = new Map<string, Candidate[]>();
  for (const row of rows) {
    if (row.only !== undefined && row.only !== root) continue;
    const known = candidates.get(row.element);
    if (known === undefined) candidates.set(row.element, [candidateOf(row, root)]);
    else known.push(candidateOf(row, root));
  }
  return (element, part) => {
    const seen = new Map<string, number>();
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const name = nameOf(child);
      chosen(candidates.get(name) ?? [], child, name, seen)?.read(child, part);
    }
  };
}

function nameOf({ namespace, localName }: UblElement): string {
  if (namespace === namespaces.cbc) return `cbc:${localName}`;
  return namespace === namespaces.cac ? `cac:${localName}` : localName;
}

/** The row that is marked as the element is; else the first for the first element, the next for the next, and so on. */
function chosen(
  candidates: readonly Candidate[],
  element: UblElement,
  name: string,
  seen: Map<string, number>,
): Candidate | undefined {
  if (candidates.length < 2) return candidates[0];
  const marked = candidates.find(
    ({ marks }) => marks.length > 0 && marks.every((mark) => has(element, mark)),
  );
  if (marked !== undefined) return marked;
  const open = candidates.filter(({ marks }) => marks.length === 0);
  const before = seen.get(name) ?? 0;
  seen.set(name, before + 1);
  return open[before] ?? open.at(-1);
}

function has(element: UblElement, mark: Mark): boolean {
  return childElements(element).some(
    (child) => nameOf(child) === mark.element && stringValue(child).trim() === mark.text,
  );
}

function candidateOf<T>(row: Row<T>, root: RootName): Candidate {
  if ('of' in row) {
    // The row's type ties `of` and `parts` together; behind a generic key the compiler can't see it any more.
    const parts = row.parts as unknown as Aggregate<Located>;
    return { read: nestedReader(row.of, childrenReader(parts, root)), marks: marksOf(parts) };
  }
  return { read: ownReader(row, root), marks: [] };
}

function marksOf<T>(rows: Aggregate<T>): Mark[] {
  return rows.flatMap((row) => ('constant' in row ? [{ element: row.element, text: row.constant }] : []));
}

function nestedReader(key: string, read: ElementReader): ElementReader {
  return (element, part) => {
    const nested: ReadPart = {};
    read(element, nested);
    const known = part[key];
    if (Array.isArray(known)) known.push(nested);
    else part[key] = [nested];
  };
}

/** Reads what a row says of the part that it stands in: a value, attributes, or a group of them; the first one counts. */
function ownReader<T>(row: Exclude<Row<T>, { readonly of: string }>, root: RootName): ElementReader {
  if ('rows' in row) return childrenReader(row.rows, root);
  const key = 'value' in row ? row.value : undefined;
  const attributes = (row.attributes ?? []).flatMap((attribute) =>
    'value' in attribute ? [{ name: attribute.name, key: attribute.value as string }] : [],
  );
  return (element, part) => {
    if (key !== undefined) part[key] ??= nonBlank(stringValue(element));
    for (const attribute of attributes) part[attribute.key] ??= attributeOf(element, attribute.name);
  };
}

function attributeOf({ attributes }: UblElement, name: string): string | undefined {
  return nonBlank(
    attributes.find(({ namespace, localName }) => namespace === '' && localName === name)?.value,
  );
}
