import { applicable } from '../core/applicable.ts';
import { type Book, type Booked, groupsOf, namesOf, numberKey } from './book.ts';
import type { LedgerDocument, LedgerReference } from './entry.ts';
import type { Told } from './finding.ts';

/** A document with the preceding ones among the others, each once. */
export interface Following {
  readonly booked: Booked;
  readonly preceding: readonly Booked[];
  /** True if the book contains every document that this one refers to. */
  readonly isWhole: boolean;
}

/** Returns the documents that refer to others, and the problems of these references. */
export function followingIn({ booked, refused, byNumber }: Book): {
  readonly following: readonly Following[];
  readonly told: readonly Told[];
} {
  const elsewhere = groupsOf(booked, ({ document }) => document.number);
  const notValid = groupsOf(refused, ({ document }) => numberKey(document, document.number));
  const told: Told[] = [];
  const following = booked
    .filter(({ document }) => document.preceding.length > 0)
    .map((each): Following => {
      const found = new Set<Booked>();
      let isWhole = true;
      for (const reference of each.document.preceding) {
        const key = numberKey(each.document, reference.number);
        const candidates = (byNumber.get(key) ?? []).filter((other) => other !== each);
        // Of several documents with a number, the one with the day in the reference, otherwise the first.
        const one =
          candidates.find(({ document }) => document.issueDate === reference.issueDate) ?? candidates[0];
        if (one === undefined) {
          isWhole = false;
          const invalid = notValid.get(key) ?? [];
          const others = (elsewhere.get(reference.number) ?? []).filter(
            (other) => other.document.profile === each.document.profile && other !== each,
          );
          told.push(missing(each, reference, invalid, others));
        } else {
          found.add(one);
          told.push(...contradictions(each, reference, one));
        }
      }
      return { booked: each, preceding: [...found], isWhole };
    });
  return { following, told };
}

function missing(
  each: Booked,
  { number }: LedgerReference,
  notValid: readonly Booked[],
  elsewhere: readonly Booked[],
): Told {
  const tell = (rule: Told['rule'], others: readonly Booked[]): Told => ({
    rule,
    values: { number: each.document.number, invoice: number },
    documents: namesOf([each, ...others]),
  });
  if (notValid.length > 0) return tell('preceding-not-valid', notValid);
  return elsewhere.length > 0 ? tell('preceding-other-seller', elsewhere) : tell('preceding-missing', []);
}

function contradictions(each: Booked, { issueDate }: LedgerReference, preceding: Booked): Told[] {
  const { document } = each;
  const before = preceding.document;
  const tell = (rule: Told['rule'], own: string, others: string): Told => ({
    rule,
    values: { number: document.number, invoice: before.number, own, others },
    documents: namesOf([each, preceding]),
  });
  return applicable([
    document.currency !== before.currency &&
      tell('preceding-other-currency', document.currency, before.currency),
    !isSameBuyer(document, before) && tell('preceding-other-buyer', document.buyer.id, before.buyer.id),
    issueDate !== null &&
      issueDate !== before.issueDate &&
      tell('preceding-other-date', issueDate, before.issueDate),
    before.issueDate > document.issueDate && tell('preceding-later', document.issueDate, before.issueDate),
    document.isCreditNote && before.isCreditNote && tell('preceding-credit-note', '', ''),
  ]);
}

/** One document may identify a party by address, and another by TRN. */
function isSameBuyer(one: LedgerDocument, other: LedgerDocument): boolean {
  return one.buyer.id === other.buyer.id || (one.buyer.trn !== null && one.buyer.trn === other.buyer.trn);
}

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
