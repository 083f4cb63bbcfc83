import type { Language, Localised } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
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

/** Compares rows by their place in the return; rows unknown to it come last. */
export function byPlaceInReturn(one: VatReturnRow, other: VatReturnRow): number {
  return rowPosition(one) - rowPosition(other);
}

function rowPosition(row: VatReturnRow): number {
  const place = facts.rows.indexOf(row);
  return place < 0 ? facts.rows.length : place;
}

/** The name of a row in words. */
export function nameOfReturnRow({ name }: VatReturnRow, language: Language): string {
  return fill(name, language);
}

/** Returns the facts that a return requires and documents do not contain. */
export function notToldIn(
  language: Language,
): { readonly boxes: readonly string[]; readonly message: string }[] {
  return facts.notTold.map(({ boxes, text }) => ({ boxes, message: fill(text, language) }));
}
