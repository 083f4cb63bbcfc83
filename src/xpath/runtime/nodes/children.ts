import { atMostOne, tooMany } from '../cardinality.ts';
import { spendOnVisits } from '../effort.ts';
import { type DocumentIndex, elementAt, textOf } from './document.ts';

/** Elements with more descendants than this get a table of children by name. */
const wide = 48;

const none: readonly number[] = [];

/** Lists of one element, by its number, kept for the next documents: most lists that rules ask for have one. */
const ofOne: (readonly number[] | undefined)[] = new Array(8192).fill(undefined);

/** The list of one element. */
function listOf(n: number): readonly number[] {
  if (n >= ofOne.length) return [n];
  ofOne[n] ??= [n];
  return ofOne[n] as readonly number[];
}

/** The child elements of a name, in document order. */
export function children(d: DocumentIndex, n: number, name: number): readonly number[] {
  const { end, name: names } = d;
  const stop = end[n] as number;
  if (stop - n > wide) return childTable(d, n)[name] ?? none;
  let first = 0;
  let result: number[] | undefined;
  for (let child = n + 1; child < stop; child = end[child] as number) {
    if (names[child] !== name) continue;
    if (first === 0) first = child;
    else if (result === undefined) result = [first, child];
    else result.push(child);
  }
  return result ?? (first === 0 ? none : listOf(first));
}

function childTable(d: DocumentIndex, n: number): number[][] {
  const known = d.childTables.get(n);
  if (known !== undefined) return known;
  const table: number[][] = [];
  const end = d.end[n] as number;
  for (let child = n + 1; child < end; child = d.end[child] as number) {
    const name = d.name[child] as number;
    const siblings = table[name];
    if (siblings === undefined) table[name] = [child];
    else siblings.push(child);
  }
  d.childTables.set(n, table);
  return table;
}

export function hasChild(d: DocumentIndex, n: number, name: number): boolean {
  const { end, name: names } = d;
  const stop = end[n] as number;
  if (stop - n > wide) return childTable(d, n)[name] !== undefined;
  for (let child = n + 1; child < stop; child = end[child] as number) {
    if (names[child] === name) return true;
  }
  return false;
}

export function firstChild(d: DocumentIndex, n: number, name: number): number | undefined {
  const { end, name: names } = d;
  const stop = end[n] as number;
  if (stop - n > wide) return childTable(d, n)[name]?.[0];
  for (let child = n + 1; child < stop; child = end[child] as number) {
    if (names[child] === name) return child;
  }
  return undefined;
}

/** The child of a name, where at most one is allowed. */
export function onlyChild(d: DocumentIndex, n: number, name: number): number | undefined {
  const { end, name: names } = d;
  const stop = end[n] as number;
  if (stop - n > wide) return atMostOne(childTable(d, n)[name] ?? none);
  let only: number | undefined;
  for (let child = n + 1; child < stop; child = end[child] as number) {
    if (names[child] !== name) continue;
    if (only !== undefined) tooMany(children(d, n, name));
    only = child;
  }
  return only;
}

export function someChild(d: DocumentIndex, n: number, name: number, test: (n: number) => boolean): boolean {
  const { end, name: names } = d;
  const stop = end[n] as number;
  if (stop - n > wide) {
    const siblings = childTable(d, n)[name] ?? none;
    let at = 0;
    while (at < siblings.length && !test(siblings[at] as number)) at += 1;
    spendOnVisits(d, at);
    return at < siblings.length;
  }
  for (let child = n + 1; child < stop; child = end[child] as number) {
    if (names[child] === name && test(child)) return true;
  }
  return false;
}

/** `a/b/c` as names from an element down. */
export type ChildPath = readonly number[];

export function childPath(d: DocumentIndex, n: number, path: ChildPath): readonly number[] {
  return below(d, n, path, 0);
}

/** Most paths lead to one element or none, which take no list of their own and no call for each step. */
function below(d: DocumentIndex, n: number, path: ChildPath, first: number): readonly number[] {
  const { end, name: names } = d;
  const last = path.length - 1;
  let from = n;
  for (let at = first; ; at += 1) {
    const name = path[at] as number;
    const stop = end[from] as number;
    if (at === last || stop - from > wide) {
      const found = children(d, from, name);
      if (stop - from > wide) spendOnVisits(d, found.length);
      if (at === last || found.length === 0) return found;
      if (found.length > 1) return belowEach(d, found, path, at + 1);
      from = found[0] as number;
      continue;
    }
    let only = 0;
    for (let child = from + 1; child < stop; child = end[child] as number) {
      if (names[child] !== name) continue;
      if (only !== 0) return belowEach(d, children(d, from, name), path, at + 1);
      only = child;
    }
    if (only === 0) return none;
    from = only;
  }
}

function belowEach(
  d: DocumentIndex,
  from: readonly number[],
  path: ChildPath,
  at: number,
): readonly number[] {
  const result: number[] = [];
  for (const each of from) for (const inner of below(d, each, path, at)) result.push(inner);
  return result;
}

export function hasPath(d: DocumentIndex, n: number, path: ChildPath, at = 0): boolean {
  const { end, name: names } = d;
  const name = path[at] as number;
  const isLast = at === path.length - 1;
  const stop = end[n] as number;
  if (stop - n > wide) {
    const siblings = childTable(d, n)[name] ?? none;
    if (isLast) return siblings.length > 0;
    let before = 0;
    while (before < siblings.length && !hasPath(d, siblings[before] as number, path, at + 1)) before += 1;
    spendOnVisits(d, before);
    return before < siblings.length;
  }
  for (let child = n + 1; child < stop; child = end[child] as number) {
    if (names[child] === name && (isLast || hasPath(d, child, path, at + 1))) return true;
  }
  return false;
}

/** The element at the end of a path, where at most one is allowed. */
export function onlyAt(d: DocumentIndex, n: number, path: ChildPath): number | undefined {
  return atMostOne(childPath(d, n, path));
}

/** Whether an element holds elements. */
export function hasElements(d: DocumentIndex, n: number): boolean {
  return (d.end[n] as number) > n + 1;
}

/** The text nodes of an element. */
export function texts(d: DocumentIndex, n: number): readonly string[] {
  const only = d.texts[n];
  if (only !== undefined) return [only];
  const { children: nodes } = elementAt(d, n);
  spendOnVisits(d, nodes.length);
  return nodes.filter((node) => typeof node === 'string');
}

/** The text of the only child of a name. */
export function onlyText(d: DocumentIndex, n: number, name: number): string | undefined {
  const child = onlyChild(d, n, name);
  return child === undefined ? undefined : (d.texts[child] ?? textOf(d, child));
}

/** The text of the only element at the end of a path. */
export function onlyTextAt(d: DocumentIndex, n: number, path: ChildPath): string | undefined {
  const child = onlyAt(d, n, path);
  return child === undefined ? undefined : (d.texts[child] ?? textOf(d, child));
}

/** The parent's children with the name of the element. */
export function sameNameSiblings(d: DocumentIndex, n: number): readonly number[] {
  return children(d, d.parent[n] as number, d.name[n] as number);
}
