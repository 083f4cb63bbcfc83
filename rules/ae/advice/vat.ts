import { type Check, findingIf, findingsWhere } from '../../../src/core/specification/check.ts';
import { ISO3166List as countries } from '../../../src/generated/code-lists.js';
import { itemTypesWithClassification } from '../defaults/items.ts';
import { homeCountry } from '../defaults/parties.ts';
import { categoriesThat, marginCategory, uaeVatCategory } from '../defaults/vat-categories.ts';

export const vat: readonly Check[] = [
  {
    id: 'pint-ae-advice-margin-rate',
    severity: 'information',
    aboutCategories: [marginCategory],
    values: { percent: String(uaeVatCategory(marginCategory).linePercent) },
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ vatCategory, sentVatRate }) => vatCategory === marginCategory && sentVatRate.isZero(),
        ({ path }) => `${path}.vatRate`,
      ),
  },
  {
    id: 'pint-ae-advice-reverse-charge-foreign-buyer',
    aboutCategories: categoriesThat('reverseCharge'),
    find: ({ lines, buyer: { address } }) =>
      findingIf(
        address.countryCode !== homeCountry &&
          // Rule ibr-cl-14 reports an unknown country.
          Object.hasOwn(countries.codes, address.countryCode ?? '') &&
          lines.some(({ vatCategory }) => uaeVatCategory(vatCategory).reverseCharge),
        `${address.path}.countryCode`,
        { country: address.countryCode ?? '' },
      ),
  },
  {
    id: 'pint-ae-advice-reverse-charge-service',
    aboutCategories: categoriesThat('reverseCharge'),
    find: ({ lines }) =>
      findingsWhere(
        lines,
        (line) =>
          uaeVatCategory(line.vatCategory).reverseCharge &&
          line.natureCode !== undefined &&
          (line.sentItemTypeCode === undefined
            ? line.serviceCode !== undefined
            : !itemTypesWithClassification.includes(line.sentItemTypeCode)),
        ({ path }) => `${path}.vatCategory`,
      ),
  },
  {
    id: 'pint-ae-advice-zone-service',
    about: ['transactionFlags'],
    find: ({ transactionType, lines }) =>
      transactionType.has('freeTradeZone')
        ? findingsWhere(
            lines,
            (line) =>
              uaeVatCategory(line.vatCategory).outOfScope &&
              line.sentItemTypeCode !== undefined &&
              !itemTypesWithClassification.includes(line.sentItemTypeCode),
            ({ path }) => `${path}.vatCategory`,
          )
        : [],
  },
  {
    id: 'pint-ae-advice-exemption-of-taxed-line',
    about: ['exemptionReasons'],
    find: ({ lines, allowancesCharges }) =>
      findingsWhere(
        [...lines, ...allowancesCharges],
        ({ vatCategory, exemptionReason }) => exemptionReason !== undefined && isTaxed(vatCategory),
        ({ path }) => `${path}.exemptionReason`,
        ({ vatCategory = '' }) => ({ category: vatCategory }),
      ),
  },
  {
    id: 'pint-ae-advice-self-billed-without-vat',
    aboutCategories: categoriesThat('outOfScope'),
    find: ({ profile, lines }) =>
      profile === 'selfbilling'
        ? findingsWhere(
            lines,
            ({ vatCategory }) => uaeVatCategory(vatCategory).outOfScope,
            ({ path }) => `${path}.vatCategory`,
            ({ vatCategory }) => ({ category: vatCategory }),
          )
        : [],
  },
];

/** The margin scheme taxes the margin, although the document states no VAT. */
function isTaxed(category: string | undefined): boolean {
  if (category === undefined) return false;
  return category === marginCategory || uaeVatCategory(category).taxPercent > 0;
}
