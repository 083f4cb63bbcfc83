import { buyer, type CheckCase, seller } from './case.ts';

/** Cases of the checks of rules/ae/checks/legal-registration.ts. */
export const legalRegistrationCases: readonly CheckCase[] = [
  {
    rule: 'ibr-150-ae',
    fact: 'a UAE seller has a legal registration number',
    ...seller({ legalRegistrationNumber: null }),
    paths: ['seller.legalRegistrationNumber'],
  },
  {
    rule: 'ibr-181-ae',
    fact: "the seller's registration has a type",
    ...seller({ legalRegistrationType: null }),
    paths: ['seller.legalRegistrationType'],
    said: {
      values: {
        value: '',
      },
    },
  },
  {
    rule: 'ibr-180-ae',
    fact: "the buyer's registration has a type",
    ...buyer({ legalRegistrationType: null }),
    paths: ['buyer.legalRegistrationType'],
    said: {
      values: {
        value: '',
      },
    },
  },
  {
    rule: 'ibr-173-ae',
    fact: "the seller's registration type is known",
    ...seller({ legalRegistrationType: 'Club card' }),
    paths: ['seller.legalRegistrationType'],
    said: {
      values: {
        value: 'Club card',
      },
      misspelt: {
        text: 'Club card',
        list: 'legalRegistrationTypes',
      },
    },
  },
  {
    rule: 'ibr-183-ae',
    fact: "the buyer's registration type is known",
    ...buyer({ legalRegistrationType: 'CL' }),
    paths: ['buyer.legalRegistrationType'],
    said: {
      values: {
        value: 'CL',
      },
      misspelt: {
        text: 'CL',
        list: 'legalRegistrationTypes',
      },
    },
  },
  {
    rule: 'ibr-172-ae',
    fact: "the seller's trade licence names its authority",
    ...seller({ authorityName: null }),
    paths: ['seller.authorityName'],
    said: {
      values: {
        value: 'TL',
      },
    },
  },
  {
    rule: 'ibr-101-ae',
    fact: "the buyer's trade licence names its authority",
    ...buyer({ authorityName: null }),
    paths: ['buyer.authorityName'],
    said: {
      values: {
        value: 'TL',
      },
    },
  },
  {
    rule: 'ibr-012-ae',
    fact: "the seller's passport names its country",
    ...seller({ legalRegistrationType: 'passport', authorityName: 'Dubai' }),
    paths: ['seller.authorityName'],
    said: {
      text: 'unknownPassportCountryOfSeller',
      values: {
        country: 'Dubai',
      },
      misspelt: {
        text: 'Dubai',
        list: 'countries',
      },
    },
  },
  {
    rule: 'ibr-010-ae',
    fact: "the buyer's passport names its country",
    ...buyer({ legalRegistrationType: 'PAS', authorityName: 'XI' }),
    paths: ['buyer.authorityName'],
    said: {
      text: 'unknownPassportCountryOfBuyer',
      values: {
        country: 'XI',
      },
      misspelt: {
        text: 'XI',
        list: 'countries',
      },
    },
  },
];
