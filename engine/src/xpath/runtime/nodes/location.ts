import { nameInLocation } from '../../../xml/locations.ts';
import { type DocumentIndex, elementAt } from './document.ts';

/** Gives the same as `locationOf`, but does not count the siblings of an element again for each finding. */
export function locationIn(d: DocumentIndex, n: number): string {
  const name = nameInLocation(elementAt(d, n), d.prefixes);
  const parent = d.parent[n] as number;
  if (parent === 0) return `/${name}`;
  if (!d.positions.has(n)) countChildren(d, parent);
  return `${locationIn(d, parent)}/${name}[${d.positions.get(n)}]`;
}

/** fn:path of an element or the document: `/Q{urn:order}order[1]/Q{urn:order}line[2]`. */
export function pathFromRoot(d: DocumentIndex, n: number): string {
  if (n === 0) return '/';
  const parent = d.parent[n] as number;
  if (!d.positions.has(n)) countChildren(d, parent);
  const { namespace, localName } = elementAt(d, n);
  const step = `/Q{${namespace}}${localName}[${d.positions.get(n)}]`;
  return parent === 0 ? step : `${pathFromRoot(d, parent)}${step}`;
}

function countChildren(d: DocumentIndex, parent: number): void {
  const counts = new Map<number | string, number>();
  for (let child = parent + 1; child < (d.end[parent] as number); child = d.end[child] as number) {
    const key = d.name[child] || nameInLocation(elementAt(d, child), d.prefixes);
    const position = (counts.get(key) ?? 0) + 1;
    counts.set(key, position);
    d.positions.set(child, position);
  }
}
