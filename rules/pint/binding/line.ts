import type { ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type {
  Commodity,
  ItemAttribute,
  ItemCertificate,
  LineObject,
} from '../../../src/core/invoice/invoice.ts';
import { type Aggregate, amount, decimal, text } from '../../../src/core/specification/binding.ts';
import { lineAllowanceCharge } from './allowance-charge.ts';
import { invoicedObjectType } from './references.ts';
import { vatTaxScheme } from './tax-scheme.ts';

/** Item classification (IBT-158). */
export const commodityClassification: Aggregate<Commodity> = [
  text('cbc:ItemClassificationCode', 'code', ['IBT-158'], {
    field: '',
    attributes: [
      { name: 'listID', value: 'listId', terms: ['IBT-158-1'] },
      { name: 'listVersionID', value: 'listVersionId', terms: ['IBT-158-2'] },
    ],
  }),
];

/** Item attribute (IBG-32). */
const itemAttribute: Aggregate<ItemAttribute> = [
  text('cbc:Name', 'name', ['IBT-160']),
  text('cbc:Value', 'value', ['IBT-161']),
];

/** A certificate of the item, for which PINT has no term. */
const itemCertificate: Aggregate<ItemCertificate> = [
  text('cbc:ID', 'id'),
  text('cbc:CertificateTypeCode', 'typeCode'),
  text('cbc:CertificateType', 'type'),
  { element: 'cac:IssuerParty', rows: [{ element: 'cac:PartyName', rows: [text('cbc:Name', 'issuer')] }] },
];

/** The object that a line is about (IBT-128). */
const lineObject: Aggregate<LineObject> = [
  text('cbc:ID', 'objectId', ['IBT-128'], {
    attributes: [{ name: 'schemeID', value: 'objectSchemeId', terms: ['IBT-128-1'] }],
  }),
  { element: 'cbc:DocumentTypeCode', constant: invoicedObjectType },
];

const lineVatTotal: Aggregate<ComputedLine> = [amount('cbc:TaxAmount', 'vatTotal')];

/** Item (IBG-31) with the line's VAT information (IBG-30); plain fields are added to it. */
export function itemBinding(commodity: Aggregate<Commodity>): Aggregate<ComputedLine> {
  return [
    text('cbc:Description', 'description', ['IBT-154']),
    text('cbc:Name', 'name', ['IBT-153']),
    {
      element: 'cac:StandardItemIdentification',
      rows: [
        text('cbc:ID', 'standardItemId', ['IBT-157'], {
          attributes: [{ name: 'schemeID', value: 'standardItemSchemeId', terms: ['IBT-157-1'] }],
        }),
      ],
    },
    { element: 'cac:CommodityClassification', of: 'commodities', parts: commodity },
    {
      element: 'cac:ClassifiedTaxCategory',
      terms: ['IBG-30'],
      rows: [
        text('cbc:ID', 'vatCategory', ['IBT-151']),
        decimal('cbc:Percent', 'vatPercent', ['IBT-152'], { field: 'vatRate' }),
        text('cbc:TaxExemptionReasonCode', 'exemptionReasonCode', ['IBT-186']),
        text('cbc:TaxExemptionReason', 'exemptionReason', ['IBT-185']),
        {
          element: 'cac:TaxScheme',
          rows: [{ element: 'cbc:ID', terms: ['IBT-167'], constant: vatTaxScheme }],
        },
      ],
    },
    { element: 'cac:AdditionalItemProperty', terms: ['IBG-32'], of: 'attributes', parts: itemAttribute },
    { element: 'cac:Certificate', of: 'certificates', parts: itemCertificate },
  ];
}

/** Price details (IBG-29). */
const price: Aggregate<ComputedLine> = [
  { element: 'cbc:PriceAmount', terms: ['IBT-146'], value: 'unitPrice', codec: 'price' },
  decimal('cbc:BaseQuantity', 'baseQuantity', ['IBT-149'], {
    attributes: [{ name: 'unitCode', value: 'unitCode', terms: ['IBT-150'] }],
  }),
  {
    element: 'cac:AllowanceCharge',
    rows: [
      { element: 'cbc:ChargeIndicator', constant: 'false' },
      {
        element: 'cbc:Amount',
        terms: ['IBT-147'],
        value: 'priceDiscount',
        field: 'grossPrice',
        codec: 'price',
      },
      { element: 'cbc:BaseAmount', terms: ['IBT-148'], value: 'grossPrice', codec: 'price' },
    ],
  },
];

/** Invoice line and credit note line (IBG-25); plain fields are added to it. */
export function lineBinding(item: Aggregate<ComputedLine>): Aggregate<ComputedLine> {
  return [
    text('cbc:ID', 'id', ['IBT-126']),
    decimal('cbc:InvoicedQuantity', 'quantity', ['IBT-129'], {
      only: 'Invoice',
      attributes: [{ name: 'unitCode', value: 'unitCode', terms: ['IBT-130'] }],
    }),
    decimal('cbc:CreditedQuantity', 'quantity', ['IBT-129'], {
      only: 'CreditNote',
      attributes: [{ name: 'unitCode', value: 'unitCode', terms: ['IBT-130'] }],
    }),
    amount('cbc:LineExtensionAmount', 'netAmount', ['IBT-131'], { field: 'lineExtensionAmount' }),
    { element: 'cac:InvoicePeriod', terms: ['IBG-26'], rows: [] },
    { element: 'cac:OrderLineReference', rows: [text('cbc:LineID', 'orderLineId', ['IBT-132'])] },
    {
      element: 'cac:DiscrepancyResponse',
      only: 'CreditNote',
      rows: [text('cbc:ResponseCode', 'creditNoteReasonCode'), text('cbc:Description', 'creditNoteReason')],
    },
    { element: 'cac:DespatchLineReference', rows: [text('cbc:LineID', 'despatchLineId')] },
    { element: 'cac:DocumentReference', terms: ['IBT-128'], of: 'object', parts: lineObject },
    { element: 'cac:TaxTotal', only: 'CreditNote', rows: lineVatTotal },
    {
      element: 'cac:AllowanceCharge',
      terms: ['IBG-27', 'IBG-28'],
      of: 'allowancesCharges',
      parts: lineAllowanceCharge,
    },
    { element: 'cac:TaxTotal', only: 'Invoice', rows: lineVatTotal },
    { element: 'cac:Item', terms: ['IBG-31'], rows: item },
    { element: 'cac:Price', terms: ['IBG-29'], rows: price },
  ];
}
