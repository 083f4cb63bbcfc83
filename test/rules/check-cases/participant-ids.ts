import { buyer, type CheckCase, seller } from './case.ts';

/** Cases of the checks of rules/ae/checks/participant-ids.ts. */
export const participantIdsCases: readonly CheckCase[] = [
  {
    rule: 'ibr-080',
    fact: 'the issuer of a self-billed document has an address of its own',
    example: 'self-billing-invoice',
    edit: (request) => Object.assign(request.buyer, { trn: null, participantId: null }),
    paths: ['buyer.participantId'],
    said: { text: 'issuerWithoutAddress' },
  },
  {
    rule: 'pint-ae-participant-id',
    fact: 'an address in the UAE is a TIN or a TRN',
    ...seller({ participantId: '0235:100354879' }),
    paths: ['seller.participantId'],
    said: {
      values: {
        endpoint: '100354879',
      },
    },
  },
  {
    rule: 'pint-ae-participant-id-check-digit',
    fact: 'the last digit of a TIN is its check digit',
    ...buyer({ trn: '100712345700003', participantId: '0235:1007123457' }),
    paths: ['buyer.participantId'],
    said: {
      severity: 'information',
      values: {
        endpoint: '1007123457',
      },
    },
  },
  {
    rule: 'pint-ae-participant-id-trn',
    fact: 'an address in the UAE is made of the TIN, not of the whole TRN',
    ...buyer({ participantId: '0235:100712345600003' }),
    paths: ['buyer.participantId'],
    said: {
      severity: 'information',
      values: { endpoint: '100712345600003', tin: '1007123456' },
    },
  },
  {
    rule: 'pint-ae-predefined-issuer',
    fact: 'a predefined address is for buyers',
    ...seller({ participantId: '0235:9900000098' }),
    paths: ['seller.participantId'],
    said: {
      values: {
        endpoint: '9900000098',
      },
    },
  },
  {
    rule: 'pint-ae-predefined-flag',
    fact: 'the predefined address of exports is for exports',
    ...buyer({ participantId: '0235:9900000099' }),
    paths: ['buyer.participantId'],
    said: {
      severity: 'warning',
      values: {
        endpoint: '9900000099',
        flag: 'exports',
      },
    },
  },
];
