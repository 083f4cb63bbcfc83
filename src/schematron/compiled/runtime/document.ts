import { stringValue, type UblElement } from '../../../ubl/tree.ts';

/**
 * A document numbered for rules: elements are numbers in document order (0 is the document, 1 its root element),
 * so document order is `<`, identity is `===`, and the subtree of an element is the range up to `end`.
 */
export interface DocumentIndex {
  /** How many there are, the document included; the columns may be longer. */
  readonly size: number;
  readonly elements: readonly UblElement[];
  /** Number of the name in the name table of the rules; 0 for names no rule mentions. */
  readonly name: Int32Array;
  readonly parent: Int32Array;
  /** The number after the last descendant. */
  readonly end: Int32Array;
  /** The children of wide elements by name, built when first asked for. */
  readonly childTables: Map<number, number[][]>;
  /** All elements by name, found when first asked for. */
  readonly byName: (readonly number[])[];
  /** Values that are the same everywhere in the document, computed when first asked for. */
  readonly memo: unknown[];
  readonly profile: string;
  /** Positions among siblings of the same name, counted where an element is reported. */
  readonly positions: Map<number, number>;
}

export type ElementName = readonly [namespace: string, localName: string];

/** Numbers the element names that a set of rules mentions. */
export interface NameTable {
  readonly size: number;
  numberOf(element: UblElement): number;
}

export const documentName = -1;

export function createNameTable(names: readonly ElementName[]): NameTable {
  const byLocalName = new Map<string, { namespace: string; number: number }[]>();
  names.forEach(([namespace, localName], index) => {
    const entries = byLocalName.get(localName) ?? [];
    entries.push({ namespace, number: index + 1 });
    byLocalName.set(localName, entries);
  });
  return {
    size: names.length + 1,
    numberOf({ namespace, localName }) {
      const entries = byLocalName.get(localName);
      if (entries === undefined) return 0;
      for (const entry of entries) if (entry.namespace === namespace) return entry.number;
      return 0;
    },
  };
}

/** The columns of an index, kept from one document to the next: filling them costs less than making them. */
interface Columns {
  name: Int32Array;
  parent: Int32Array;
  end: Int32Array;
}

const smallest = 1024;
/** Columns longer than this are given back. */
const longestKept = 65_536;

function columnsOf(length: number): Columns {
  return { name: new Int32Array(length), parent: new Int32Array(length), end: new Int32Array(length) };
}

/** Indexes one document after the other; an index is good until the next document. */
export interface Indexer {
  index(root: UblElement, profile: string): DocumentIndex;
}

export function createIndexer(names: NameTable): Indexer {
  let kept = columnsOf(smallest);
  let columns = kept;
  let elements: UblElement[] = [];

  function add(element: UblElement, parent: number): void {
    const number = elements.length;
    elements.push(element);
    if (number === columns.name.length) columns = longer(columns);
    columns.name[number] = names.numberOf(element);
    columns.parent[number] = parent;
    const { children } = element;
    for (let at = 0; at < children.length; at += 1) {
      const child = children[at] as UblElement | string;
      if (typeof child !== 'string') add(child, number);
    }
    columns.end[number] = elements.length;
  }

  return {
    index(root, profile) {
      columns = kept;
      elements = [documentNodeAbove(root)];
      columns.name[0] = documentName;
      columns.parent[0] = -1;
      add(root, 0);
      columns.end[0] = elements.length;
      if (columns.name.length <= longestKept) kept = columns;
      const { name, parent, end } = columns;
      return {
        size: elements.length,
        elements,
        name,
        parent,
        end,
        childTables: new Map(),
        byName: [],
        memo: [],
        profile,
        positions: new Map(),
      };
    },
  };
}

function longer({ name, parent, end }: Columns): Columns {
  const columns = columnsOf(name.length * 2);
  columns.name.set(name);
  columns.parent.set(parent);
  columns.end.set(end);
  return columns;
}

function documentNodeAbove(root: UblElement): UblElement {
  return {
    namespace: '',
    prefix: '',
    localName: '',
    attributes: [],
    children: [root],
    parent: null,
    source: undefined,
  };
}

export function elementAt(d: DocumentIndex, n: number): UblElement {
  return d.elements[n] as UblElement;
}

/** The string value of an element. */
export function textOf(d: DocumentIndex, n: number): string {
  const { children } = d.elements[n] as UblElement;
  if (children.length === 1) {
    const only = children[0];
    if (typeof only === 'string') return only;
  }
  return stringValue(d.elements[n] as UblElement);
}

/** A value that depends on the document alone: computed once; an error is kept and thrown again. */
export function perDocument<Value>(
  slot: number,
  compute: (d: DocumentIndex) => Value,
): (d: DocumentIndex) => Value {
  return (d) => {
    const known = d.memo[slot];
    if (known === undefined) return computeOnce(d, slot, compute);
    if (!(known instanceof Outcome)) return known as Value;
    if (known.failed) throw known.value;
    return known.value as Value;
  };
}

function computeOnce<Value>(d: DocumentIndex, slot: number, compute: (d: DocumentIndex) => Value): Value {
  try {
    const value = compute(d);
    d.memo[slot] = value === undefined ? new Outcome(false, value) : value;
    return value;
  } catch (error) {
    d.memo[slot] = new Outcome(true, error);
    throw error;
  }
}

class Outcome {
  readonly failed: boolean;
  readonly value: unknown;

  constructor(failed: boolean, value: unknown) {
    this.failed = failed;
    this.value = value;
  }
}

/** The same for values that depend on nothing: computed once for all documents. */
export function constant<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** A variable of a rule, computed when first used. */
export function lazily<Value>(compute: () => Value): () => Value {
  let known = false;
  let value: Value | undefined;
  return () => {
    if (!known) {
      value = compute();
      known = true;
    }
    return value as Value;
  };
}
