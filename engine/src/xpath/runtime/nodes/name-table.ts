export type ElementName = readonly [namespace: string, localName: string];

/** Numbers the element names that a set of rules mentions, from 1; 0 stands for all others. */
export interface NameTable {
  readonly size: number;
  numberOf(namespace: string, localName: string): number;
}

export function createNameTable(names: readonly ElementName[]): NameTable {
  const byLocalName = new Map<string, { namespace: string; number: number }[]>();
  names.forEach(([namespace, localName], index) => {
    const entries = byLocalName.get(localName) ?? [];
    entries.push({ namespace, number: index + 1 });
    byLocalName.set(localName, entries);
  });
  return {
    size: names.length + 1,
    numberOf(namespace, localName) {
      const entries = byLocalName.get(localName);
      if (entries === undefined) return 0;
      for (const entry of entries) if (entry.namespace === namespace) return entry.number;
      return 0;
    },
  };
}
