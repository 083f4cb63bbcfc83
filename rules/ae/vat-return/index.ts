import type { VatReturnFacts, VatReturnRow } from '../../../src/core/specification/vat-return.ts';
import texts from './texts.json' with { type: 'json' };

/** Boxes of standard rated supplies, by emirate. */
const emirates = {
  '1a': 'AUH',
  '1b': 'DXB',
  '1c': 'SHJ',
  '1d': 'AJM',
  '1e': 'UAQ',
  '1f': 'RAK',
  '1g': 'FUJ',
} as const;

const { boxes, outside } = texts;

/**
 * The VAT return (form VAT201) as far as documents tell it. Boxes and their names: Federal Tax Authority, "VAT Returns User
 * Guide", February 2018, and "Tax Accounting Software", appendix 8. Credit notes reduce the box of what they credit.
 */
export const vatReturn: VatReturnFacts = {
  rows: [
    ...Object.entries(emirates).map(
      ([box, subdivision]): VatReturnRow => ({
        side: 'sales',
        vatCategory: 'S',
        subdivision,
        box,
        name: boxes[box as keyof typeof emirates],
        statesTax: true,
      }),
    ),
    { side: 'sales', vatCategory: 'S', name: outside.noEmirate, statesTax: true },
    { side: 'sales', vatCategory: 'Z', box: '4', name: boxes['4'], statesTax: true },
    { side: 'sales', vatCategory: 'E', box: '5', name: boxes['5'], statesTax: true },
    { side: 'sales', vatCategory: 'AE', name: outside.reverseChargeSales, statesTax: false },
    { side: 'sales', vatCategory: 'N', name: outside.margin, statesTax: false },
    { side: 'sales', vatCategory: 'O', name: outside.outOfScope, statesTax: false },
    { side: 'purchases', vatCategory: 'AE', box: '3', name: boxes['3'], statesTax: false },
    { side: 'purchases', vatCategory: 'S', box: '9', name: boxes['9'], statesTax: true },
    ...['Z', 'E', 'N', 'O'].map(
      (vatCategory): VatReturnRow => ({
        side: 'purchases',
        vatCategory,
        name: outside.purchasesWithoutVat,
        statesTax: false,
      }),
    ),
  ],
  notTold: texts.notTold,
};
