import { namespaces, type UblElement } from '../../../ubl/tree.ts';
import { type DocumentIndex, elementAt } from './document.ts';

const canonicalPrefixes: Readonly<Record<string, string>> = {
  [namespaces.invoice]: '',
  [namespaces.creditNote]: '',
  [namespaces.cac]: 'cac:',
  [namespaces.cbc]: 'cbc:',
};

/** What `locationOf` gives, without counting the siblings of an element again for each finding. */
export function locationIn(d: DocumentIndex, n: number): string {
  const known = d.locations[n];
  if (known !== undefined) return known;
  const parent = d.parent[n] as number;
  if (parent === 0) {
    d.locations[n] = `/${nameInLocation(elementAt(d, n))}`;
  } else {
    locateChildren(d, parent);
  }
  return d.locations[n] as string;
}

function locateChildren(d: DocumentIndex, parent: number): void {
  const above = locationIn(d, parent);
  const counts = new Map<string, number>();
  for (let child = parent + 1; child < (d.end[parent] as number); child = d.end[child] as number) {
    const name = nameInLocation(elementAt(d, child));
    const position = (counts.get(name) ?? 0) + 1;
    counts.set(name, position);
    d.locations[child] = `${above}/${name}[${position}]`;
  }
}

function nameInLocation({ namespace, localName }: UblElement): string {
  const prefix = canonicalPrefixes[namespace];
  return prefix === undefined ? `Q{${namespace}}${localName}` : `${prefix}${localName}`;
}
