import { lineOf } from '../../requests.ts';
import type { CheckCase } from './case.ts';

/** Cases of the checks of rules/ae/checks/reverse-charge.ts. */
export const reverseChargeCases: readonly CheckCase[] = [
  {
    rule: 'ibr-166-ae',
    fact: 'a reverse charge line gives the nature of the goods',
    example: 'reverse-charge',
    edit: (request) => {
      lineOf(request).goodsNatureCode = null;
    },
    paths: ['lines[0].goodsNatureCode'],
  },
  {
    rule: 'ibr-sr-58',
    fact: 'a line with a nature of goods under reverse charge says whether it is',
    example: 'reverse-charge',
    edit: (request) => {
      Object.assign(lineOf(request), { vatCategory: null, vatRate: 5 });
    },
    paths: ['lines[0].vatCategory'],
  },
  {
    rule: 'ibr-006-ae',
    fact: 'the nature of goods is listed',
    example: 'reverse-charge',
    edit: (request) => {
      lineOf(request).goodsNatureCode = 'gold';
    },
    paths: ['lines[0].goodsNatureCode'],
    said: {
      values: {
        code: 'gold',
      },
      misspelt: {
        text: 'gold',
        list: 'GoodsType',
      },
    },
  },
  {
    rule: 'ibr-103-ae',
    fact: 'under reverse charge the buyer has a TRN',
    example: 'reverse-charge',
    edit: (request) => {
      request.buyer.trn = null;
    },
    paths: ['buyer.trn'],
  },
];
