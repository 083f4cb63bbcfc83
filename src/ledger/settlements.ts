import { type Booked, groupsOf } from './book.ts';
import type { Following } from './preceding.ts';

/** Documents, and those that credit or set off just these. */
export interface Settlement {
  readonly targets: readonly Booked[];
  readonly claims: readonly Booked[];
}

/**
 * Groups by the documents to which they refer; a group of several has the claims on each of them alone too. A claim whose
 * preceding documents are not all known, or in another currency, is not compared.
 */
export function settlementsOf(following: readonly Following[]): Settlement[] {
  const comparable = following.filter(
    ({ booked, preceding, isWhole }) =>
      isWhole && preceding.every(({ document }) => document.currency === booked.document.currency),
  );
  const groups = groupsOf(comparable, ({ preceding }) => keyOf(preceding));
  return [...groups.values()].map((group) => {
    const targets = group[0]?.preceding ?? [];
    const alone = targets.length > 1 ? targets.flatMap((each) => groups.get(keyOf([each])) ?? []) : [];
    return { targets, claims: [...group, ...alone].map(({ booked }) => booked) };
  });
}

const keyOf = (documents: readonly Booked[]): string =>
  documents
    .map(({ name, document }) => `${name}\n${document.issueDate}\n${document.number}`)
    .sort()
    .join('\n\n');
