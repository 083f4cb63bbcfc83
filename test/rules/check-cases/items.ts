import { lineOf } from '../../requests.ts';
import { type CheckCase, firstLine, standardInvoice } from './case.ts';

/** Cases of the checks of rules/ae/checks/items.ts. */
export const itemsCases: readonly CheckCase[] = [
  {
    rule: 'ibr-cl-13',
    fact: 'of several classifications the one of an unknown list is named, and not that none is of the Harmonized System',
    ...firstLine({
      classifications: [
        { code: '1', scheme: 'XX' },
        { code: '99831', scheme: 'SAC' },
      ],
    }),
    paths: ['lines[0].classifications[0].listId'],
    said: {
      values: {
        list: 'XX',
      },
      misspelt: {
        text: 'XX',
        list: 'classificationLists',
      },
    },
  },
  {
    rule: 'ibr-087',
    fact: 'a price is for some units',
    ...firstLine({ baseQuantity: 0 }),
    paths: ['lines[0].baseQuantity'],
    said: {
      values: {
        sent: '0',
      },
    },
  },
  {
    rule: 'ibr-087',
    fact: 'a price is for no negative number of units',
    ...firstLine({ baseQuantity: -1 }),
    paths: ['lines[0].baseQuantity'],
    said: {
      values: {
        sent: '-1',
      },
    },
  },
  {
    rule: 'ibr-025',
    fact: 'a line says what is sold',
    ...firstLine({ description: ' ' }),
    paths: ['lines[0].description'],
  },
  {
    rule: 'ibr-185-ae',
    fact: 'a service has an accounting code',
    ...firstLine({ itemTypeCode: 'S' }),
    paths: ['lines[0].serviceAccountingCode'],
    said: {
      values: {
        itemType: 'S',
      },
    },
  },
  {
    rule: 'ibr-186-ae',
    fact: 'goods with services have an accounting code',
    ...firstLine({ itemTypeCode: 'B' }),
    paths: ['lines[0].serviceAccountingCode'],
    said: {
      values: {
        itemType: 'B',
      },
    },
  },
  {
    rule: 'pint-ae-item-certificate',
    fact: 'a certificate is complete',
    ...firstLine({
      certificates: [{ id: 'CO-1', typeCode: ' ', type: 'Certificate of origin', issuer: 'X' }],
    }),
    paths: ['lines[0].certificates[0]'],
  },
  {
    rule: 'ibr-188-ae',
    fact: 'a classified item has an HS code',
    ...firstLine({ classifications: [{ code: '43211500', listId: 'MP' }] }),
    paths: ['lines[0].classifications'],
  },
  {
    rule: 'ibr-cl-13',
    fact: 'a classification list is listed',
    ...firstLine({ classifications: ['940139', { code: '1', listId: '??' }] }),
    paths: ['lines[0].classifications[1].listId'],
    said: {
      values: {
        list: '??',
      },
      misspelt: {
        text: '??',
        list: 'classificationLists',
      },
    },
  },
  {
    rule: 'ibr-cl-15',
    fact: 'a country of origin is listed',
    ...firstLine({ originCountry: 'XQ' }),
    paths: ['lines[0].originCountry'],
    said: {
      values: {
        code: 'XQ',
      },
      misspelt: {
        text: 'XQ',
        list: 'countries',
      },
    },
  },
  {
    rule: 'ibr-cl-21',
    fact: 'an item identifier scheme is listed',
    ...firstLine({ standardItemId: '1', standardItemSchemeId: 'GTIN' }),
    paths: ['lines[0].standardItemSchemeId'],
    said: {
      values: {
        scheme: 'GTIN',
      },
      misspelt: {
        text: 'GTIN',
        list: 'identifierSchemes',
      },
    },
  },
  {
    rule: 'ibr-cl-23',
    fact: 'a unit is listed',
    ...firstLine({ unitCode: 'pieses' }),
    paths: ['lines[0].unitCode'],
    said: {
      values: {
        unit: 'pieses',
      },
      misspelt: {
        text: 'pieses',
        list: 'units',
      },
    },
  },
  {
    rule: 'ibr-cl-23',
    fact: 'a unit of trade without a code is sent in a unit that has one',
    ...firstLine({ unitCode: 'tola', quantity: 10, baseQuantity: 1 }),
    paths: ['lines[0].unitCode'],
    said: {
      text: 'unitWithoutCode',
      values: {
        unit: 'tola',
        factor: '11.6638038',
        code: { code: 'GRM', list: 'units' },
        listed: 'GRM',
        quantity: '116.638038',
        base: '11.6638038',
      },
    },
  },
  {
    rule: 'ibr-174-ae',
    fact: 'a reverse charge line has a GTIN',
    example: 'reverse-charge',
    edit: (request) => {
      lineOf(request).standardItemSchemeId = '0088';
    },
    paths: ['lines[0].standardItemSchemeId'],
    said: {
      text: 'otherItemScheme',
      values: {
        scheme: '0160',
        sent: '0088',
      },
    },
  },
  {
    rule: 'ibr-147-ae',
    fact: 'a line amount is quantity times price',
    ...standardInvoice((request) => {
      lineOf(request).lineExtensionAmount = 10000;
      Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    }),
    paths: ['lines[0].lineExtensionAmount'],
    said: {
      values: {
        sent: '10000.00',
        computed: '10146.00',
      },
    },
  },
];
