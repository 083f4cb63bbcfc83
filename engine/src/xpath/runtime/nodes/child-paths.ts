import { atMostOne } from '../cardinality.ts';
import { spendOnVisits } from '../effort.ts';
import { childTable, none, wide } from './child-table.ts';
import { children, someChild } from './children.ts';
import { type DocumentIndex, textOf } from './document.ts';

/** `a/b/c` as names from an element down. */
export type ChildPath = readonly number[];

/**
 * Returns the elements to which a path leads from its step `first`. Usually there is at most one; then no list is
 * made, and no function is called for each step.
 */
export function childPath(d: DocumentIndex, n: number, path: ChildPath, first = 0): readonly number[] {
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
  for (const each of from) for (const inner of childPath(d, each, path, at)) result.push(inner);
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

/** The element at the end of a path that may lead to only one. */
export function onlyAt(d: DocumentIndex, n: number, path: ChildPath): number | undefined {
  return atMostOne(childPath(d, n, path));
}

/** The text of the only element at the end of a path. */
export function onlyTextAt(d: DocumentIndex, n: number, path: ChildPath): string | undefined {
  const child = onlyAt(d, n, path);
  return child === undefined ? undefined : (d.texts[child] ?? textOf(d, child));
}

/** Tells whether an element at the end of a path passes a test. */
export function someAt(
  d: DocumentIndex,
  n: number,
  path: ChildPath,
  test: (n: number) => boolean,
  at = 0,
): boolean {
  const name = path[at] as number;
  if (at === path.length - 1) return someChild(d, n, name, test);
  const { end, name: names } = d;
  const stop = end[n] as number;
  if (stop - n > wide) return someAtOfWide(d, n, path, test, at);
  for (let child = n + 1; child < stop; child = end[child] as number) {
    if (names[child] === name && someAt(d, child, path, test, at + 1)) return true;
  }
  return false;
}

/** A separate function, because a nested function takes memory at every call of the outer one. */
const someAtOfWide: typeof someAt = (d, n, path, test, at = 0) =>
  someChild(d, n, path[at] as number, (child) => someAt(d, child, path, test, at + 1));

/** Tells whether an element at the end of a path has a text. */
export function someTextIs(d: DocumentIndex, n: number, path: ChildPath, text: string, at = 0): boolean {
  const { end, name: names, texts } = d;
  const name = path[at] as number;
  const isLast = at === path.length - 1;
  const stop = end[n] as number;
  if (stop - n > wide) return someTextIsOfWide(d, n, path, text, at);
  for (let child = n + 1; child < stop; child = end[child] as number) {
    if (names[child] !== name) continue;
    if (isLast ? (texts[child] ?? textOf(d, child)) === text : someTextIs(d, child, path, text, at + 1))
      return true;
  }
  return false;
}

const someTextIsOfWide: typeof someTextIs = (d, n, path, text, at = 0) =>
  someChild(d, n, path[at] as number, (child) =>
    at === path.length - 1 ? textOf(d, child) === text : someTextIs(d, child, path, text, at + 1),
  );
