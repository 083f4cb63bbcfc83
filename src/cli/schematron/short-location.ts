import { prefixesInLocations } from '../../core/xml/element.ts';

/** A location in a form for people: the names of UBL have their usual prefixes instead of namespaces. */
export function shortLocation(location: string): string {
  return prefixesInLocations.reduce(
    (short, [uri, prefix]) => short.replaceAll(`Q{${uri}}`, prefix),
    location,
  );
}
