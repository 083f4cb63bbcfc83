import { type CheckCase, seller, standardInvoice } from './case.ts';

/** Cases of the checks of rules/ae/checks/identifier-schemes.ts. */
export const identifierSchemesCases: readonly CheckCase[] = [
  {
    rule: 'ibr-cl-10',
    fact: 'the scheme of a party identifier is listed, or SEPA for who is paid',
    ...standardInvoice((request) => {
      request.seller.identifiers = [
        { id: '1', schemeId: 'SEPA' },
        { id: '2', schemeId: '9998' },
      ];
      request.buyer.identifiers = [{ id: '3', schemeId: 'SEPA' }];
    }),
    paths: ['seller.identifiers[1].schemeId', 'buyer.identifiers[0].schemeId'],
    said: [
      {
        values: {
          scheme: '9998',
        },
        misspelt: {
          text: '9998',
          list: 'identifierSchemes',
        },
      },
      {
        values: {
          scheme: 'SEPA',
        },
        misspelt: {
          text: 'SEPA',
          list: 'identifierSchemes',
        },
      },
    ],
  },
  {
    rule: 'ibr-cl-11',
    fact: 'the scheme of a legal registration is listed',
    ...seller({ legalRegistrationSchemeId: '9998' }),
    paths: ['seller.legalRegistrationSchemeId'],
    said: {
      values: {
        scheme: '9998',
      },
      misspelt: {
        text: '9998',
        list: 'identifierSchemes',
      },
    },
  },
];
