import { type CheckCase, fields, standardInvoice } from './case.ts';

/** Cases of the checks of rules/ae/checks/addresses.ts. */
export const addressesCases: readonly CheckCase[] = [
  {
    rule: 'ibr-142-ae',
    fact: 'e-commerce names street, city and subdivision of delivery',
    ...fields({ transactionType: { ecommerce: true }, delivery: { city: 'Dubai' } }),
    paths: ['delivery.streetName', 'delivery.countrySubentity'],
    said: [
      {
        values: {
          part: {
            word: 'street',
          },
        },
      },
      {
        values: {
          part: {
            word: 'countrySubdivision',
          },
        },
      },
    ],
  },
  {
    rule: 'ibr-152-ae',
    fact: 'an export names street, city and subdivision of delivery',
    example: 'export-usd',
    edit: (request) => {
      request.delivery = { countryCode: 'KE', city: 'Mombasa' };
    },
    paths: ['delivery.streetName', 'delivery.countrySubentity'],
    said: [
      {
        values: {
          part: {
            word: 'street',
          },
        },
      },
      {
        values: {
          part: {
            word: 'countrySubdivision',
          },
        },
      },
    ],
  },
  {
    rule: 'ibr-143-ae',
    fact: "the seller's address has street and city",
    ...standardInvoice(({ seller: { address } }) => {
      Object.assign(address, { line1: null, line2: null, city: null });
    }),
    paths: ['seller.address'],
    said: {
      values: {
        parts: [
          {
            word: 'streetLine1',
          },
          {
            word: 'city',
          },
        ],
      },
    },
  },
  {
    rule: 'ibr-144-ae',
    fact: "a foreign buyer's address has a subdivision or a city to stand for it",
    ...standardInvoice(({ buyer: { address } }) => {
      Object.assign(address, { city: null, countrySubentity: null, countryCode: 'DE' });
    }),
    paths: ['buyer.address'],
    said: {
      values: {
        parts: [
          {
            word: 'city',
          },
          {
            word: 'countrySubdivision',
          },
        ],
      },
    },
  },
  {
    rule: 'ibr-128-ae',
    fact: 'a UAE address has an emirate',
    ...standardInvoice(({ seller: { address } }) => {
      Object.assign(address, { city: 'Atlantis', countrySubentity: 'Gulf' });
    }),
    paths: ['seller.address.countrySubentity'],
    said: {
      text: 'unknownEmirate',
      values: {
        sent: 'Gulf',
      },
      misspelt: {
        text: 'Gulf',
        list: 'Emirate',
      },
    },
  },
  {
    rule: 'ibr-011',
    fact: "the buyer's address has a country",
    ...standardInvoice(({ buyer: party }) => {
      Object.assign(party, { trn: null, participantId: null });
      Object.assign(party.address, { countryCode: null, city: 'Mombasa', countrySubentity: null });
    }),
    paths: ['buyer.address.countryCode'],
  },
  {
    rule: 'ibr-cl-14',
    fact: 'a country is listed',
    ...standardInvoice(({ buyer: { address } }) => {
      address.countryCode = 'Atlantis';
    }),
    paths: ['buyer.address.countryCode'],
    said: {
      values: {
        code: 'Atlantis',
      },
      misspelt: {
        text: 'Atlantis',
        list: 'countries',
      },
    },
  },
];
