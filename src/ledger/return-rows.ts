import type { Localised } from '../core/messages/language.ts';
import type { LedgerSide, VatReturnRow } from '../core/specification/vat-return.ts';
import { vatReturn as facts } from '../specification/facts.ts';
import type { LedgerParty } from './entry.ts';

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
