import { type Check, findingsWhere, partsOfAll } from '../../../src/core/specification/check.ts';
import { gtinScheme, harmonizedSystem } from '../defaults/items.ts';

/** A heading, a subheading, or a national tariff line below it; groups may be separated by dots or blanks. */
const harmonizedSystemCode = /^(?:[0-9]{4}|[0-9]{6}|[0-9]{8}|[0-9]{10}|[0-9]{12})$/;

export const items: readonly Check[] = [
  {
    id: 'pint-ae-advice-hs-code-length',
    about: ['classifications'],
    find: ({ lines }) =>
      findingsWhere(
        partsOfAll(lines, ({ commodities }) => commodities),
        ({ listId, code }) =>
          listId === harmonizedSystem &&
          code !== undefined &&
          !harmonizedSystemCode.test(code) &&
          !harmonizedSystemCode.test(code.replaceAll(/[. ]/g, '')),
        ({ path }) => path,
        ({ code }) => ({ code: code ?? '' }),
      ),
  },
  {
    id: 'pint-ae-advice-gtin',
    about: ['itemSchemes'],
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ standardItemId, standardItemSchemeId }) =>
          standardItemSchemeId === gtinScheme && standardItemId !== undefined && !isGtin(standardItemId),
        ({ path }) => `${path}.standardItemId`,
        ({ standardItemId }) => ({ id: standardItemId ?? '' }),
      ),
  },
];

/** Tells whether an id is a GTIN of 8, 12, 13 or 14 digits with its check digit. */
function isGtin(id: string): boolean {
  if (!/^(?:[0-9]{8}|[0-9]{12,14})$/.test(id)) return false;
  const digits = [...id].map(Number).toReversed();
  return digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}
