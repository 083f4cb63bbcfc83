import type { NamedCodes } from '../../../src/core/messages/message-entry.ts';
import { standsOnLine } from '../../../src/core/specification/fields.ts';
import itemTypeNames from '../aliases/item-types.json' with { type: 'json' };
import suggestions from '../aliases/suggestions.json' with { type: 'json' };
import vatCategoryNames from '../aliases/vat-categories.json' with { type: 'json' };
import exemptionReasons from '../codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import goodsTypes from '../codelists/GoodsType.json' with { type: 'json' };
import { documentTypes } from '../defaults/profiles.ts';
import { transactionFlags } from '../defaults/transaction-flags.ts';
import { supplies } from '../supplies.ts';
import { meantCodesIn } from './meant-codes.ts';
// Imported by name, so that a program that only checks does not load the texts of printed invoices.
import { meanings, titles } from './rendering.json';

/** The codes of a list, each with its meaning in both languages if it has one. */
export function named(codes: Readonly<Record<string, unknown>>, meaningOf: NamedCodes = {}): NamedCodes {
  return Object.fromEntries(Object.keys(codes).map((code) => [code, meaningOf[code]]));
}

/** The facts that a line may state. */
const ofLines = Object.fromEntries(Object.entries(supplies).filter(([, fact]) => standsOnLine(fact)));

/** The code lists that findings about the shape of a request name, with the meaning of each code. */
export const requestCodeLists = {
  'Aligned-TaxExemptionCodes': named(exemptionReasons.codes, meanings.exemptionReason),
  GoodsType: named(goodsTypes.codes, meanings.goodsNature),
  documentTypes: documentTypesInWords(),
  itemTypes: meanings.itemType,
  supplies: named(supplies),
  suppliesOfLines: named(ofLines),
  transactionFlags: flagsInWords(),
  vatCategories: meanings.vatCategory,
} as const satisfies Readonly<Record<string, NamedCodes>>;

/** Further spellings that people write for their codes. */
export const requestSpellings = {
  documentTypes: [suggestions.documentTypes],
  itemTypes: [itemTypeNames],
  vatCategories: [vatCategoryNames, suggestions.vatCategories],
};

export const meantRequestCodes = meantCodesIn({ codeLists: requestCodeLists, spellings: requestSpellings });

function documentTypesInWords(): NamedCodes {
  const ofProfiles: Readonly<Record<string, NamedCodes>> = titles;
  return Object.fromEntries(
    Object.entries(documentTypes).map(([type, { profile, typeCode }]) => [
      type,
      ofProfiles[profile]?.[typeCode],
    ]),
  );
}

/** The meaning of each transaction flag; the list has the meanings by the code's pattern in UBL. */
function flagsInWords(): NamedCodes {
  const byPattern: NamedCodes = meanings.transactionType;
  return Object.fromEntries(
    Object.entries(transactionFlags).map(([flag, position]) => {
      const pattern = Array.from({ length: 8 }, (_, index) => (index + 1 === position ? '1' : 'X')).join('');
      return [flag, byPattern[pattern]];
    }),
  );
}
