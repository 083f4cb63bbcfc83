import type { AllowanceCharge, DocumentAllowanceCharge } from '../../../src/core/invoice/invoice.ts';
import { type Aggregate, amount, decimal, text } from '../../../src/core/specification/binding.ts';
import { vatTaxScheme } from './tax-scheme.ts';

/** Allowance and charge of a line (IBG-27, IBG-28): the line's VAT category covers them. */
export const lineAllowanceCharge: Aggregate<AllowanceCharge> = [
  { element: 'cbc:ChargeIndicator', value: 'isCharge', codec: 'boolean' },
  text('cbc:AllowanceChargeReasonCode', 'reasonCode', ['IBT-140', 'IBT-145']),
  text('cbc:AllowanceChargeReason', 'reason', ['IBT-139', 'IBT-144']),
  decimal('cbc:MultiplierFactorNumeric', 'multiplierPercent', ['IBT-138', 'IBT-143']),
  amount('cbc:Amount', 'amount', ['IBT-136', 'IBT-141']),
  amount('cbc:BaseAmount', 'baseAmount', ['IBT-137', 'IBT-142']),
];

/** Document level allowance and charge (IBG-20, IBG-21). */
export const documentAllowanceCharge: Aggregate<DocumentAllowanceCharge> = [
  { element: 'cbc:ChargeIndicator', value: 'isCharge', codec: 'boolean' },
  text('cbc:AllowanceChargeReasonCode', 'reasonCode', ['IBT-098', 'IBT-105']),
  text('cbc:AllowanceChargeReason', 'reason', ['IBT-097', 'IBT-104']),
  decimal('cbc:MultiplierFactorNumeric', 'multiplierPercent', ['IBT-094', 'IBT-101']),
  amount('cbc:Amount', 'amount', ['IBT-092', 'IBT-099']),
  amount('cbc:BaseAmount', 'baseAmount', ['IBT-093', 'IBT-100']),
  {
    element: 'cac:TaxCategory',
    rows: [
      text('cbc:ID', 'vatCategory', ['IBT-095', 'IBT-102']),
      decimal('cbc:Percent', 'vatPercent', ['IBT-096', 'IBT-103'], { field: 'vatRate' }),
      text('cbc:TaxExemptionReasonCode', 'exemptionReasonCode', ['IBT-196', 'IBT-198']),
      text('cbc:TaxExemptionReason', 'exemptionReason', ['IBT-197', 'IBT-199']),
      {
        element: 'cac:TaxScheme',
        rows: [{ element: 'cbc:ID', terms: ['IBT-095-1', 'IBT-102-1'], constant: vatTaxScheme }],
      },
    ],
  },
];
