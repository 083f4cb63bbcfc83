import type { ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type { Commodity } from '../../../src/core/invoice/invoice.ts';
import { type Aggregate, withRows } from '../../../src/core/specification/binding.ts';
import { commodityClassification, itemBinding, lineBinding } from '../../pint/binding/line.ts';
import { serviceAccountingScheme } from '../defaults/items.ts';

const commodity: Aggregate<Commodity> = [
  {
    element: 'cbc:NatureCode',
    terms: ['BTAE-09'],
    value: 'natureCode',
    pathAt: 'goodsNaturePath',
    codec: 'text',
  },
  {
    element: 'cbc:CommodityCode',
    terms: ['BTAE-13'],
    value: 'itemTypeCode',
    pathAt: 'itemTypePath',
    codec: 'text',
  },
  ...commodityClassification,
];

const item: Aggregate<ComputedLine> = withRows(itemBinding(commodity), {
  'cac:StandardItemIdentification': [
    {
      element: 'cac:AdditionalItemIdentification',
      rows: [
        {
          element: 'cbc:ID',
          terms: ['BTAE-17'],
          value: 'serviceCode',
          field: 'serviceAccountingCode',
          codec: 'text',
          attributes: [{ name: 'schemeID', constant: serviceAccountingScheme, terms: ['BTAE-17-1'] }],
        },
      ],
    },
  ],
});

/** PINT's line with its payable amount and its VAT, in AED. */
export const line: Aggregate<ComputedLine> = [
  ...lineBinding(item),
  {
    element: 'cac:ItemPriceExtension',
    rows: [
      {
        element: 'cbc:Amount',
        terms: ['BTAE-10'],
        value: 'payableAmount',
        field: '',
        codec: 'accountingAmount',
        rounded: true,
      },
      {
        element: 'cac:TaxTotal',
        rows: [
          {
            element: 'cbc:TaxAmount',
            terms: ['BTAE-08'],
            value: 'vatAmount',
            field: '',
            codec: 'accountingAmount',
            rounded: true,
          },
        ],
      },
    ],
  },
];
