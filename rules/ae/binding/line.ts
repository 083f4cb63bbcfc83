import type { ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type { Commodity } from '../../../src/core/invoice/invoice.ts';
import { type Aggregate, text, withRows } from '../../../src/core/specification/binding.ts';
import { commodityClassification, itemBinding, lineBinding } from '../../pint/binding/line.ts';
import { serviceAccountingScheme } from '../defaults/items.ts';

const commodity: Aggregate<Commodity> = [
  text('cbc:NatureCode', 'natureCode', ['BTAE-09'], { pathAt: 'goodsNaturePath' }),
  text('cbc:CommodityCode', 'itemTypeCode', ['BTAE-13'], { pathAt: 'itemTypePath' }),
  ...commodityClassification,
];

const item: Aggregate<ComputedLine> = withRows(itemBinding(commodity), {
  'cac:StandardItemIdentification': [
    {
      element: 'cac:AdditionalItemIdentification',
      rows: [
        text('cbc:ID', 'serviceCode', ['BTAE-17'], {
          field: 'serviceAccountingCode',
          attributes: [{ name: 'schemeID', constant: serviceAccountingScheme, terms: ['BTAE-17-1'] }],
        }),
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
