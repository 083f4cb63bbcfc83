import type { XmlAttribute } from '../../../xml/element.ts';
import { spendOnVisits } from '../effort.ts';
import { type DocumentIndex, elementAt } from './document.ts';

/** Maps each element to elements, in document order without duplicates. */
export function eachIn(from: readonly number[], to: (n: number) => readonly number[]): readonly number[] {
  if (from.length === 1) return inDocumentOrder(to(from[0] as number));
  const result: number[] = [];
  for (const n of from) for (const each of to(n)) result.push(each);
  return inDocumentOrder(result);
}

/** Returns the list sorted and without duplicates; the array itself if it already is. */
export function inDocumentOrder(nodes: readonly number[]): readonly number[] {
  for (let at = 1; at < nodes.length; at += 1) {
    if ((nodes[at - 1] as number) >= (nodes[at] as number)) {
      const sorted = [...nodes].sort((left, right) => left - right);
      return sorted.filter((n, index) => n !== sorted[index - 1]);
    }
  }
  return nodes;
}

/** All descendants with a name, in document order. */
export function descendants(d: DocumentIndex, n: number, name: number): readonly number[] {
  const end = d.end[n] as number;
  const all = elementsNamed(d, name);
  if (n <= 1) return all[0] === n ? all.slice(1) : all;
  const result: number[] = [];
  for (let at = firstAfter(all, n); at < all.length && (all[at] as number) < end; at += 1)
    result.push(all[at] as number);
  spendOnVisits(d, result.length);
  return result;
}

/** All elements with a name in the document. */
function elementsNamed(d: DocumentIndex, name: number): readonly number[] {
  const known = d.byName[name];
  if (known !== undefined) return known;
  const found: number[] = [];
  for (let n = d.lastOfName[name] as number; n > 0; n = d.sameNameBefore[n] as number) found.push(n);
  found.reverse();
  d.byName[name] = found;
  return found;
}

function firstAfter(sorted: readonly number[], n: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= n) low = middle + 1;
    else high = middle;
  }
  return low;
}

export type ElementTest = (d: DocumentIndex, n: number) => boolean;

/** `*`, `element()`. */
export const anyElement: ElementTest = (_, n) => n > 0;

/** `node()` on elements and the document. */
export const anyNode: ElementTest = () => true;

export const documentNode: ElementTest = (_, n) => n === 0;

export const named =
  (name: number): ElementTest =>
  (d, n) =>
    d.name[n] === name;

export const inNamespace =
  (namespace: string): ElementTest =>
  (d, n) =>
    n > 0 && elementAt(d, n).namespace === namespace;

export const withLocalName =
  (localName: string): ElementTest =>
  (d, n) =>
    elementAt(d, n).localName === localName;

export type ElementAxis =
  | 'child'
  | 'descendant'
  | 'descendant-or-self'
  | 'parent'
  | 'ancestor'
  | 'ancestor-or-self'
  | 'following-sibling'
  | 'preceding-sibling'
  | 'following'
  | 'preceding';

/** The elements on an axis that pass a test, in the order of the axis. */
export function select(d: DocumentIndex, n: number, axis: ElementAxis, test: ElementTest): readonly number[] {
  const result: number[] = [];
  let visits = 0;
  const take = (each: number) => {
    visits += 1;
    if (test(d, each)) result.push(each);
  };
  const end = d.end[n] as number;
  switch (axis) {
    case 'child':
      for (let child = n + 1; child < end; child = d.end[child] as number) take(child);
      break;
    case 'descendant':
    case 'descendant-or-self':
      for (let each = axis === 'descendant' ? n + 1 : n; each < end; each += 1) take(each);
      break;
    case 'parent':
      if (n > 0) take(d.parent[n] as number);
      break;
    case 'ancestor':
    case 'ancestor-or-self':
      for (
        let each = axis === 'ancestor' ? (d.parent[n] as number) : n;
        each >= 0;
        each = d.parent[each] as number
      )
        take(each);
      break;
    case 'following-sibling':
      if (n > 0) {
        const parentEnd = d.end[d.parent[n] as number] as number;
        for (let each = end; each < parentEnd; each = d.end[each] as number) take(each);
      }
      break;
    case 'preceding-sibling': {
      if (n === 0) break;
      for (let each = (d.parent[n] as number) + 1; each < n; each = d.end[each] as number) take(each);
      result.reverse();
      break;
    }
    case 'following':
      for (let each = end; each < d.size; each += 1) take(each);
      break;
    case 'preceding':
      // Ancestors also begin before a node, but end after the node.
      for (let each = n - 1; each > 0; each -= 1) if ((d.end[each] as number) <= n) take(each);
      break;
  }
  spendOnVisits(d, visits);
  return result;
}

export function hasAncestor(d: DocumentIndex, n: number, name: number): boolean {
  for (let each = d.parent[n] as number; each >= 0; each = d.parent[each] as number)
    if (d.name[each] === name) return true;
  return false;
}

export function parentOf(d: DocumentIndex, n: number): number | undefined {
  return n === 0 ? undefined : d.parent[n];
}

/** The value of an attribute without namespace. */
export function attribute(d: DocumentIndex, n: number, localName: string): string | undefined {
  const attributes = d.attributes[n] as readonly XmlAttribute[];
  for (let at = 0; at < attributes.length; at += 1) {
    const each = attributes[at];
    if (each !== undefined && each.localName === localName && each.namespace === '') return each.value;
  }
  return undefined;
}

/** The values of an attribute on several elements. */
export function attributes(d: DocumentIndex, from: readonly number[], localName: string): readonly string[] {
  const result: string[] = [];
  for (const n of from) {
    const value = attribute(d, n, localName);
    if (value !== undefined) result.push(value);
  }
  return result;
}

export function hasAttribute(d: DocumentIndex, n: number, localName: string): boolean {
  return attribute(d, n, localName) !== undefined;
}

/** The elements of the document that have an attribute without namespace. */
export function attributeOwners(d: DocumentIndex, localName: string): readonly number[] {
  d.attributeOwners ??= ownersByName(d);
  return d.attributeOwners.get(localName) ?? [];
}

function ownersByName(d: DocumentIndex): ReadonlyMap<string, readonly number[]> {
  const owners = new Map<string, number[]>();
  for (let n = 1; n < d.size; n += 1) {
    for (const { namespace, localName } of d.attributes[n] ?? []) {
      if (namespace !== '') continue;
      const known = owners.get(localName);
      if (known === undefined) owners.set(localName, [n]);
      else known.push(n);
    }
  }
  return owners;
}

/** The parent, if it has the name. */
export function parentNamed(d: DocumentIndex, n: number, name: number): number | undefined {
  const parent = d.parent[n] as number;
  return d.name[parent] === name ? parent : undefined;
}

export function someAncestor(d: DocumentIndex, n: number, test: (n: number) => boolean): boolean {
  for (let each = d.parent[n] as number; each > 0; each = d.parent[each] as number)
    if (test(each)) return true;
  return false;
}
