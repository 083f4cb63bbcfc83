import type { Aggregate } from '../../../src/core/binding.ts';
import type { ComputedLine } from '../../../src/core/computed-invoice.ts';
import type { Commodity } from '../../../src/core/invoice.ts';
import { lineAllowanceCharge } from './allowance-charge.ts';
import { vatTaxScheme } from './tax-scheme.ts';

/** Item classification (IBT-158). */
export const commodityClassification: Aggregate<Commodity> = [
  {
    element: 'cbc:ItemClassificationCode',
    terms: ['IBT-158'],
    value: 'code',
    field: '',
    codec: 'text',
    attributes: [
      { name: 'listID', value: 'listId', terms: ['IBT-158-1'] },
      { name: 'listVersionID', value: 'listVersionId', terms: ['IBT-158-2'] },
    ],
  },
];

/** Item (IBG-31) with the line's VAT information (IBG-30). */
export function itemBinding(commodity: Aggregate<Commodity>): Aggregate<ComputedLine> {
  return [
    { element: 'cbc:Description', terms: ['IBT-154'], value: 'description', codec: 'text' },
    { element: 'cbc:Name', terms: ['IBT-153'], value: 'description', codec: 'text' },
    {
      element: 'cac:BuyersItemIdentification',
      rows: [{ element: 'cbc:ID', terms: ['IBT-156'], value: 'buyersItemId', codec: 'text' }],
    },
    {
      element: 'cac:SellersItemIdentification',
      rows: [{ element: 'cbc:ID', terms: ['IBT-155'], value: 'sellersItemId', codec: 'text' }],
    },
    {
      element: 'cac:StandardItemIdentification',
      rows: [
        {
          element: 'cbc:ID',
          terms: ['IBT-157'],
          value: 'standardItemId',
          codec: 'text',
          attributes: [{ name: 'schemeID', value: 'standardItemSchemeId', terms: ['IBT-157-1'] }],
        },
      ],
    },
    { element: 'cac:CommodityClassification', of: 'commodities', parts: commodity },
    {
      element: 'cac:ClassifiedTaxCategory',
      rows: [
        { element: 'cbc:ID', terms: ['IBT-151'], value: 'vatCategory', codec: 'text' },
        {
          element: 'cbc:Percent',
          terms: ['IBT-152'],
          value: 'vatPercent',
          field: 'vatRate',
          codec: 'decimal',
        },
        {
          element: 'cbc:TaxExemptionReasonCode',
          terms: ['IBT-186'],
          value: 'exemptionReasonCode',
          codec: 'text',
        },
        {
          element: 'cbc:TaxExemptionReason',
          terms: ['IBT-185'],
          value: 'exemptionReason',
          field: 'exemptionReasonCode',
          codec: 'text',
        },
        {
          element: 'cac:TaxScheme',
          rows: [{ element: 'cbc:ID', terms: ['IBT-167'], constant: vatTaxScheme }],
        },
      ],
    },
  ];
}

/** Price details (IBG-29): gross price without discount, per one unit. */
const price: Aggregate<ComputedLine> = [
  { element: 'cbc:PriceAmount', terms: ['IBT-146'], value: 'unitPrice', codec: 'price' },
  {
    element: 'cbc:BaseQuantity',
    terms: ['IBT-149'],
    constant: '1',
    attributes: [{ name: 'unitCode', value: 'unitCode', terms: ['IBT-150'] }],
  },
  {
    element: 'cac:AllowanceCharge',
    rows: [
      { element: 'cbc:ChargeIndicator', constant: 'false' },
      { element: 'cbc:Amount', terms: ['IBT-147'], constant: '0', currency: 'document' },
      { element: 'cbc:BaseAmount', terms: ['IBT-148'], value: 'unitPrice', codec: 'price' },
    ],
  },
];

/** Invoice line and credit note line (IBG-25). */
export function lineBinding(item: Aggregate<ComputedLine>): Aggregate<ComputedLine> {
  return [
    { element: 'cbc:ID', terms: ['IBT-126'], value: 'id', codec: 'text' },
    {
      element: 'cbc:InvoicedQuantity',
      only: 'Invoice',
      terms: ['IBT-129'],
      value: 'quantity',
      codec: 'decimal',
      attributes: [{ name: 'unitCode', value: 'unitCode', terms: ['IBT-130'] }],
    },
    {
      element: 'cbc:CreditedQuantity',
      only: 'CreditNote',
      terms: ['IBT-129'],
      value: 'quantity',
      codec: 'decimal',
      attributes: [{ name: 'unitCode', value: 'unitCode', terms: ['IBT-130'] }],
    },
    {
      element: 'cbc:LineExtensionAmount',
      terms: ['IBT-131'],
      value: 'netAmount',
      field: 'lineExtensionAmount',
      codec: 'amount',
    },
    {
      element: 'cac:AllowanceCharge',
      terms: ['IBG-27', 'IBG-28'],
      of: 'allowancesCharges',
      parts: lineAllowanceCharge,
    },
    { element: 'cac:Item', terms: ['IBG-31'], rows: item },
    { element: 'cac:Price', terms: ['IBG-29'], rows: price },
  ];
}
