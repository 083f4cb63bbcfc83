import { type Check, findingsWhere } from '../../../src/core/specification/check.ts';
import { categoriesThat, uaeVatCategory } from '../defaults/vat-categories.ts';

export const exemption: readonly Check[] = [
  {
    id: 'ibr-167-ae',
    aboutCategories: categoriesThat('exempt'),
    find: ({ lines, transactionType }) =>
      findingsWhere(
        lines,
        // Under the margin scheme, the category itself is wrong (ibr-116-ae).
        ({ vatCategory, exemptionReasonCode }) =>
          !transactionType.has('profitMargin') &&
          uaeVatCategory(vatCategory).exempt &&
          exemptionReasonCode === undefined,
        ({ path }) => `${path}.exemptionReasonCode`,
      ),
  },
  {
    id: 'pint-ae-not-written',
    needs: 'request',
    text: 'exemptionOfNoGroup',
    severity: 'warning',
    misspelt: { value: 'category', list: 'vatCategories' },
    about: ['vatExemptions'],
    find: ({ vatExemptions, totals: { breakdown } }) =>
      vatExemptions
        .filter(({ vatCategory: category }, index) => {
          const isRepeated = vatExemptions.findIndex((each) => each.vatCategory === category) < index;
          return isRepeated || !breakdown.some((group) => group.vatCategory === category);
        })
        .map(({ path, vatCategory = '' }) => ({
          path: `${path}.vatCategory`,
          values: { category: vatCategory },
        })),
  },
];
