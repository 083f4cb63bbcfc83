import { lineOf } from '../../requests.ts';
import { type CheckCase, fields } from './case.ts';

/** Cases of the checks of rules/ae/checks/exemption.ts. */
export const exemptionCases: readonly CheckCase[] = [
  {
    rule: 'pint-ae-not-written',
    fact: 'an exemption is of a VAT category that the document has, once',
    ...fields({ vatExemptions: [{ vatCategory: 'E', exemptionReasonCode: 'DL8.46.1' }] }),
    paths: ['vatExemptions[0].vatCategory'],
    said: {
      text: 'exemptionOfNoGroup',
      severity: 'warning',
      values: {
        category: 'E',
      },
      misspelt: {
        text: 'E',
        list: 'vatCategories',
      },
    },
  },
  {
    rule: 'ibr-167-ae',
    fact: 'an exempt line gives its reason',
    example: 'exempt',
    edit: (request) => {
      lineOf(request).exemptionReasonCode = '';
    },
    paths: ['lines[0].exemptionReasonCode'],
  },
];
