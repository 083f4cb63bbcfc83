import type { ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type { Commodity } from '../../../src/core/invoice/invoice.ts';
import { plainText, zero } from '../../../src/core/numbers/decimal.ts';
import {
  type Check,
  type CheckFinding,
  findingsWhere,
  partsOfAll,
} from '../../../src/core/specification/check.ts';
import { ISO3166List as countries, ICD, UNCL7143 } from '../../../src/generated/code-lists.js';
import {
  harmonizedSystem,
  itemTypes,
  itemTypesWithClassification,
  itemTypesWithServiceCode,
} from '../defaults/items.ts';

const schemes = new Set(ICD);

export const items: readonly Check[] = [
  {
    id: 'ibr-025',
    covers: ['ibr-125-ae'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ description }) => description === undefined,
        ({ path }) => `${path}.description`,
      ),
  },
  {
    id: 'ibr-087',
    covers: ['ibr-147-ae'],
    about: ['baseQuantities'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ sentBaseQuantity: sent }) => sent !== undefined && !sent.greaterThan(0),
        ({ path }) => `${path}.baseQuantity`,
        ({ sentBaseQuantity }) => ({ sent: plainText(sentBaseQuantity ?? zero) }),
      ),
  },
  {
    id: 'pint-ae-item-certificate',
    about: ['certificates'],
    // The UBL schema requires all of a certificate's fields.
    find: ({ lines }) =>
      findingsWhere(
        partsOfAll(lines, ({ certificates }) => certificates),
        ({ id, typeCode, type, issuer }) => [id, typeCode, type, issuer].includes(undefined),
        ({ path }) => path,
      ),
  },
  {
    // No rule requires a code of the list.
    id: 'pint-ae-item-type',
    severity: 'warning',
    needs: 'document',
    about: ['itemTypes'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ sentItemTypeCode: code }) => code !== undefined && !Object.hasOwn(itemTypes, code),
        ({ path }) => `${path}.itemTypeCode`,
        ({ sentItemTypeCode = '' }) => ({ itemType: sentItemTypeCode }),
      ),
  },
  serviceCodeRule('ibr-185-ae', (itemType) => !itemTypesWithClassification.includes(itemType)),
  serviceCodeRule('ibr-186-ae', (itemType) => itemTypesWithClassification.includes(itemType)),
  {
    id: 'ibr-188-ae',
    about: ['classifications'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ commodities }) =>
          commodities.some(({ code }) => code !== undefined) &&
          commodities.every(isOfKnownList) &&
          !commodities.some(({ listId }) => listId === harmonizedSystem),
        ({ path }) => `${path}.classifications`,
      ),
  },
  {
    id: 'ibr-cl-13',
    misspelt: { value: 'list', list: 'classificationLists' },
    covers: ['ibr-188-ae'],
    about: ['classifications'],
    find: ({ lines }) =>
      partsOfAll(lines, ({ commodities }): readonly CheckFinding[] =>
        commodities
          .filter((commodity) => !isOfKnownList(commodity))
          .map(({ path, listId = '' }) => ({
            path: `${path}.listId`,
            values: { list: listId },
            // The item has a code of this list.
            ...(commodities.some((each) => each.listId === harmonizedSystem)
              ? {}
              : { complete: [harmonizedSystem] }),
          })),
      ),
  },
  {
    id: 'ibr-cl-15',
    misspelt: { value: 'code', list: 'countries' },
    about: ['originCountries'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ asSent: { originCountry: code } }) => code !== undefined && !Object.hasOwn(countries.codes, code),
        ({ path }) => `${path}.originCountry`,
        ({ asSent: { originCountry } }) => ({ code: originCountry ?? '' }),
      ),
  },
  {
    id: 'ibr-cl-21',
    misspelt: { value: 'scheme', list: 'identifierSchemes' },
    covers: ['ibr-174-ae'],
    about: ['itemSchemes'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ standardItemSchemeId: scheme }) => scheme !== undefined && !isItemScheme(scheme),
        ({ path }) => `${path}.standardItemSchemeId`,
        ({ standardItemSchemeId }) => ({ scheme: standardItemSchemeId ?? '' }),
      ),
  },
];

const classificationLists = new Set(UNCL7143);

function isOfKnownList({ listId }: Commodity): boolean {
  return listId === undefined || classificationLists.has(listId);
}

/** Tells whether an identifier scheme of items is in the list of ISO 6523. */
export function isItemScheme(scheme: string): boolean {
  return schemes.has(scheme);
}

/** Services (S) and goods with services (B) need a service accounting code; each type has its own rule. */
function serviceCodeRule(id: string, speaksFor: (itemType: string) => boolean): Check {
  return {
    id,
    about: ['itemTypes'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        (line) => needsServiceCode(line) && speaksFor(line.sentItemTypeCode ?? ''),
        ({ path }) => `${path}.serviceAccountingCode`,
        ({ sentItemTypeCode }) => ({ itemType: sentItemTypeCode ?? '' }),
      ),
  };
}

function needsServiceCode({ sentItemTypeCode, serviceCode }: ComputedLine): boolean {
  return itemTypesWithServiceCode.includes(sentItemTypeCode ?? '') && serviceCode === undefined;
}
