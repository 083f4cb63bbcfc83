import type { AllowanceCharge, DocumentAllowanceCharge } from '../../../src/core/invoice/invoice.ts';
import type { Aggregate } from '../../../src/core/specification/binding.ts';
import { vatTaxScheme } from './tax-scheme.ts';

/** Allowance and charge of a line (IBG-27, IBG-28): the line's VAT category covers them. */
export const lineAllowanceCharge: Aggregate<AllowanceCharge> = [
  { element: 'cbc:ChargeIndicator', value: 'isCharge', codec: 'boolean' },
  {
    element: 'cbc:AllowanceChargeReasonCode',
    terms: ['IBT-140', 'IBT-145'],
    value: 'reasonCode',
    codec: 'text',
  },
  { element: 'cbc:AllowanceChargeReason', terms: ['IBT-139', 'IBT-144'], value: 'reason', codec: 'text' },
  {
    element: 'cbc:MultiplierFactorNumeric',
    terms: ['IBT-138', 'IBT-143'],
    value: 'multiplierPercent',
    codec: 'decimal',
  },
  { element: 'cbc:Amount', terms: ['IBT-136', 'IBT-141'], value: 'amount', codec: 'amount' },
  { element: 'cbc:BaseAmount', terms: ['IBT-137', 'IBT-142'], value: 'baseAmount', codec: 'amount' },
];

/** Document level allowance and charge (IBG-20, IBG-21). */
export const documentAllowanceCharge: Aggregate<DocumentAllowanceCharge> = [
  { element: 'cbc:ChargeIndicator', value: 'isCharge', codec: 'boolean' },
  {
    element: 'cbc:AllowanceChargeReasonCode',
    terms: ['IBT-098', 'IBT-105'],
    value: 'reasonCode',
    codec: 'text',
  },
  { element: 'cbc:AllowanceChargeReason', terms: ['IBT-097', 'IBT-104'], value: 'reason', codec: 'text' },
  {
    element: 'cbc:MultiplierFactorNumeric',
    terms: ['IBT-094', 'IBT-101'],
    value: 'multiplierPercent',
    codec: 'decimal',
  },
  { element: 'cbc:Amount', terms: ['IBT-092', 'IBT-099'], value: 'amount', codec: 'amount' },
  { element: 'cbc:BaseAmount', terms: ['IBT-093', 'IBT-100'], value: 'baseAmount', codec: 'amount' },
  {
    element: 'cac:TaxCategory',
    rows: [
      { element: 'cbc:ID', terms: ['IBT-095', 'IBT-102'], value: 'vatCategory', codec: 'text' },
      {
        element: 'cbc:Percent',
        terms: ['IBT-096', 'IBT-103'],
        value: 'vatPercent',
        field: 'vatRate',
        codec: 'decimal',
      },
      {
        element: 'cbc:TaxExemptionReasonCode',
        terms: ['IBT-196', 'IBT-198'],
        value: 'exemptionReasonCode',
        codec: 'text',
      },
      {
        element: 'cbc:TaxExemptionReason',
        terms: ['IBT-197', 'IBT-199'],
        value: 'exemptionReason',
        codec: 'text',
      },
      {
        element: 'cac:TaxScheme',
        rows: [{ element: 'cbc:ID', terms: ['IBT-095-1', 'IBT-102-1'], constant: vatTaxScheme }],
      },
    ],
  },
];
