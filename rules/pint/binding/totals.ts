import type {
  AccountingTotals,
  TaxSubtotal,
  TaxTotal,
  Totals,
} from '../../../src/core/invoice/computed-invoice.ts';
import { type Aggregate, amount, decimal, text } from '../../../src/core/specification/binding.ts';
import { vatTaxScheme } from './tax-scheme.ts';

/** VAT breakdown (IBG-23). */
const taxSubtotal: Aggregate<TaxSubtotal> = [
  amount('cbc:TaxableAmount', 'taxableAmount', ['IBT-116'], { field: '' }),
  amount('cbc:TaxAmount', 'taxAmount', ['IBT-117'], { field: '', rounded: true }),
  {
    element: 'cac:TaxCategory',
    rows: [
      text('cbc:ID', 'vatCategory', ['IBT-118'], { field: '' }),
      decimal('cbc:Percent', 'vatPercent', ['IBT-119'], { field: '' }),
      text('cbc:TaxExemptionReasonCode', 'exemptionReasonCode', ['IBT-121'], { field: 'vatExemptions' }),
      text('cbc:TaxExemptionReason', 'exemptionReason', ['IBT-120'], { field: 'vatExemptions' }),
      {
        element: 'cac:TaxScheme',
        rows: [{ element: 'cbc:ID', terms: ['IBT-118-1'], constant: vatTaxScheme }],
      },
    ],
  },
];

/** VAT in the document's currency (IBT-110) with its breakdown, before the accounting VAT (ibr-co-15). */
export const taxTotal: Aggregate<TaxTotal> = [
  amount('cbc:TaxAmount', 'taxAmount', ['IBT-110']),
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
  amount('cbc:LineExtensionAmount', 'lineExtensionAmount', ['IBT-106']),
  amount('cbc:TaxExclusiveAmount', 'taxExclusiveAmount', ['IBT-109']),
  amount('cbc:TaxInclusiveAmount', 'taxInclusiveAmount', ['IBT-112']),
  amount('cbc:AllowanceTotalAmount', 'allowanceTotalAmount', ['IBT-107'], { field: '', absentIfZero: true }),
  amount('cbc:ChargeTotalAmount', 'chargeTotalAmount', ['IBT-108'], { field: '', absentIfZero: true }),
  amount('cbc:PrepaidAmount', 'prepaidAmount', ['IBT-113'], { field: '', absentIfZero: true }),
  amount('cbc:PayableRoundingAmount', 'payableRoundingAmount', ['IBT-114'], {
    field: '',
    absentIfZero: true,
  }),
  amount('cbc:PayableAmount', 'payableAmount', ['IBT-115']),
];
