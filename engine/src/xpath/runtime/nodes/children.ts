import { atMostOne, tooMany } from '../cardinality.ts';
import { spendOnVisits } from '../effort.ts';
import { childTable, none, wide } from './child-table.ts';
import { type DocumentIndex, elementAt, textOf } from './document.ts';

/** Lists of one element, by the element's number, kept for later documents: most lists have one element. */
const mostKept = 8192;
const ofOne: (readonly number[] | undefined)[] = new Array(mostKept).fill(undefined);

/** The list of one element. */
function listOf(n: number): readonly number[] {
  if (n >= mostKept) return [n];
  ofOne[n] ??= [n];
  return ofOne[n] as readonly number[];
}

/** The child elements with a name, in document order. */
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
  if (result !== undefined) return result;
  return first === 0 ? none : ((first < mostKept ? ofOne[first] : undefined) ?? listOf(first));
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

/** The child with a name, where at most one is allowed. */
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

/** Tells whether an element holds elements. */
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

/** The text of the only child with a name. */
export function onlyText(d: DocumentIndex, n: number, name: number): string | undefined {
  const child = onlyChild(d, n, name);
  return child === undefined ? undefined : (d.texts[child] ?? textOf(d, child));
}

/** The parent's children with the name of the element. */
export function sameNameSiblings(d: DocumentIndex, n: number): readonly number[] {
  return children(d, d.parent[n] as number, d.name[n] as number);
}
