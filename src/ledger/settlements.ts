import { type Booked, groupsOf } from './book.ts';
import type { Following } from './preceding.ts';

/** Documents, and the documents that credit or set off exactly these. */
export interface Settlement {
  readonly targets: readonly Booked[];
  readonly claims: readonly Booked[];
}

/**
 * Groups documents by the documents to which they refer; a group of several also has the claims on each of them
 * alone. A claim is not compared if one of its preceding documents is unknown or in another currency.
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
