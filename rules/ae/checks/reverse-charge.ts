import { type BusinessRule, findingIf, findingsWhere } from '../../../src/core/check.ts';
import type { ComputedLine } from '../../../src/core/computed-invoice.ts';
import natures from '../codelists/GoodsType.json' with { type: 'json' };
import { gtinScheme } from '../defaults/items.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';

const natureCodes = Object.keys(natures.codes).join(', ');

export const reverseCharge: readonly BusinessRule[] = [
  {
    id: 'ibr-166-ae',
    terms: ['BTAE-09', 'IBT-151'],
    message: 'The line is under reverse charge (category AE) and does not give the nature of the goods.',
    hint: `Set goodsNatureCode to one of ${natureCodes}.`,
    find: ({ lines }) =>
      findingsWhere(
        lines,
        (line) => isReverseCharge(line) && line.goodsNatureCode === undefined,
        ({ path }) => `${path}.goodsNatureCode`,
      ),
  },
  {
    id: 'ibr-006-ae',
    terms: ['BTAE-09'],
    message: 'The nature of goods {code} is not in the list.',
    hint: `Set goodsNatureCode to one of ${natureCodes}.`,
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ goodsNatureCode }) =>
          goodsNatureCode !== undefined && !Object.hasOwn(natures.codes, goodsNatureCode),
        ({ path }) => `${path}.goodsNatureCode`,
        ({ goodsNatureCode }) => ({ code: goodsNatureCode ?? '' }),
      ),
  },
  {
    id: 'ibr-174-ae',
    terms: ['IBT-157', 'IBT-157-1'],
    message: 'The line is under reverse charge (category AE) and its item has no GTIN.',
    hint: `Set standardItemId to the GTIN of the item, with standardItemSchemeId ${gtinScheme}.`,
    find: ({ lines }) =>
      findingsWhere(
        lines,
        (line) => isReverseCharge(line) && line.standardItemSchemeId !== gtinScheme,
        ({ path, standardItemId }) =>
          `${path}.${standardItemId === undefined ? 'standardItemId' : 'standardItemSchemeId'}`,
      ),
  },
  {
    id: 'ibr-103-ae',
    terms: ['IBT-048', 'IBT-151'],
    message: 'Under reverse charge (category AE) the buyer accounts for the VAT, and its TRN is missing.',
    hint: "Set buyer.trn to the buyer's 15-digit TRN.",
    find: ({ lines, buyer }) =>
      findingIf(lines.some(isReverseCharge) && buyer.taxRegistration === undefined, 'buyer.trn'),
  },
];

function isReverseCharge({ vatCategory }: ComputedLine): boolean {
  return uaeVatCategory(vatCategory).reverseCharge;
}
