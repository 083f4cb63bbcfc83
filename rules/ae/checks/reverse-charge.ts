import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type { Party } from '../../../src/core/invoice/invoice.ts';
import { type Check, type CheckFinding, findingsWhere } from '../../../src/core/specification/check.ts';
import natures from '../codelists/GoodsType.json' with { type: 'json' };
import { gtinScheme, harmonizedSystem } from '../defaults/items.ts';
import { metalScrapSince, scrapHeadings } from '../defaults/reverse-charge.ts';
import { categoriesThat, uaeVatCategory } from '../defaults/vat-categories.ts';
import { tinPattern } from '../tax-numbers.ts';
import { dateOfSupply, supplyDaysOf } from '../vat-return/date-of-supply.ts';
import { isItemScheme } from './items.ts';

const reverseChargeCategories = categoriesThat('reverseCharge');

export const reverseCharge: readonly Check[] = [
  {
    id: 'ibr-166-ae',
    aboutCategories: reverseChargeCategories,
    find: ({ lines }) =>
      findingsWhere(
        lines,
        (line) => isReverseCharge(line) && line.natureCode === undefined && !isScrap(line),
        ({ path }) => `${path}.goodsNatureCode`,
      ),
  },
  {
    id: 'ibr-166-ae',
    text: 'metalScrap',
    aboutCategories: reverseChargeCategories,
    // If this nature of supply has no code, the rest of the line does not matter.
    covers: ['ibr-166-ae', 'ibr-006-ae', 'ibr-174-ae'],
    find: (invoice) =>
      isBeforeMetalScrap(invoice)
        ? []
        : findingsWhere(invoice.lines, isScrapUnderReverseCharge, ({ path }) => `${path}.goodsNatureCode`),
  },
  {
    id: 'ibr-166-ae',
    text: 'metalScrapBefore',
    aboutCategories: reverseChargeCategories,
    covers: ['ibr-166-ae', 'ibr-006-ae', 'ibr-174-ae'],
    find: (invoice) =>
      isBeforeMetalScrap(invoice)
        ? findingsWhere(
            invoice.lines,
            isScrapUnderReverseCharge,
            ({ path }) => `${path}.vatCategory`,
            () => ({ date: supplyDay(invoice) }),
          )
        : [],
  },
  {
    // At a rate of 0, another rule reports a missing category anyway (ibr-190-ae).
    id: 'ibr-sr-58',
    covers: ['ibr-sr-58'],
    about: ['goodsNatures'],
    find: ({ lines, transactionType }) =>
      findingsWhere(
        lines,
        ({ natureCode, sentVatCategory, sentVatRate }) =>
          natureCode !== undefined &&
          sentVatCategory === undefined &&
          !sentVatRate.isZero() &&
          !transactionType.has('profitMargin'),
        ({ path }) => `${path}.vatCategory`,
      ),
  },
  {
    id: 'ibr-006-ae',
    misspelt: { value: 'code', list: 'GoodsType' },
    about: ['goodsNatures'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        (line) =>
          line.natureCode !== undefined &&
          !Object.hasOwn(natures.codes, line.natureCode) &&
          !isScrapUnderReverseCharge(line),
        ({ path }) => `${path}.goodsNatureCode`,
        ({ natureCode }) => ({ code: natureCode ?? '' }),
      ),
  },
  {
    id: 'ibr-174-ae',
    values: { scheme: gtinScheme },
    aboutCategories: reverseChargeCategories,
    find: ({ lines }) =>
      lines.flatMap((line) =>
        isReverseCharge(line) && !isScrapUnderReverseCharge(line) ? missingGtin(line) : [],
      ),
  },
  {
    id: 'ibr-103-ae',
    aboutCategories: reverseChargeCategories,
    find: ({ lines, buyer }) =>
      lines.some(isReverseCharge) && buyer.taxRegistration === undefined ? [missingTrn(buyer)] : [],
  },
];

/** A buyer without a TRN; the text says so if a TIN was sent instead. */
function missingTrn({ path, identification: tin = '' }: Party): CheckFinding {
  const place = `${path}.trn`;
  return tinPattern.test(tin) ? { path: place, text: 'tinForTrnOfBuyer', values: { tin } } : { path: place };
}

/** An item with an identifier other than a GTIN; the text says so if its scheme is not listed. */
function missingGtin({
  path,
  standardItemId,
  standardItemSchemeId: sent = '',
}: ComputedLine): CheckFinding[] {
  if (sent === gtinScheme) return [];
  if (standardItemId === undefined) return [{ path: `${path}.standardItemId` }];
  if (!isItemScheme(sent)) return [];
  return [{ path: `${path}.standardItemSchemeId`, text: 'otherItemScheme', values: { sent } }];
}

/** Tells whether the supply took place before metal scrap came under reverse charge. */
export function isBeforeMetalScrap(invoice: ComputedInvoice): boolean {
  return supplyDay(invoice) < metalScrapSince;
}

/** The day of the supply: a credit note uses the day of its invoice. */
function supplyDay(invoice: ComputedInvoice): string {
  return invoice.precedingInvoice?.precedingInvoiceIssueDate ?? dateOfSupply(supplyDaysOf(invoice)).day;
}

/** Metal scrap under reverse charge; the list has no such nature of supply. */
function isScrapUnderReverseCharge(line: ComputedLine): boolean {
  const isNamed = line.natureCode !== undefined && Object.hasOwn(natures.codes, line.natureCode);
  return isReverseCharge(line) && !isNamed && isScrap(line);
}

/** Tells whether the commodity code of a line is one of metal scrap. */
export function isScrap({ commodities }: ComputedLine): boolean {
  return commodities.some(({ listId, code = '' }) => listId === harmonizedSystem && scrapHeadings.test(code));
}

function isReverseCharge({ vatCategory }: ComputedLine): boolean {
  return uaeVatCategory(vatCategory).reverseCharge;
}
