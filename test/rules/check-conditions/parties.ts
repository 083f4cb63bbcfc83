import { abroad, all, buyer, fields, type Row, seller, sellerAddress, unregistered } from './edits.ts';

export const partners: readonly Row[] = [
  [
    'a seller without anything is asked for its TRN',
    'standard-invoice',
    seller({ trn: null, participantId: null }),
    'ibr-134-ae seller.trn',
  ],
  [
    'and for its address where it needs no TRN',
    'out-of-scope',
    seller({ trn: null, participantId: null }),
    'ibr-081 seller.participantId',
  ],
  [
    'a TRN that is none is said, and not that the address is missing',
    'out-of-scope',
    seller({ trn: '123', participantId: null }),
    'ibr-132-ae seller.trn trnLength',
  ],
  ['a TIN is no TRN', 'standard-invoice', seller({ trn: '1003548797' }), 'ibr-134-ae seller.trn tinForTrn'],
  ['where no TRN is needed it is enough', 'out-of-scope', seller({ trn: '1003548797' })],
  [
    'numbers of other countries are not looked at',
    'standard-invoice',
    all(seller({ trn: 'DE123' }), sellerAddress(abroad)),
  ],
  [
    'an address has a scheme',
    'standard-invoice',
    buyer({ participantId: ':123' }),
    'ibr-cl-25 buyer.participantId',
  ],
  [
    'a buyer outside the scope of VAT is registered',
    'out-of-scope',
    buyer(unregistered),
    'ibr-136-ae buyer.legalRegistrationNumber',
  ],
  ['another need not be', 'standard-invoice', buyer(unregistered)],
  [
    'a buyer that issues the document has an address',
    'self-billing-invoice',
    buyer({ participantId: null, trn: null }),
    'ibr-080 buyer.participantId issuerWithoutAddress',
  ],
  [
    'an address of the UAE has ten digits or fifteen',
    'standard-invoice',
    buyer({ participantId: '0235:100712345600003' }),
    'pint-ae-participant-id-trn buyer.participantId information',
  ],
  [
    'and not nine',
    'standard-invoice',
    buyer({ participantId: '0235:100712345' }),
    'pint-ae-participant-id buyer.participantId',
  ],
  [
    'and not twelve',
    'standard-invoice',
    buyer({ participantId: '0235:100712345600' }),
    'pint-ae-participant-id buyer.participantId',
  ],
  ['one of another scheme is as long as it is', 'standard-invoice', buyer({ participantId: '0088:12' })],
  [
    'a digit of a TIN is wrong',
    'standard-invoice',
    buyer({ participantId: '0235:1007123457' }),
    'pint-ae-participant-id-check-digit buyer.participantId information',
  ],
  [
    'nobody issues from an address for no receiver',
    'standard-invoice',
    seller({ participantId: '0235:9900000098' }),
    'pint-ae-predefined-issuer seller.participantId',
  ],
  [
    'nor does a buyer',
    'self-billing-invoice',
    buyer({ participantId: '0235:9900000097' }),
    'pint-ae-predefined-issuer buyer.participantId',
  ],
  [
    'the seller of such a document may have it',
    'self-billing-invoice',
    seller({ participantId: '0235:9900000098' }),
  ],
  [
    'the address of deemed supplies is for these',
    'standard-invoice',
    buyer({ participantId: '0235:9900000097' }),
    'pint-ae-predefined-flag buyer.participantId warning',
  ],
  [
    'that of exports is for exports',
    'standard-invoice',
    buyer({ participantId: '0235:9900000099' }),
    'pint-ae-predefined-flag buyer.participantId warning',
  ],
  [
    'a creditor may be known by SEPA, a debtor not',
    'standard-invoice',
    all(
      seller({
        identifiers: [
          { id: '1', schemeId: 'SEPA' },
          { id: '2', schemeId: 'SEPA' },
          { id: '3', schemeId: 'x' },
        ],
      }),
      buyer({ identifiers: [{ id: '1', schemeId: 'SEPA' }, { id: '2', schemeId: '0088' }, { id: '3' }] }),
      fields({ payee: { name: 'P', identifier: '4', identifierSchemeId: 'SEPA' } }),
    ),
    'ibr-cl-10 seller.identifiers[2].schemeId',
    'ibr-cl-10 buyer.identifiers[0].schemeId',
  ],
  [
    'a payee is known by a listed scheme',
    'standard-invoice',
    fields({ payee: { name: 'P', identifier: '1', identifierSchemeId: 'x' } }),
    'ibr-cl-10 payee.identifierSchemeId',
  ],
  [
    'registrations are of listed schemes',
    'standard-invoice',
    all(
      seller({ legalRegistrationSchemeId: 'x' }),
      buyer({ legalRegistrationSchemeId: '0235' }),
      fields({ payee: { name: 'P', legalRegistrationNumber: '1', legalRegistrationSchemeId: 'y' } }),
    ),
    'ibr-cl-11 seller.legalRegistrationSchemeId',
    'ibr-cl-11 payee.legalRegistrationSchemeId',
  ],
  [
    'a scheme without a registration is of no account',
    'out-of-scope',
    seller({ ...unregistered, legalRegistrationSchemeId: 'x' }),
    'ibr-150-ae seller.legalRegistrationNumber',
  ],
];
