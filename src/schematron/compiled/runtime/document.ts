import { stringValue, type UblElement } from '../../../ubl/tree.ts';

/**
 * A document numbered for rules: elements are numbers in document order (0 is the document, 1 its root element),
 * so document order is `<`, identity is `===`, and the subtree of an element is the range up to `end`.
 */
export interface DocumentIndex {
  readonly elements: UblElement[];
  /** Number of the name in the name table of the rules; 0 for names no rule mentions. */
  readonly name: number[];
  readonly parent: number[];
  /** The number after the last descendant. */
  readonly end: number[];
  /** The children of wide elements by name, built when first asked for. */
  readonly childTables: Map<number, number[][]>;
  /** Values that are the same everywhere in the document, computed when first asked for. */
  readonly memo: unknown[];
  readonly profile: string;
  /** Where elements are, filled in for those that are reported. */
  readonly locations: (string | undefined)[];
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

export function indexDocument(root: UblElement, names: NameTable, profile: string): DocumentIndex {
  const documentNode: UblElement = {
    namespace: '',
    prefix: '',
    localName: '',
    attributes: [],
    children: [root],
    parent: null,
    source: undefined,
  };
  const d: DocumentIndex = {
    elements: [documentNode],
    name: [documentName],
    parent: [-1],
    end: [0],
    childTables: new Map(),
    memo: [],
    locations: [],
    profile,
  };
  addElement(d, names, root, 0);
  d.end[0] = d.name.length;
  return d;
}

function addElement(d: DocumentIndex, names: NameTable, element: UblElement, parent: number): void {
  const number = d.name.length;
  d.elements.push(element);
  d.name.push(names.numberOf(element));
  d.parent.push(parent);
  d.end.push(0);
  const { children } = element;
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at] as UblElement | string;
    if (typeof child !== 'string') addElement(d, names, child, number);
  }
  d.end[number] = d.name.length;
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
