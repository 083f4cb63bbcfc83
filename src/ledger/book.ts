import type { LedgerDocument, LedgerEntry } from './entry.ts';
import type { Told } from './finding.ts';

/** A document that counts. */
export interface Booked {
  readonly name: string;
  readonly document: LedgerDocument;
  readonly receivedOn?: string | undefined;
}

/** The documents of a ledger, each once and in an order that does not depend on the input order. */
export interface Book {
  readonly booked: readonly Booked[];
  /** Documents that could be read but are not valid, and so do not count. */
  readonly refused: readonly Booked[];
  /** The booked documents of an issuer with a number. */
  readonly byNumber: ReadonlyMap<string, readonly Booked[]>;
  /** Documents that occur twice, and numbers that were used twice. */
  readonly told: readonly Told[];
}

export function bookOf(entries: Iterable<LedgerEntry>): Book {
  const valid: Booked[] = [];
  const refused: Booked[] = [];
  for (const { name, outcome, document, receivedOn } of entries)
    if (document !== null) (outcome === 'valid' ? valid : refused).push({ name, document, receivedOn });
  const sorted = valid.sort(byName);
  const told: Told[] = [];
  const booked: Booked[] = [];
  const byNumber = new Map<string, readonly Booked[]>();
  for (const [key, same] of groupsOf(sorted, ({ document }) => numberKey(document, document.number))) {
    const copies =
      same.length === 1 ? [same] : [...groupsOf(same, ({ document }) => JSON.stringify(document)).values()];
    const distinct = copies.flatMap(([first]) => first ?? []);
    const values = { number: same[0]?.document.number ?? '', count: distinct.length };
    for (const each of copies)
      if (each.length > 1)
        told.push({
          rule: 'same-document',
          values: { ...values, count: each.length },
          documents: namesOf(each),
        });
    if (distinct.length > 1) told.push({ rule: 'number-twice', values, documents: namesOf(distinct) });
    byNumber.set(key, distinct);
    booked.push(...distinct);
  }
  return { booked: booked.sort(byName), refused: refused.sort(byName), byNumber, told };
}

/** The issuer and a number: the buyer numbers self-billed documents, for each supplier. */
export function numberKey(document: LedgerDocument, number: string): string {
  return `${issuerKey(document)}\n${number}`;
}

export function issuerKey({ profile, seller, buyer }: LedgerDocument): string {
  return profile === 'selfbilling' ? `${seller.id}\n${buyer.id}` : seller.id;
}

export function groupsOf<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

export const namesOf = (documents: readonly Booked[]): string[] => documents.map(({ name }) => name).sort();

function byName(one: Booked, other: Booked): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  // Two documents may have the same name; their content then decides.
  return JSON.stringify(one.document) < JSON.stringify(other.document) ? -1 : 1;
}
