import type { VatReturnFacts, VatReturnRow } from '../../../src/core/specification/vat-return.ts';
import type { TransactionFlag } from '../defaults/transaction-flags.ts';
import { isHomeTaxNumber } from '../tax-numbers.ts';
import { dateOfSupply } from './date-of-supply.ts';
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
const ownUseFlag: TransactionFlag = 'deemedSupply';
const agentFlag: TransactionFlag = 'disclosedAgentBilling';

/**
 * The VAT return (form VAT201) as far as documents contain it. Boxes and their names: Federal Tax Authority, "VAT
 * Returns User Guide" v4.0 (15 August 2021), and "Tax Accounting Software", appendix 8. A credit note reduces the box
 * of its supply. Input VAT belongs to the period in which the invoice was received (Federal Decree-Law 8 of 2017 on
 * VAT, Article 55(1)(a); VATP017), and only a registrant may charge VAT (Article 65).
 */
export const vatReturn: VatReturnFacts = {
  dateOfSupply,
  isRegistered: (trn) => trn !== null && isHomeTaxNumber(trn),
  ownUseFlag,
  agent: { flag: agentFlag, principalAt: 'cac:SellerSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID' },
  dueAfterDays: 28,
  rows: [
    ...(['sales', 'purchases'] as const).map(
      (side): VatReturnRow => ({
        side,
        vatCategory: 'S',
        ofUnregistered: true,
        name: outside.unregistered,
        statesTax: true,
        byReceipt: true,
      }),
    ),
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
    { side: 'purchases', vatCategory: 'S', box: '9', name: boxes['9'], statesTax: true, byReceipt: true },
    ...['Z', 'E', 'N', 'O'].map(
      (vatCategory): VatReturnRow => ({
        side: 'purchases',
        vatCategory,
        name: outside.purchasesWithoutVat,
        statesTax: false,
        byReceipt: true,
      }),
    ),
  ],
  notTold: texts.notTold,
};
