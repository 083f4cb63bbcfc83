import {
  type ElementName,
  onlyText,
  stringValue,
  TreeElement,
  type UblElement,
} from '../../../core/element.ts';
import { type Effort, effortFor, spendOnVisits } from '../effort.ts';
import type { NameTable } from './name-table.ts';
import { createPathTable, type ElementPath } from './paths.ts';

/**
 * A document numbered for rules: elements are numbers in document order (0 is the document, 1 its root
 * element), so document order is `<`, identity is `===`, and the subtree of an element is the range up to
 * `end`.
 */
export interface DocumentIndex extends Effort {
  /** The number of nodes, the document included; the columns may be longer. */
  readonly size: number;
  readonly elements: readonly UblElement[];
  /** The text of each element that holds one text node and nothing else, as most do; undefined for others. */
  readonly texts: readonly (string | undefined)[];
  /** Number of the name in the rules' name table; 0 for names that no rule mentions. */
  readonly name: Int32Array;
  /** Number of the path in the rules' path table. */
  readonly path: Int32Array;
  readonly parent: Int32Array;
  /** The number after that of its last descendant. */
  readonly end: Int32Array;
  /** The children of wide elements by name, built on first use. */
  readonly childTables: Map<number, number[][]>;
  /** All elements by name, listed on first use. */
  readonly byName: (readonly number[])[];
  /**
   * The last element of each name, and for each element the previous one with its name; 0 if there is none.
   */
  readonly lastOfName: Int32Array;
  readonly sameNameBefore: Int32Array;
  /** The elements with an attribute without namespace, by its name; found on first use. */
  attributeOwners: ReadonlyMap<string, readonly number[]> | undefined;
  /** How often lists of the document were searched for items with a key. */
  listQuestions: number;
  /** Values that are the same everywhere in the document, computed on first use. */
  readonly memo: unknown[];
  readonly profile: string;
  /** Undefined if the caller gave no clock. */
  readonly clock: Clock | undefined;
  /** The time of the clock, as an xs:dateTime; read on first use. */
  now: string | undefined;
  /** The documents that rules may read besides this one, by name. */
  readonly others: (name: string) => DocumentIndex;
  /** Positions among siblings of the same name, counted for reported elements. */
  readonly positions: Map<number, number>;
}

/** The columns of an index, reused for the next document: filling them costs less than allocating them. */
interface Columns {
  readonly elements: UblElement[];
  readonly texts: (string | undefined)[];
  readonly name: Int32Array;
  readonly path: Int32Array;
  readonly parent: Int32Array;
  readonly end: Int32Array;
  readonly sameNameBefore: Int32Array;
}

const nameless: ElementName = { namespace: '', prefix: '', localName: '', field: '' };
const nothing: UblElement = documentNodeAbove();
const noDocuments: ReadonlyMap<string, UblElement> = new Map();
const smallest = 1024;
/** Longer columns are released. */
const longestKept = 1_048_576;

function columnsOf(length: number): Columns {
  return {
    elements: new Array<UblElement>(length).fill(nothing),
    texts: new Array<string | undefined>(length).fill(undefined),
    name: new Int32Array(length),
    path: new Int32Array(length),
    parent: new Int32Array(length),
    end: new Int32Array(length),
    sameNameBefore: new Int32Array(length),
  };
}

function longer(columns: Columns): Columns {
  const longer = columnsOf(columns.name.length * 2);
  columns.elements.forEach((element, n) => {
    longer.elements[n] = element;
    longer.texts[n] = columns.texts[n];
  });
  longer.name.set(columns.name);
  longer.path.set(columns.path);
  longer.parent.set(columns.parent);
  longer.end.set(columns.end);
  longer.sameNameBefore.set(columns.sameNameBefore);
  return longer;
}

/** Indexes one document at a time. */
export interface Indexer {
  /** Calls `use` with the index of a document, which is valid until the call returns. */
  withIndex<Result>(root: UblElement, profile: string, use: (d: DocumentIndex) => Result): Result;
  /** Whether all elements of a path, given by number, have the same ancestor names. */
  isExactPath(path: number): boolean;
}

/** Returns the current xs:dateTime, with its timezone. */
export type Clock = () => string;

/** `documents` are those that rules may read besides the one that is judged. */
export function createIndexer(
  names: NameTable,
  clock?: Clock,
  documents: ReadonlyMap<string, UblElement> = noDocuments,
): Indexer {
  const paths = createPathTable(names);
  const indexed = new Map<string, DocumentIndex>();
  let kept = columnsOf(smallest);
  let columns = kept;
  let lastOfName = new Int32Array(names.size);
  let size = 0;

  function add(element: UblElement, path: ElementPath, parent: number): void {
    const number = size;
    if (number === columns.name.length) columns = longer(columns);
    size += 1;
    columns.elements[number] = element;
    columns.name[number] = path.name;
    columns.path[number] = path.number;
    columns.parent[number] = parent;
    columns.sameNameBefore[number] = lastOfName[path.name] as number;
    lastOfName[path.name] = number;
    const text = onlyText(element);
    columns.texts[number] = text;
    if (text === undefined) addChildren(element.children, path, number);
    columns.end[number] = size;
  }

  function addChildren(children: UblElement['children'], path: ElementPath, parent: number): void {
    let before: ElementPath | undefined;
    for (let at = 0; at < children.length; at += 1) {
      const child = children[at] as UblElement | string;
      if (typeof child === 'string') continue;
      before = paths.childPath(path, before, child);
      add(child, before, parent);
    }
  }

  function addDocument(root: UblElement, into: Columns): void {
    columns = into;
    lastOfName.fill(0);
    columns.elements[0] = documentNodeAbove(root);
    columns.name[0] = paths.document.name;
    columns.path[0] = paths.document.number;
    columns.parent[0] = -1;
    size = 1;
    addChildren([root], paths.document, 0);
    columns.end[0] = size;
  }

  /**
   * Releases a document, so that the columns do not keep it in memory; for a small one clearing them would
   * cost more.
   */
  function release(): void {
    if (size <= smallest) return;
    columns.elements.fill(nothing, 0, size);
    columns.texts.fill(undefined, 0, size);
    if (columns.name.length <= longestKept) kept = columns;
  }

  /** Written field by field: a spread would make an object that is slow to read. */
  function indexAsAdded(profile: string, clock: Clock | undefined): DocumentIndex {
    return {
      size,
      elements: columns.elements,
      texts: columns.texts,
      name: columns.name,
      path: columns.path,
      parent: columns.parent,
      end: columns.end,
      childTables: new Map(),
      byName: [],
      lastOfName,
      sameNameBefore: columns.sameNameBefore,
      attributeOwners: undefined,
      effort: effortFor(size),
      listQuestions: 0,
      memo: [],
      profile,
      clock,
      now: undefined,
      others,
      positions: new Map(),
    };
  }

  /** Indexed on first use, in columns of its own, and kept. */
  function others(name: string): DocumentIndex {
    const known = indexed.get(name);
    if (known !== undefined) return known;
    const root = documents.get(name);
    if (root === undefined) throw new Error(`the document ${name} is not registered`);
    const judged = { columns, lastOfName, size };
    lastOfName = new Int32Array(names.size);
    addDocument(root, columnsOf(smallest));
    const index = indexAsAdded('', undefined);
    ({ columns, lastOfName, size } = judged);
    indexed.set(name, index);
    return index;
  }

  return {
    withIndex(root, profile, use) {
      for (const each of indexed.values()) each.effort = effortFor(each.size);
      try {
        addDocument(root, kept);
        return use(indexAsAdded(profile, clock));
      } finally {
        release();
      }
    },
    isExactPath: paths.isExact,
  };
}

function documentNodeAbove(...children: readonly UblElement[]): UblElement {
  return new TreeElement(nameless, [], null, undefined, children);
}

export function elementAt(d: DocumentIndex, n: number): UblElement {
  return d.elements[n] as UblElement;
}

/** The string value of an element. */
export function textOf(d: DocumentIndex, n: number): string {
  return d.texts[n] ?? textBelow(d, n);
}

function textBelow(d: DocumentIndex, n: number): string {
  const text = stringValue(d.elements[n] as UblElement);
  spendOnVisits(d, (d.end[n] as number) - n + text.length);
  return text;
}

/** The index of another document that the rules were given under this name. */
export function otherDocument(d: DocumentIndex, name: string): DocumentIndex {
  return d.others(name);
}
