import { buyer, entries, fields, line, type Row } from './edits.ts';

export const sold: readonly Row[] = [
  [
    'a base quantity is more than none',
    'standard-invoice',
    line({ baseQuantity: 0 }),
    'ibr-087 lines[0].baseQuantity',
  ],
  ['and may be two', 'standard-invoice', line({ baseQuantity: 2 })],
  [
    'a certificate is whole',
    'standard-invoice',
    line({
      certificates: [
        { id: '1', typeCode: 'a', type: 'b', issuer: 'c' },
        { id: '1', typeCode: 'a', type: '', issuer: 'c' },
      ],
    }),
    'pint-ae-item-certificate lines[0].certificates[1]',
  ],
  [
    'a service has a service code',
    'standard-invoice',
    line({ itemTypeCode: 'S', serviceAccountingCode: null }),
    'ibr-185-ae lines[0].serviceAccountingCode',
  ],
  [
    'so have goods with services',
    'standard-invoice',
    line({ itemTypeCode: 'B', serviceAccountingCode: null }),
    'ibr-186-ae lines[0].serviceAccountingCode',
  ],
  ['goods have none', 'standard-invoice', line({ itemTypeCode: 'G', serviceAccountingCode: null })],
  [
    'one classification is of the Harmonized System',
    'standard-invoice',
    line({ classifications: [{ code: '1', listId: 'MP' }] }),
    'ibr-188-ae lines[0].classifications',
  ],
  [
    'any of them may be',
    'standard-invoice',
    line({
      classifications: [
        { code: '1', listId: 'MP' },
        { code: '940139', listId: 'HS' },
      ],
    }),
  ],
  [
    'of a list that is not known that is said',
    'standard-invoice',
    line({
      classifications: [
        { code: '1', listId: 'QQQQ' },
        { code: '940139', listId: 'MP' },
      ],
    }),
    'ibr-cl-13 lines[0].classifications[0].listId',
  ],
  ['an origin is a country', 'standard-invoice', line({ originCountry: 'DE' })],
  ['and nothing else', 'standard-invoice', line({ originCountry: 'ZZ' }), 'ibr-cl-15 lines[0].originCountry'],
];

export const rated: readonly Row[] = [
  ['the standard rate is 5 %', 'standard-invoice', line({ vatRate: 0 }), 'ibr-190-ae lines[0].vatRate'],
  [
    'and no fraction',
    'standard-invoice',
    line({ vatRate: 0.05 }),
    'ibr-190-ae lines[0].vatRate rateAsFraction',
  ],
  ['and no factor', 'standard-invoice', line({ vatRate: 1.05 }), 'ibr-190-ae lines[0].vatRate rateAsFactor'],
  [
    'a rate alone does not say the category',
    'standard-invoice',
    line({ vatCategory: null, vatRate: 0 } as never),
    'ibr-190-ae lines[0].vatCategory rateWithoutCategory',
  ],
  [
    'but one that no category has is wrong itself',
    'standard-invoice',
    line({ vatCategory: null, vatRate: 3 } as never),
    'ibr-190-ae lines[0].vatRate',
  ],
  [
    'what is zero rated has 0 %',
    'standard-invoice',
    line({ vatCategory: 'Z', vatRate: 5 }),
    'aligned-ibrp-z-05 lines[0].vatRate',
  ],
  ['reverse charge may tell the rate', 'reverse-charge', line({ vatRate: 5 })],
  [
    'as no fraction of it',
    'reverse-charge',
    line({ vatRate: 0.05 }),
    'aligned-ibrp-ae-05-ae lines[0].vatRate rateAsFraction',
  ],
  ['and no other', 'reverse-charge', line({ vatRate: 7 }), 'aligned-ibrp-ae-05-ae lines[0].vatRate'],
  ['what is exempt has none', 'exempt', line({ vatRate: 5 }), 'aligned-ibrp-e-05 lines[0].vatRate'],
  [
    'what is out of scope has none',
    'out-of-scope',
    line({ vatRate: 5 }),
    'aligned-ibrp-o-05 lines[0].vatRate',
  ],
  [
    'the margin scheme has that of its lines',
    'profit-margin',
    line({ vatRate: 7 }),
    'ibr-111-ae lines[0].vatRate',
  ],
  ...(
    [
      ['standard-invoice', 'S', 0, 'ibr-190-ae', 'ibr-190-ae'],
      ['export-usd', 'Z', 5, 'aligned-ibrp-z-06', 'aligned-ibrp-z-07'],
      ['reverse-charge', 'AE', 5, 'aligned-ibrp-ae-06', 'aligned-ibrp-ae-07'],
      ['exempt', 'E', 5, 'aligned-ibrp-e-06', 'aligned-ibrp-e-07'],
      ['out-of-scope', 'O', 5, 'aligned-ibrp-o-06', 'aligned-ibrp-o-07'],
    ] as const
  ).map(
    ([name, vatCategory, vatRate, allowance, charge]): Row => [
      `allowances and charges of category ${vatCategory} have its rate`,
      name,
      entries({ vatCategory, vatRate }, { isCharge: true, vatCategory, vatRate }),
      `${allowance} allowancesCharges[0].vatRate`,
      `${charge} allowancesCharges[1].vatRate`,
    ],
  ),
  [
    'an exemption is of a category of the document',
    'standard-invoice',
    fields({ vatExemptions: [{ vatCategory: 'E', exemptionReason: 'x' }] }),
    'pint-ae-not-written vatExemptions[0].vatCategory exemptionOfNoGroup warning',
  ],
];

export const reverseCharged: readonly Row[] = [
  [
    'the nature of goods is listed',
    'standard-invoice',
    line({ goodsNatureCode: 'x' }),
    'ibr-006-ae lines[0].goodsNatureCode',
  ],
  [
    'goods under reverse charge have a GTIN',
    'reverse-charge',
    line({ standardItemId: null, standardItemSchemeId: null }),
    'ibr-174-ae lines[0].standardItemId',
  ],
  [
    'and no other number',
    'reverse-charge',
    line({ standardItemSchemeId: '0088' }),
    'ibr-174-ae lines[0].standardItemSchemeId otherItemScheme',
  ],
  [
    'of a scheme that is not listed that is said',
    'reverse-charge',
    line({ standardItemSchemeId: '9999' }),
    'ibr-cl-21 lines[0].standardItemSchemeId',
  ],
  ['their buyer is registered', 'reverse-charge', buyer({ trn: null }), 'ibr-103-ae buyer.trn'],
  ['by a TRN', 'reverse-charge', buyer({ trn: '1008899112' }), 'ibr-103-ae buyer.trn tinForTrnOfBuyer'],
  ['other buyers may have a TIN', 'standard-invoice', buyer({ trn: '1007123456' })],
];
