import type {
  AccountingTotals,
  TaxSubtotal,
  TaxTotal,
  Totals,
} from '../../../src/core/invoice/computed-invoice.ts';
import type { Aggregate } from '../../../src/core/specification/binding.ts';
import { vatTaxScheme } from './tax-scheme.ts';

/** VAT breakdown (IBG-23). */
const taxSubtotal: Aggregate<TaxSubtotal> = [
  { element: 'cbc:TaxableAmount', terms: ['IBT-116'], value: 'taxableAmount', field: '', codec: 'amount' },
  {
    element: 'cbc:TaxAmount',
    terms: ['IBT-117'],
    value: 'taxAmount',
    field: '',
    codec: 'amount',
    rounded: true,
  },
  {
    element: 'cac:TaxCategory',
    rows: [
      { element: 'cbc:ID', terms: ['IBT-118'], value: 'vatCategory', field: '', codec: 'text' },
      { element: 'cbc:Percent', terms: ['IBT-119'], value: 'vatPercent', field: '', codec: 'decimal' },
      {
        element: 'cbc:TaxExemptionReasonCode',
        terms: ['IBT-121'],
        value: 'exemptionReasonCode',
        field: 'vatExemptions',
        codec: 'text',
      },
      {
        element: 'cbc:TaxExemptionReason',
        terms: ['IBT-120'],
        value: 'exemptionReason',
        field: 'vatExemptions',
        codec: 'text',
      },
      {
        element: 'cac:TaxScheme',
        rows: [{ element: 'cbc:ID', terms: ['IBT-118-1'], constant: vatTaxScheme }],
      },
    ],
  },
];

/** VAT in the document's currency (IBT-110) with its breakdown, before the accounting VAT (ibr-co-15). */
export const taxTotal: Aggregate<TaxTotal> = [
  { element: 'cbc:TaxAmount', terms: ['IBT-110'], value: 'taxAmount', codec: 'amount' },
  { element: 'cbc:TaxIncludedIndicator', terms: ['IBT-200'], constant: 'false' },
  { element: 'cac:TaxSubtotal', terms: ['IBG-23'], of: 'breakdown', parts: taxSubtotal },
];

/** VAT in the accounting currency (IBT-111). */
export const accountingTaxTotal: Aggregate<AccountingTotals> = [
  {
    element: 'cbc:TaxAmount',
    terms: ['IBT-111'],
    value: 'taxAmount',
    field: '',
    codec: 'accountingAmount',
    rounded: true,
  },
];

/** Document totals (IBG-22). */
export const legalMonetaryTotal: Aggregate<Totals> = [
  { element: 'cbc:LineExtensionAmount', terms: ['IBT-106'], value: 'lineExtensionAmount', codec: 'amount' },
  { element: 'cbc:TaxExclusiveAmount', terms: ['IBT-109'], value: 'taxExclusiveAmount', codec: 'amount' },
  { element: 'cbc:TaxInclusiveAmount', terms: ['IBT-112'], value: 'taxInclusiveAmount', codec: 'amount' },
  {
    element: 'cbc:AllowanceTotalAmount',
    terms: ['IBT-107'],
    value: 'allowanceTotalAmount',
    field: '',
    codec: 'amount',
    absentIfZero: true,
  },
  {
    element: 'cbc:ChargeTotalAmount',
    terms: ['IBT-108'],
    value: 'chargeTotalAmount',
    field: '',
    codec: 'amount',
    absentIfZero: true,
  },
  {
    element: 'cbc:PrepaidAmount',
    terms: ['IBT-113'],
    value: 'prepaidAmount',
    field: '',
    codec: 'amount',
    absentIfZero: true,
  },
  {
    element: 'cbc:PayableRoundingAmount',
    terms: ['IBT-114'],
    value: 'payableRoundingAmount',
    field: '',
    codec: 'amount',
    absentIfZero: true,
  },
  { element: 'cbc:PayableAmount', terms: ['IBT-115'], value: 'payableAmount', codec: 'amount' },
];
