import { lineOf } from '../../requests.ts';
import { type CheckCase, fields } from './case.ts';

/** Cases of the checks of rules/ae/checks/transaction-type.ts. */
export const transactionTypeCases: readonly CheckCase[] = [
  {
    rule: 'ibr-007-ae',
    fact: 'a free trade zone supply names its beneficiary',
    ...fields({ transactionType: { freeTradeZone: true } }),
    paths: ['beneficiaryId'],
  },
  {
    rule: 'ibr-137-ae',
    fact: 'a disclosed agent names the principal',
    ...fields({ transactionType: { disclosedAgentBilling: true } }),
    paths: ['principalId'],
  },
  {
    rule: 'ibr-138-ae',
    fact: 'a summary invoice has a period',
    ...fields({ transactionType: { summaryInvoice: true } }),
    paths: ['billingPeriodStart'],
  },
  {
    rule: 'ibr-157-ae',
    fact: 'a document out of scope is no deemed supply, margin or summary document',
    example: 'out-of-scope',
    edit: (request) => {
      request.transactionType = { deemedSupply: true, summaryInvoice: true };
      request.billingFrequencyCode = 'MTH';
    },
    paths: ['transactionType.deemedSupply', 'transactionType.summaryInvoice'],
    said: [
      {
        values: {
          flag: 'deemedSupply',
        },
      },
      {
        values: {
          flag: 'summaryInvoice',
        },
      },
    ],
  },
  {
    rule: 'ibr-116-ae',
    fact: 'under the margin scheme nothing is sold otherwise',
    example: 'profit-margin',
    edit: (request) => {
      request.lines.push({ ...lineOf(request), id: '2', vatCategory: 'Z', vatRate: 0 });
      request.allowancesCharges = [{ isCharge: false, amount: 5, reason: 'x', vatCategory: 'Z' }];
    },
    paths: ['lines[1].vatCategory', 'allowancesCharges[0]'],
  },
];
