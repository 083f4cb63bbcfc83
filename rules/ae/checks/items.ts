import { type BusinessRule, findingsWhere, partsOfAll } from '../../../src/core/check.ts';
import type { ComputedLine } from '../../../src/core/computed-invoice.ts';
import schemes from '../../pint/codelists/ICD.json' with { type: 'json' };
import classificationLists from '../../pint/codelists/UNCL7143.json' with { type: 'json' };
import units from '../../pint/codelists/UNECERec20.json' with { type: 'json' };
import {
  harmonizedSystem,
  itemTypesWithClassification,
  itemTypesWithServiceCode,
} from '../defaults/items.ts';

export const items: readonly BusinessRule[] = [
  {
    id: 'ibr-025',
    terms: ['IBT-153', 'IBT-154'],
    message: 'The line does not say what is sold.',
    hint: 'Set description to the name of the goods or service.',
    covers: ['ibr-125-ae'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ description }) => description === undefined,
        ({ path }) => `${path}.description`,
      ),
  },
  serviceCodeRule('ibr-185-ae', (itemType) => !itemTypesWithClassification.includes(itemType)),
  serviceCodeRule('ibr-186-ae', (itemType) => itemTypesWithClassification.includes(itemType)),
  {
    id: 'ibr-188-ae',
    terms: ['IBT-158', 'IBT-158-1'],
    message: 'The item is classified, but not by an HS code.',
    hint: 'Add an entry with the HS code and listId HS to classifications.',
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ commodities }) =>
          commodities.some(({ code }) => code !== undefined) &&
          !commodities.some(({ listId }) => listId === harmonizedSystem),
        ({ path }) => `${path}.classifications`,
      ),
  },
  {
    id: 'ibr-cl-13',
    terms: ['IBT-158-1'],
    message: 'The classification list {list} is not in the list of item classifications.',
    hint: 'Set listId to a UNCL7143 code; HS codes use HS.',
    find: ({ lines }) =>
      findingsWhere(
        partsOfAll(lines, ({ commodities }) => commodities),
        ({ listId }) => listId !== undefined && !Object.hasOwn(classificationLists.codes, listId),
        ({ path }) => path,
        ({ listId }) => ({ list: listId ?? '' }),
      ),
  },
  {
    id: 'ibr-cl-21',
    terms: ['IBT-157-1'],
    message: 'The scheme {scheme} of the standard item identifier is not in the list of identifier schemes.',
    hint: 'Set standardItemSchemeId to an ICD code; a GTIN uses 0160.',
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ standardItemSchemeId: scheme }) => scheme !== undefined && !Object.hasOwn(schemes.codes, scheme),
        ({ path }) => `${path}.standardItemSchemeId`,
        ({ standardItemSchemeId }) => ({ scheme: standardItemSchemeId ?? '' }),
      ),
  },
  {
    id: 'ibr-cl-23',
    terms: ['IBT-130'],
    message: 'The unit {unit} is not in the list of units.',
    hint: 'Set unitCode to a UN/ECE Recommendation 20 code, for example EA, KGM or HUR.',
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ unitCode }) => !Object.hasOwn(units.codes, unitCode),
        ({ path }) => `${path}.unitCode`,
        ({ unitCode }) => ({ unit: unitCode }),
      ),
  },
];

/** Services (S) and goods with services (B) need a service accounting code, each by a rule of its own. */
function serviceCodeRule(id: string, speaksFor: (itemType: string) => boolean): BusinessRule {
  return {
    id,
    terms: ['BTAE-17', 'BTAE-13'],
    message: 'The item type is {itemType} and the service accounting code is missing.',
    hint: 'Set serviceAccountingCode, or leave itemTypeCode empty.',
    find: ({ lines }) =>
      findingsWhere(
        lines,
        (line) => needsServiceCode(line) && speaksFor(line.sentItemTypeCode ?? ''),
        ({ path }) => `${path}.serviceAccountingCode`,
        ({ sentItemTypeCode }) => ({ itemType: sentItemTypeCode ?? '' }),
      ),
  };
}

function needsServiceCode({ sentItemTypeCode, serviceAccountingCode }: ComputedLine): boolean {
  return itemTypesWithServiceCode.includes(sentItemTypeCode ?? '') && serviceAccountingCode === undefined;
}
