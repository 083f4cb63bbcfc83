import { buyer, type CheckCase, fields, seller, standardInvoice } from './case.ts';

/** Cases of the checks of rules/ae/checks/parties.ts. */
export const partiesCases: readonly CheckCase[] = [
  {
    rule: 'ibr-176-ae',
    fact: 'agent and principal differ',
    ...fields({ transactionType: { disclosedAgentBilling: true }, principalId: '100354879700003' }),
    paths: ['principalId'],
  },
  {
    rule: 'ibr-006',
    fact: 'the seller has a name',
    ...seller({ name: '' }),
    paths: ['seller.name'],
  },
  {
    rule: 'ibr-007',
    fact: 'the buyer has a name',
    ...buyer({ name: '' }),
    paths: ['buyer.name'],
  },
  {
    rule: 'ibr-017',
    fact: 'the payee has another name and another identifier than the seller',
    ...standardInvoice((request) => {
      Object.assign(request.seller, { tradingName: 'The Shop', identifiers: [{ id: 'S-1' }] });
      request.payee = { name: 'The Shop', identifier: 'S-1' };
    }),
    paths: ['payee.name', 'payee.identifier'],
  },
  {
    rule: 'ibr-017',
    fact: 'the payee has a name',
    ...fields({ payee: { name: ' ', identifier: 'F-1' } }),
    paths: ['payee.name'],
    said: { text: 'payeeWithoutName' },
  },
  {
    rule: 'ibr-081',
    fact: 'the seller has an electronic address',
    example: 'out-of-scope',
    edit: (request) => {
      Object.assign(request.seller, { trn: null, participantId: null });
    },
    paths: ['seller.participantId'],
  },
  {
    rule: 'ibr-148-ae',
    fact: "the seller's other tax number is a TIN",
    ...seller({ tin: '0003548797' }),
    paths: ['seller.tin'],
  },
  {
    rule: 'pint-ae-no-number',
    fact: 'a word for none is not a TRN',
    ...buyer({ trn: 'N/A' }),
    paths: ['buyer.trn'],
    said: { text: 'noTrn', values: { sent: 'N/A' } },
  },
  {
    rule: 'pint-ae-no-number',
    fact: 'nor a licence',
    ...buyer({ legalRegistrationNumber: '-' }),
    paths: ['buyer.legalRegistrationNumber'],
    said: { values: { sent: '-', field: 'legalRegistrationNumber' } },
  },
  {
    rule: 'ibr-cl-25',
    fact: 'the scheme of an electronic address is listed',
    ...buyer({ participantId: 'peppol:1' }),
    paths: ['buyer.participantId'],
    said: {
      values: {
        scheme: 'peppol',
      },
      misspelt: {
        text: 'peppol',
        list: 'electronicAddressSchemes',
      },
    },
  },
  {
    rule: 'ibr-134-ae',
    fact: 'the seller has a TRN',
    ...seller({ trn: null, participantId: '0235:1003548797' }),
    paths: ['seller.trn'],
  },
  {
    rule: 'ibr-132-ae',
    fact: 'a TRN has 15 digits, the first 1, the last two 03',
    ...buyer({ trn: '100712345600004' }),
    paths: ['buyer.trn'],
    said: {
      values: {
        trn: '100712345600004',
        digits: 15,
      },
    },
  },
  {
    rule: 'ibr-132-ae',
    fact: 'the TRN of a tax representative too',
    example: 'export-usd',
    edit: (request) => {
      const { address } = request.seller;
      Object.assign(request, { taxRepresentative: { name: 'Rep', trn: '123', address } });
    },
    paths: ['taxRepresentative.trn'],
    said: { severity: 'warning', text: 'trnLength', values: { trn: '123', digits: 3 } },
  },
  {
    rule: 'ibr-136-ae',
    fact: 'a document out of scope names the registration of the buyer',
    example: 'out-of-scope',
    edit: (request) => {
      request.buyer.legalRegistrationNumber = null;
    },
    paths: ['buyer.legalRegistrationNumber'],
  },
];
