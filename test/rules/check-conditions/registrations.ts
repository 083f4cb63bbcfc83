import {
  abroad,
  all,
  buyer,
  buyerAddress,
  fields,
  otherScheme,
  type Row,
  seller,
  sellerAddress,
  unregistered,
} from './edits.ts';

export const registered: readonly Row[] = [
  [
    'a seller with an address of the UAE is registered',
    'standard-invoice',
    seller({ legalRegistrationNumber: null }),
    'ibr-150-ae seller.legalRegistrationNumber',
  ],
  [
    'one with another need not be',
    'standard-invoice',
    seller({ ...unregistered, participantId: otherScheme }),
  ],
  [
    'registrations have a type',
    'standard-invoice',
    all(seller({ legalRegistrationType: null }), buyer({ legalRegistrationType: null })),
    'ibr-181-ae seller.legalRegistrationType',
    'ibr-180-ae buyer.legalRegistrationType',
  ],
  [
    'under other schemes they need not',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: null, participantId: otherScheme }),
      buyer({ legalRegistrationType: null, participantId: otherScheme }),
    ),
  ],
  [
    'the types are listed',
    'standard-invoice',
    all(seller({ legalRegistrationType: 'ZZ' }), buyer({ legalRegistrationType: 'ZZ' })),
    'ibr-173-ae seller.legalRegistrationType',
    'ibr-183-ae buyer.legalRegistrationType',
  ],
  [
    'a seller abroad may have another type, a buyer not',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: 'ZZ' }),
      buyer({ legalRegistrationType: 'ZZ' }),
      sellerAddress(abroad),
      buyerAddress(abroad),
    ),
    'ibr-183-ae buyer.legalRegistrationType',
  ],
  [
    'a trade licence names its authority',
    'standard-invoice',
    all(seller({ authorityName: null }), buyer({ authorityName: null })),
    'ibr-172-ae seller.authorityName',
    'ibr-101-ae buyer.authorityName',
  ],
  [
    'an Emirates ID has none',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: 'EID', authorityName: null }),
      buyer({ legalRegistrationType: 'EID', authorityName: null }),
    ),
  ],
  [
    'a passport has a country',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: 'PAS', authorityName: null }),
      buyer({ legalRegistrationType: 'PAS', authorityName: null }),
    ),
    'ibr-012-ae seller.authorityName',
    'ibr-010-ae buyer.authorityName',
  ],
  [
    'a country of ISO 3166, which two of the list are not',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: 'PAS', authorityName: 'XI' }),
      buyer({ legalRegistrationType: 'PAS', authorityName: '1A' }),
    ),
    'ibr-012-ae seller.authorityName unknownPassportCountryOfSeller',
    'ibr-010-ae buyer.authorityName unknownPassportCountryOfBuyer',
  ],
  [
    'and others are',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: 'PAS', authorityName: 'IN' }),
      buyer({ legalRegistrationType: 'PAS', authorityName: 'GB' }),
    ),
  ],
];

export const located: readonly Row[] = [
  [
    'what one address lacks is one finding',
    'standard-invoice',
    all(seller({ address: {} }), buyer({ address: {} })),
    'ibr-143-ae seller.address',
    'ibr-144-ae buyer.address',
  ],
  [
    'at the field where it is one',
    'standard-invoice',
    all(sellerAddress({ city: null }), buyerAddress({ line1: null })),
    'ibr-143-ae seller.address.city',
    'ibr-144-ae buyer.address.line1',
  ],
  [
    'an emirate alone is asked for by its own rule',
    'standard-invoice',
    all(
      sellerAddress({ city: 'Somewhere', countrySubentity: null }),
      buyerAddress({ city: 'Somewhere', countrySubentity: null, line1: null }),
    ),
    'ibr-144-ae buyer.address',
    'ibr-128-ae seller.address.countrySubentity',
  ],
  [
    'abroad it may be anything',
    'standard-invoice',
    buyerAddress({ countrySubentity: 'Bavaria', countryCode: 'DE' }),
  ],
  [
    'every country is looked at',
    'standard-invoice',
    all(
      buyerAddress({ countryCode: 'ZZ' }),
      fields({
        delivery: { streetName: 'x', city: 'y', countryCode: 'ZZ' },
        taxRepresentative: {
          name: 'T',
          trn: '100354879700003',
          address: { line1: 'x', city: 'y', countryCode: 'ZZ' },
        },
        paymentServiceProviderAddress: { line1: 'x', city: 'y', countryCode: 'ZZ' },
      }),
    ),
    'ibr-cl-14 buyer.address.countryCode',
    'ibr-cl-14 taxRepresentative.address.countryCode',
    'ibr-cl-14 delivery.countryCode',
    'ibr-cl-14 paymentServiceProviderAddress.countryCode',
  ],
  [
    'the emirate of a delivery is only doubted',
    'standard-invoice',
    fields({ delivery: { streetName: 'x', city: 'y', countryCode: 'AE', countrySubentity: 'Bavaria' } }),
    'ibr-128-ae delivery.countrySubentity unknownEmirateOfDelivery warning',
  ],
  [
    'and not abroad',
    'standard-invoice',
    fields({ delivery: { streetName: 'x', city: 'y', countryCode: 'DE', countrySubentity: 'Bavaria' } }),
  ],
];
