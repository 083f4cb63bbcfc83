import { type Diagnosis, invoice } from './diagnosis.ts';

const sellerWithTrn = (trn: string) =>
  invoice(({ seller }) => {
    seller.trn = trn;
  });

/** Numbers of the wrong form or kind. */
export const identifiers: readonly Diagnosis[] = [
  [
    'a TRN has 14 digits',
    sellerWithTrn('10035487970003'),
    ['seller.trn ibr-132-ae: The TRN 10035487970003 has 14 digits, and needs 15.'],
  ],
  [
    'a TRN has 16 digits',
    sellerWithTrn('1003548797000003'),
    ['seller.trn ibr-132-ae: The TRN 1003548797000003 has 16 digits, and needs 15.'],
  ],
  [
    'a TRN has other digits at its end',
    sellerWithTrn('100354879700004'),
    [
      'seller.trn ibr-132-ae: The TRN 100354879700004 is not a UAE tax registration number: 15 digits, the first 1, the last two 03.',
    ],
  ],
  [
    'a TIN stands where a TRN belongs',
    sellerWithTrn('1003548797'),
    [
      'seller.trn ibr-134-ae: 1003548797 is a tax identification number (TIN, 10 digits), and a tax registration number (TRN, 15 digits) is needed.',
    ],
  ],
  [
    'the emirate of the seller is misspelt, and its city is not known',
    invoice(({ seller }) => {
      Object.assign(seller.address, { city: 'Somewhere', countrySubentity: 'Qqqq' });
    }),
    ['seller.address.countrySubentity ibr-128-ae: Qqqq is not recognised as an emirate.'],
  ],
  [
    'the emirate of the seller is not given, and its city is not known',
    invoice(({ seller }) => {
      Object.assign(seller.address, { city: 'Somewhere', countrySubentity: null });
    }),
    ['seller.address.countrySubentity ibr-128-ae: The emirate of the address is not given.'],
  ],
];
