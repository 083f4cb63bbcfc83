import type { Localised } from '../core/messages/language.ts';
import type { LedgerSide, VatReturnRow } from '../core/specification/vat-return.ts';
import { vatReturn as facts } from '../specification/facts.ts';
import type { Booked } from './book.ts';
import type { LedgerDocument, LedgerParty } from './entry.ts';

/** The side of a company on a document, or the reason why the document is in none of its figures. */
export type Part = LedgerSide | 'within-company' | 'other-parties' | 'agent';

/** The numbers by which a company is known. */
export interface Company {
  readonly names: readonly string[];
  /** The TRNs that its documents show. */
  readonly trns: ReadonlySet<string>;
}

/** Returns a company by the given names, or by the name of the only party that it can be. */
export function companyOf(
  booked: readonly Booked[],
  names: readonly string[] | undefined,
): Company | undefined {
  const found = names ?? onlyPartyIn(booked);
  if (found === undefined) return undefined;
  const trns = booked
    .flatMap(({ document: { seller, buyer } }) => [seller, buyer])
    .flatMap((party) => (party.trn !== null && isNamed(party, found) ? [party.trn] : []));
  return { names: found, trns: new Set([...found, ...trns]) };
}

/** The part of a company in a document: its supplier or its recipient. */
export function partOf(document: LedgerDocument, company: Company): Part {
  const { seller, buyer, principal, transactionFlags } = document;
  const [isSeller, isBuyer] = [seller, buyer].map((party) => isNamed(party, company.names));
  // Goods for a company's own use are its supply, whoever the named buyer is: nobody buys them.
  if (transactionFlags.includes(facts.ownUseFlag)) return isSeller ? 'sales' : 'other-parties';
  if (transactionFlags.includes(facts.agent.flag) && principal !== null) {
    if (company.trns.has(principal)) return isBuyer ? 'within-company' : 'sales';
    return isBuyer ? 'purchases' : isSeller ? 'agent' : 'other-parties';
  }
  if (!isSeller && !isBuyer) return 'other-parties';
  // Members of a VAT group share a TRN.
  if ((isSeller && isBuyer) || (seller.trn !== null && seller.trn === buyer.trn)) return 'within-company';
  return isSeller ? 'sales' : 'purchases';
}

/** The only seller, otherwise the only party that occurs in all documents. */
function onlyPartyIn(booked: readonly Booked[]): readonly string[] | undefined {
  const [first, ...others] = booked;
  if (first === undefined) return undefined;
  const { seller, buyer } = first.document;
  const isIn = ({ id }: LedgerParty, parties: readonly LedgerParty[]) =>
    parties.some((each) => each.id === id);
  if (others.every(({ document }) => document.seller.id === seller.id)) return [seller.id];
  const common = [seller, buyer].filter((party) =>
    others.every(({ document }) => isIn(party, [document.seller, document.buyer])),
  );
  return common.length === 1 ? common.map(({ id }) => id) : undefined;
}

function isNamed({ id, trn }: LedgerParty, names: readonly string[]): boolean {
  return names.some((each) => each === id || each === trn || each === id.slice(id.indexOf(':') + 1));
}

/** Returns the row of a seller's VAT in the return; a category unknown to the country has no box. */
export function vatReturnRowOf(
  side: LedgerSide,
  vatCategory: string,
  { trn, subdivision }: LedgerParty,
): VatReturnRow {
  const known = facts.rows.find(
    (row) =>
      row.side === side &&
      row.vatCategory === vatCategory &&
      (row.subdivision === undefined || row.subdivision === subdivision) &&
      (row.ofUnregistered === undefined || !facts.isRegistered(trn)),
  );
  const name: Localised = { en: vatCategory, ar: vatCategory };
  return known ?? { side, vatCategory, name, statesTax: true };
}

/** The place of a row in the return; rows unknown to it come last. */
export function placeInReturn(row: VatReturnRow): number {
  const place = facts.rows.indexOf(row);
  return place < 0 ? facts.rows.length : place;
}
