import { type Vocabulary, vocabulary } from '../../../src/core/messages/vocabulary.ts';
import exemptionReasons from '../codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import goodsNatures from '../codelists/GoodsType.json' with { type: 'json' };
import { itemTypes } from '../defaults/items.ts';
import { documentTypes } from '../defaults/profiles.ts';
import { requestVatCategories } from '../defaults/vat-categories.ts';
import { supplies } from '../supplies.ts';
import itemTypeNames from './item-types.json' with { type: 'json' };
import vatCategoryNames from './vat-categories.json' with { type: 'json' };

export const codesOf = ({ codes }: { readonly codes: Readonly<Record<string, string>> }) =>
  Object.keys(codes);
/** The places of allowances and charges. */
export const entries = ['allowancesCharges[]', 'lines[].allowancesCharges[]'];

/** Other values for fields with closed lists, and for fields that business facts set. */
export const requestVocabularies: readonly Vocabulary[] = [
  vocabulary(['documentType'], Object.keys(documentTypes), {}, 'documentTypes'),
  vocabulary(
    ['lines[].vatCategory', 'vatExemptions[].vatCategory', ...entries.map((entry) => `${entry}.vatCategory`)],
    requestVatCategories,
    vatCategoryNames,
    'vatCategories',
  ),
  vocabulary(
    [
      'lines[].exemptionReasonCode',
      'vatExemptions[].exemptionReasonCode',
      ...entries.map((entry) => `${entry}.exemptionReasonCode`),
    ],
    codesOf(exemptionReasons),
    {},
    'Aligned-TaxExemptionCodes',
  ),
  vocabulary(['supply'], Object.keys(supplies), {}, 'supplies'),
  vocabulary(['lines[].supply'], Object.keys(supplies), {}, 'suppliesOfLines'),
  vocabulary(['lines[].goodsNatureCode'], codesOf(goodsNatures), {}, 'GoodsType'),
  vocabulary(['lines[].itemTypeCode'], Object.keys(itemTypes), itemTypeNames, 'itemTypes'),
];
