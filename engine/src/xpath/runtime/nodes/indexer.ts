import {
  type ElementName,
  nameless,
  noAttributes,
  onlyText,
  TreeElement,
  type XmlAttribute,
  type XmlElement,
} from '../../../xml/element.ts';
import { type ElementColumns, elementOf, isRootOfColumns } from '../../../xml/element-columns.ts';
import { type LocationPrefixes, noPrefixes } from '../../../xml/locations.ts';
import { countingLengths, effortFor } from '../effort.ts';
import { DynamicError } from '../errors.ts';
import type { Clock, DocumentIndex } from './document.ts';
import { columnsOf, type IndexColumns, isWorthKeeping, longer, shortest } from './index-columns.ts';
import type { NameTable } from './name-table.ts';
import { createPathTable, type ElementPath } from './paths.ts';

/** Columns of the elements of a document, by number. */
type Content = Pick<DocumentIndex, 'element' | 'texts' | 'attributes'>;

const noDocuments: ReadonlyMap<string, XmlElement> = new Map();

/** Indexes one document at a time. */
export interface Indexer {
  /** Calls `use` with the index of a document; the index is valid until the call returns. */
  withIndex<Result>(root: XmlElement, profile: string, use: (d: DocumentIndex) => Result): Result;
  /** Tells whether all elements of a path, given by number, have the same ancestor names. */
  isExactPath(path: number): boolean;
}

/** `documents` are further documents that rules may read; `prefixes` are the prefixes for locations. */
export function createIndexer(
  names: NameTable,
  clock?: Clock,
  documents: ReadonlyMap<string, XmlElement> = noDocuments,
  prefixes: LocationPrefixes = noPrefixes,
): Indexer {
  const paths = createPathTable(names);
  const indexed = new Map<string, DocumentIndex>();
  let kept = columnsOf(shortest);
  let columns = kept;
  let lastOfName = new Int32Array(names.size);
  let size = 0;

  /** Adds an element by its path, and returns its number. */
  function add(path: ElementPath, parent: number): number {
    const number = size;
    size += 1;
    columns.name[number] = path.name;
    columns.path[number] = path.number;
    columns.parent[number] = parent;
    columns.end[number] = size;
    columns.sameNameBefore[number] = lastOfName[path.name] as number;
    lastOfName[path.name] = number;
    return number;
  }

  /** Adds an element with its content. */
  function addWith(
    path: ElementPath,
    parent: number,
    text: string | undefined,
    attributes: readonly XmlAttribute[],
  ): number {
    if (size === columns.name.length) columns = longer(columns);
    columns.texts[size] = text;
    columns.attributes[size] = attributes;
    return add(path, parent);
  }

  /** Adds the child elements of an element, and lists them. */
  function addChildren(
    children: XmlElement['children'],
    path: ElementPath,
    parent: number,
    elements: XmlElement[],
  ): void {
    let before: ElementPath | undefined;
    for (let at = 0; at < children.length; at += 1) {
      const child = children[at] as XmlElement | string;
      if (typeof child === 'string') continue;
      before = paths.childPath(path, before, child);
      const text = onlyText(child);
      elements.push(child);
      const number = addWith(before, parent, text, child.attributes);
      if (text === undefined) addChildren(child.children, before, number, elements);
    }
    columns.end[parent] = size;
  }

  /** Adds an element of columns and its descendants, which keep their numbers. */
  function addFromColumns(
    from: ElementColumns,
    n: number,
    parentPath: ElementPath,
    before: ElementPath | undefined,
    parent: number,
  ): ElementPath {
    const path = paths.childPath(parentPath, before, from.names[n] as ElementName);
    add(path, parent);
    const end = from.ends[n] as number;
    let last: ElementPath | undefined;
    for (let child = n + 1; child < end; child = from.ends[child] as number)
      last = addFromColumns(from, child, path, last, n);
    columns.end[n] = end;
    return path;
  }

  /** Adds a document, and returns the function that gives its elements by number. */
  function addDocument(root: XmlElement, into: IndexColumns): Content {
    columns = into;
    lastOfName.fill(0);
    size = 0;
    const above = documentNodeAbove(root);
    if (isRootOfColumns(root)) {
      const { elements } = root;
      const { texts, attributes, size: length } = elements.columns;
      if (length > columns.name.length) columns = columnsOf(length);
      add(paths.document, -1);
      addFromColumns(elements.columns, 1, paths.document, undefined, 0);
      columns.end[0] = size;
      return { texts, attributes, element: (n) => (n === 0 ? above : elementOf(elements, n)) };
    }
    addWith(paths.document, -1, undefined, noAttributes);
    const found = [above];
    addChildren([root], paths.document, 0, found);
    const { texts, attributes } = columns;
    return { texts, attributes, element: (n) => found[n] as XmlElement };
  }

  /**
   * Releases a document, so that the columns do not keep it in memory; clearing costs more for a small
   * document.
   */
  function release(): void {
    if (size <= shortest) return;
    columns.texts.fill(undefined);
    columns.attributes.fill(noAttributes);
    if (isWorthKeeping(columns)) kept = columns;
  }

  /** Written field by field: an object made by a spread is slow to read. */
  function indexAsAdded(
    { texts, attributes, element }: Content,
    profile: string,
    clock: Clock | undefined,
  ): DocumentIndex {
    return {
      size,
      element,
      attributes,
      texts,
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
      uncountedWays: effortFor(size),
      listQuestions: 0,
      memo: [],
      profile,
      prefixes,
      clock,
      now: undefined,
      judged: undefined,
      others,
      positions: new Map(),
    };
  }

  /** Returns another document, indexed on first use in its own columns, and kept. */
  function others(name: string): DocumentIndex {
    const known = indexed.get(name);
    if (known !== undefined) return known;
    const root = documents.get(name);
    if (root === undefined)
      throw new DynamicError('FODC0002', `the document ${JSON.stringify(name)} is not registered`);
    const judged = { columns, lastOfName, size };
    lastOfName = new Int32Array(names.size);
    const index = indexAsAdded(addDocument(root, columnsOf(shortest)), '', undefined);
    ({ columns, lastOfName, size } = judged);
    indexed.set(name, index);
    return index;
  }

  return {
    withIndex(root, profile, use) {
      for (const each of indexed.values()) {
        each.effort = effortFor(each.size);
        each.uncountedWays = each.effort;
      }
      try {
        const d = indexAsAdded(addDocument(root, kept), profile, clock);
        return countingLengths(d, () => use(d));
      } finally {
        release();
      }
    },
    isExactPath: paths.isExact,
  };
}

function documentNodeAbove(root: XmlElement): XmlElement {
  return new TreeElement(nameless, [], null, root.markupAround, [root]);
}
