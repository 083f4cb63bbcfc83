import type { Finding } from '../../src/core/finding.ts';

/** What a finding holds beside its rule and its path; of several, one for each. */
export type Said = Partial<Omit<Finding, 'rule' | 'path' | 'foundBy'>>;

/**
 * What is said in each case but that the rule is broken: the values of its text, the case of it and the severity where they
 * are not the usual ones, which list a code is looked for in, and what to do.
 */
export const said: Readonly<Record<string, Said | readonly Said[]>> = {
  'ibr-127-ae: an invoice with something to pay has a due date': {
    values: {
      payable: '11125.80',
      currency: 'AED',
    },
  },
  'ibr-141-ae: the VAT point is before the issue date': {
    values: {
      vatPointDate: '2026-11-03',
      issueDate: '2026-11-02',
    },
  },
  'ibr-029: a period ends after it starts': {
    values: {
      start: '2026-10-31',
      end: '2026-10-01',
    },
  },
  'pint-ae-amount-range: a line comes to no more than keeps its cents': {
    values: {
      limit: 90000000000000,
      amount: '180000000000000',
    },
  },
  'pint-ae-amount-range: lines together come to no more either': {
    values: {
      limit: 90000000000000,
      amount: '105000000000000',
    },
  },
  'pint-ae-date-range: dates are of this century': [
    {
      values: {
        first: '2000-01-01',
        last: '2100-12-31',
        day: '0206-11-02',
      },
    },
    {
      values: {
        first: '2000-01-01',
        last: '2100-12-31',
        day: '2101-01-01',
      },
    },
    {
      values: {
        first: '2000-01-01',
        last: '2100-12-31',
        day: '9999-12-31',
      },
    },
    {
      values: {
        first: '2000-01-01',
        last: '2100-12-31',
        day: '1999-12-31',
      },
    },
  ],
  'pint-ae-date-range: the end of a line is a date like any other': {
    values: {
      first: '2000-01-01',
      last: '2100-12-31',
      day: '2101-01-01',
    },
  },
  'pint-ae-negative-vat-group: of lines that all correct something, the first of their category is named': {
    text: 'negativeGroupOfLines',
    severity: 'warning',
    values: {
      category: 'Z',
      amount: '-2.00',
    },
  },
  'ibr-005-ae: a billing frequency is listed': {
    values: {
      code: 'FORTNIGHTLY',
    },
    misspelt: {
      text: 'FORTNIGHTLY',
      list: 'FreqBilling',
    },
  },
  'ibr-cl-04: a currency is listed': {
    values: {
      currency: 'DHS',
    },
    misspelt: {
      text: 'DHS',
      list: 'currencies',
    },
  },
  'ibr-159-ae: a foreign currency comes with a rate': {
    values: {
      currency: 'EUR',
    },
  },
  'pint-ae-exchange-rate-precision: six decimals hold a rate': {
    values: {
      sent: '0.00022449',
      rate: '0.000224',
    },
  },
  'pint-ae-exchange-rate-plausible: a rate is not the inverse of itself': {
    text: 'exchangeRateInverted',
    severity: 'warning',
    values: {
      currency: 'EUR',
      rate: '0.2381',
      roughly: '4.2',
    },
  },
  'pint-ae-participant-id: an address in the UAE is a TIN or a TRN': {
    values: {
      endpoint: '100354879',
    },
  },
  'pint-ae-participant-id-check-digit: the last digit of a TIN is its check digit': {
    severity: 'information',
    values: {
      endpoint: '1007123457',
    },
  },
  'pint-ae-predefined-issuer: a predefined address is for buyers': {
    values: {
      endpoint: '9900000098',
    },
  },
  'pint-ae-predefined-flag: the predefined address of exports is for exports': {
    severity: 'warning',
    values: {
      endpoint: '9900000099',
      flag: 'exports',
    },
  },
  'pint-ae-iban: the check digits of an IBAN are right': {
    text: 'ibanCheckDigits',
    severity: 'warning',
    values: {
      iban: 'AE070331234567890123457',
    },
  },
  'pint-ae-iban: an IBAN is as long as those of its country': {
    text: 'ibanLength',
    severity: 'warning',
    values: {
      iban: 'AE07033123456789012345',
      country: 'AE',
      length: 23,
      sent: 22,
    },
  },
  'ibr-140-ae: VAT is accounted for in AED': {
    values: {
      taxCurrency: 'USD',
    },
    remedy: {
      value: 'AED',
    },
  },
  'ibr-157-ae: a document out of scope is no deemed supply, margin or summary document': [
    {
      values: {
        flag: 'deemedSupply',
      },
    },
    {
      values: {
        flag: 'summaryInvoice',
      },
    },
  ],
  'ibr-142-ae: e-commerce names street, city and subdivision of delivery': [
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
  'ibr-152-ae: an export names street, city and subdivision of delivery': [
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
  'ibr-001-ae: a credit note reason is listed': {
    values: {
      code: 'RETURN',
    },
    misspelt: {
      text: 'RETURN',
      list: 'CreditReason',
    },
  },
  'pint-ae-reserved-document-type: the total in AED is computed, not sent': {
    values: {
      type: 'aedtotal-incl-vat',
    },
  },
  'ibr-cl-24: a media type is allowed': {
    values: {
      type: 'text/plain',
    },
    misspelt: {
      text: 'text/plain',
      list: 'MimeCode',
    },
  },
  'ibr-cl-25: the scheme of an electronic address is listed': {
    values: {
      scheme: 'peppol',
    },
    misspelt: {
      text: 'peppol',
      list: 'electronicAddressSchemes',
    },
  },
  'ibr-132-ae: a TRN has 15 digits, the first 1, the last two 03': {
    values: {
      trn: '100712345600004',
      digits: 15,
    },
  },
  "ibr-181-ae: the seller's registration has a type": {
    values: {
      value: '',
    },
  },
  "ibr-180-ae: the buyer's registration has a type": {
    values: {
      value: '',
    },
  },
  "ibr-173-ae: the seller's registration type is known": {
    values: {
      value: 'Club card',
    },
    misspelt: {
      text: 'Club card',
      list: 'legalRegistrationTypes',
    },
  },
  "ibr-183-ae: the buyer's registration type is known": {
    values: {
      value: 'CL',
    },
    misspelt: {
      text: 'CL',
      list: 'legalRegistrationTypes',
    },
  },
  "ibr-172-ae: the seller's trade licence names its authority": {
    values: {
      value: 'TL',
    },
  },
  "ibr-101-ae: the buyer's trade licence names its authority": {
    values: {
      value: 'TL',
    },
  },
  "ibr-012-ae: the seller's passport names its country": {
    text: 'unknownPassportCountryOfSeller',
    values: {
      country: 'Dubai',
    },
    misspelt: {
      text: 'Dubai',
      list: 'countries',
    },
  },
  "ibr-010-ae: the buyer's passport names its country": {
    text: 'unknownPassportCountryOfBuyer',
    values: {
      country: 'XI',
    },
    misspelt: {
      text: 'XI',
      list: 'countries',
    },
  },
  'ibr-cl-13: of several classifications the one of an unknown list is named, and not that none is of the Harmonized System':
    {
      values: {
        list: 'XX',
      },
      misspelt: {
        text: 'XX',
        list: 'classificationLists',
      },
    },
  "ibr-143-ae: the seller's address has street and city": {
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
  "ibr-144-ae: a foreign buyer's address has a subdivision or a city to stand for it": {
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
  'ibr-128-ae: a UAE address has an emirate': {
    text: 'unknownEmirate',
    values: {
      sent: 'Gulf',
    },
    misspelt: {
      text: 'Gulf',
      list: 'Emirate',
    },
  },
  'ibr-cl-14: a country is listed': {
    values: {
      code: 'Atlantis',
    },
    misspelt: {
      text: 'Atlantis',
      list: 'countries',
    },
  },
  'ibr-cl-16: a payment mode is listed': {
    values: {
      code: 'barter',
    },
    misspelt: {
      text: 'barter',
      list: 'paymentMeans',
    },
  },
  'ibr-087: a price is for some units': {
    values: {
      sent: '0',
    },
  },
  'ibr-087: a price is for no negative number of units': {
    values: {
      sent: '-1',
    },
  },
  'pint-ae-negative-entry: a discount is sent without a minus': {
    values: {
      amount: '-5.00',
    },
  },
  'pint-ae-negative-entry: and so is one of a line': {
    text: 'negativeCharge',
    values: {
      amount: '-5.00',
    },
  },
  'pint-ae-not-written: an exemption is of a VAT category that the document has, once': {
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
  'ibr-185-ae: a service has an accounting code': {
    values: {
      itemType: 'S',
    },
  },
  'ibr-186-ae: goods with services have an accounting code': {
    values: {
      itemType: 'B',
    },
  },
  'ibr-cl-13: a classification list is listed': {
    values: {
      list: '??',
    },
    misspelt: {
      text: '??',
      list: 'classificationLists',
    },
  },
  'ibr-cl-15: a country of origin is listed': {
    values: {
      code: 'XQ',
    },
    misspelt: {
      text: 'XQ',
      list: 'countries',
    },
  },
  'ibr-cl-10: the scheme of a party identifier is listed, or SEPA for who is paid': [
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
  'ibr-cl-11: the scheme of a legal registration is listed': {
    values: {
      scheme: '9998',
    },
    misspelt: {
      text: '9998',
      list: 'identifierSchemes',
    },
  },
  'ibr-cl-21: an item identifier scheme is listed': {
    values: {
      scheme: 'GTIN',
    },
    misspelt: {
      text: 'GTIN',
      list: 'identifierSchemes',
    },
  },
  'ibr-cl-23: a unit is listed': {
    values: {
      unit: 'pieces',
    },
    misspelt: {
      text: 'pieces',
      list: 'units',
    },
  },
  'ibr-190-ae: the standard rate is 5': {
    values: {
      category: 'S',
      rates: {
        anyOf: ['5'],
      },
      rate: '10',
    },
  },
  'aligned-ibrp-z-05: the zero rate is 0': {
    values: {
      category: 'Z',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-e-05: an exempt line has no rate': {
    values: {
      category: 'E',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-o-05: a line out of scope has no rate': {
    values: {
      category: 'O',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-ae-05-ae: a reverse charge line has rate 0 or 5': {
    values: {
      category: 'AE',
      rates: {
        anyOf: ['0', '5'],
      },
      rate: '7',
    },
  },
  'ibr-111-ae: a margin scheme line has the standard rate': {
    values: {
      category: 'N',
      rates: {
        anyOf: ['0', '5'],
      },
      rate: '7',
    },
  },
  'ibr-006-ae: the nature of goods is listed': {
    values: {
      code: 'gold',
    },
    misspelt: {
      text: 'gold',
      list: 'GoodsType',
    },
  },
  'ibr-174-ae: a reverse charge line has a GTIN': {
    text: 'otherItemScheme',
    values: {
      scheme: '0160',
      sent: '0088',
    },
  },
  'ibr-131-ae: an allowance is base times percentage': {
    values: {
      amount: '5.00',
      percent: '10',
      meant: '1000',
      base: '100.00',
    },
  },
  'ibr-146-ae: a charge is base times percentage': {
    values: {
      amount: '5.00',
      percent: '10',
      meant: '1000',
      base: '100.00',
    },
  },
  'ibr-cl-19: an allowance reason is listed': {
    values: {
      code: 'FC',
    },
    misspelt: {
      text: 'FC',
      list: 'allowanceReasons',
    },
  },
  'ibr-cl-20: a charge reason is listed': {
    values: {
      code: '95',
    },
    misspelt: {
      text: '95',
      list: 'chargeReasons',
    },
  },
  'ibr-147-ae: a line amount is quantity times price': {
    values: {
      sent: '10000.00',
      computed: '10146.00',
    },
  },
  'ibr-co-14: the VAT total is that of the breakdown': {
    values: {
      sent: '500.00',
      computed: '529.80',
    },
    remedy: {
      value: 529.8,
    },
  },
  'ibr-co-10: the lineExtensionAmount is what the document adds up to': {
    values: {
      sent: '10696.00',
      computed: '10596.00',
    },
    remedy: {
      value: 10596,
    },
  },
  'ibr-co-13: the taxExclusiveAmount is what the document adds up to': {
    values: {
      sent: '10696.00',
      computed: '10596.00',
    },
    remedy: {
      value: 10596,
    },
  },
  'ibr-co-15: the taxInclusiveAmount is what the document adds up to': {
    values: {
      sent: '11225.80',
      computed: '11125.80',
    },
    remedy: {
      value: 11125.8,
    },
  },
  'ibr-co-16: the payableAmount is what the document adds up to': {
    values: {
      sent: '11225.80',
      computed: '11125.80',
    },
    remedy: {
      value: 11125.8,
    },
  },
  'pint-ae-negative-total: an invoice is not negative': {
    values: {
      total: '-88305.00',
      currency: 'AED',
    },
  },
  'pint-ae-negative-vat-group: an allowance takes no more than there is': {
    values: {
      category: 'Z',
      amount: '-5.00',
    },
  },
  'pint-ae-entry-category: an entry that was apportioned is told': {
    text: 'entryApportioned',
    severity: 'warning',
    values: {
      amount: '5.00',
      shares: ['S 3.74', 'Z 0.17', 'E 0.89', 'O 0.20'],
    },
  },
  'aligned-ibrp-z-06: the rate of an entry goes with its category': {
    values: {
      category: 'Z',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-z-07: the rate of an entry goes with its category': {
    values: {
      category: 'Z',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-e-06: the rate of an entry goes with its category': {
    values: {
      category: 'E',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-e-07: the rate of an entry goes with its category': {
    values: {
      category: 'E',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-o-06: the rate of an entry goes with its category': {
    values: {
      category: 'O',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-o-07: the rate of an entry goes with its category': {
    values: {
      category: 'O',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-ae-06: the rate of an entry goes with its category': {
    values: {
      category: 'AE',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-ae-07: the rate of an entry goes with its category': {
    values: {
      category: 'AE',
      rates: {
        anyOf: ['0'],
      },
      rate: '5',
    },
  },
  'aligned-ibrp-032: an entry of the document says which of several categories it changes': {
    values: {
      amount: '5.00',
      categories: ['S', 'Z', 'E', 'O'],
    },
  },
  'aligned-ibrp-037: an entry of the document says which of several categories it changes': {
    values: {
      amount: '5.00',
      categories: ['S', 'Z', 'E', 'O'],
    },
  },
};
