import { namespaces } from '../../core/xml/element.ts';

const prefixes = [
  [namespaces.invoice, ''],
  [namespaces.creditNote, ''],
  [namespaces.cac, 'cac:'],
  [namespaces.cbc, 'cbc:'],
] as const;

/** A location in a form for people: the names of UBL have their usual prefixes instead of namespaces. */
export function shortLocation(location: string): string {
  return prefixes.reduce((short, [uri, prefix]) => short.replaceAll(`Q{${uri}}`, prefix), location);
}
