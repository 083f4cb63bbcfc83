import type { ElementName } from '../../../xml/element.ts';
import type { NameTable } from './name-table.ts';

/**
 * The path from a document down to an element. Documents share a few hundred of these paths, so facts that follow
 * from names alone are determined once for all documents.
 */
export interface ElementPath {
  readonly number: number;
  /** Number of the last name. */
  readonly name: number;
  /** The last name; empty if the path stands for many names. */
  readonly namespace: string;
  readonly localName: string;
  /** The paths that are one step longer, by local name. */
  readonly longer: Map<string, ElementPath[]>;
  /**
   * The path of the first child in the latest element with this path, and the path of its next sibling: the next
   * element usually has the same ones.
   */
  first: ElementPath | undefined;
  next: ElementPath | undefined;
}

type NameOfElement = Pick<ElementName, 'namespace' | 'localName'>;

export interface PathTable {
  /** The path of the document itself. */
  readonly document: ElementPath;
  /** Returns the path of a child element; `before` is the path of the previous sibling. */
  childPath(path: ElementPath, before: ElementPath | undefined, child: NameOfElement): ElementPath;
  /** Tells whether all elements of a path have the same ancestor names. */
  isExact(number: number): boolean;
}

/** Hostile documents could have any number of paths; further paths are not distinguished. */
const mostPaths = 4096;

/**
 * Numbers the paths in a rule set's documents. The first numbers, those of the name table, stand for elements
 * of a name anywhere: they are used if the rules do not mention every name on the path, or if there are too
 * many paths.
 */
export function createPathTable(names: NameTable): PathTable {
  const anywhere = Array.from({ length: names.size }, (_, name) => pathOf(name, name, '', ''));
  const document = pathOf(names.size, documentName, '', '');
  let size = names.size + 1;

  function lookUp(path: ElementPath, child: NameOfElement): ElementPath {
    for (const each of path.longer.get(child.localName) ?? []) {
      if (each.namespace === child.namespace) return each;
    }
    return extend(path, child);
  }

  function extend(path: ElementPath, { namespace, localName }: NameOfElement): ElementPath {
    const name = names.numberOf(namespace, localName);
    if (name === 0 || path.number < names.size || size >= mostPaths) return anywhere[name] as ElementPath;
    const longer = pathOf(size, name, namespace, localName);
    size += 1;
    const sameName = path.longer.get(localName);
    if (sameName === undefined) path.longer.set(localName, [longer]);
    else sameName.push(longer);
    return longer;
  }

  return {
    document,
    childPath(path, before, child) {
      const expected = before === undefined ? path.first : before.next;
      if (
        expected !== undefined &&
        expected.localName === child.localName &&
        expected.namespace === child.namespace
      )
        return expected;
      const found = lookUp(path, child);
      if (before === undefined) path.first = found;
      // A path that stands for elements anywhere may continue differently each time.
      else if (before.number >= names.size) before.next = found;
      return found;
    },
    isExact: (number) => number >= names.size,
  };
}

const documentName = -1;

function pathOf(number: number, name: number, namespace: string, localName: string): ElementPath {
  return { number, name, namespace, localName, longer: new Map(), first: undefined, next: undefined };
}
