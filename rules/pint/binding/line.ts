import type { ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import type {
  Commodity,
  ItemAttribute,
  ItemCertificate,
  LineObject,
} from '../../../src/core/invoice/invoice.ts';
import type { Aggregate } from '../../../src/core/specification/binding.ts';
import { lineAllowanceCharge } from './allowance-charge.ts';
import { invoicedObjectType } from './references.ts';
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

/** Item attribute (IBG-32). */
const itemAttribute: Aggregate<ItemAttribute> = [
  { element: 'cbc:Name', terms: ['IBT-160'], value: 'name', codec: 'text' },
  { element: 'cbc:Value', terms: ['IBT-161'], value: 'value', codec: 'text' },
];

/** A certificate of the item, for which PINT has no term. */
const itemCertificate: Aggregate<ItemCertificate> = [
  { element: 'cbc:ID', value: 'id', codec: 'text' },
  { element: 'cbc:CertificateTypeCode', value: 'typeCode', codec: 'text' },
  { element: 'cbc:CertificateType', value: 'type', codec: 'text' },
  {
    element: 'cac:IssuerParty',
    rows: [{ element: 'cac:PartyName', rows: [{ element: 'cbc:Name', value: 'issuer', codec: 'text' }] }],
  },
];

/** The object that a line is about (IBT-128). */
const lineObject: Aggregate<LineObject> = [
  {
    element: 'cbc:ID',
    terms: ['IBT-128'],
    value: 'objectId',
    codec: 'text',
    attributes: [{ name: 'schemeID', value: 'objectSchemeId', terms: ['IBT-128-1'] }],
  },
  { element: 'cbc:DocumentTypeCode', constant: invoicedObjectType },
];

const lineVatTotal: Aggregate<ComputedLine> = [
  { element: 'cbc:TaxAmount', value: 'vatTotal', codec: 'amount' },
];

/** Item (IBG-31) with the line's VAT information (IBG-30); plain fields are added to it. */
export function itemBinding(commodity: Aggregate<Commodity>): Aggregate<ComputedLine> {
  return [
    { element: 'cbc:Description', terms: ['IBT-154'], value: 'description', codec: 'text' },
    { element: 'cbc:Name', terms: ['IBT-153'], value: 'name', codec: 'text' },
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
      terms: ['IBG-30'],
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
          codec: 'text',
        },
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
  {
    element: 'cbc:BaseQuantity',
    terms: ['IBT-149'],
    value: 'baseQuantity',
    codec: 'decimal',
    attributes: [{ name: 'unitCode', value: 'unitCode', terms: ['IBT-150'] }],
  },
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
    { element: 'cac:InvoicePeriod', terms: ['IBG-26'], rows: [] },
    {
      element: 'cac:OrderLineReference',
      rows: [{ element: 'cbc:LineID', terms: ['IBT-132'], value: 'orderLineId', codec: 'text' }],
    },
    {
      element: 'cac:DiscrepancyResponse',
      only: 'CreditNote',
      rows: [
        { element: 'cbc:ResponseCode', value: 'creditNoteReasonCode', codec: 'text' },
        { element: 'cbc:Description', value: 'creditNoteReason', codec: 'text' },
      ],
    },
    {
      element: 'cac:DespatchLineReference',
      rows: [{ element: 'cbc:LineID', value: 'despatchLineId', codec: 'text' }],
    },
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
