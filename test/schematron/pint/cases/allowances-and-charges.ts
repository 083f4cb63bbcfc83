import { append, edits, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const allowance = 'cac:AllowanceCharge[1]';
const charge = 'cac:AllowanceCharge[2]';
const lineAllowance = 'cac:InvoiceLine/cac:AllowanceCharge[1]';
const lineCharge = 'cac:InvoiceLine/cac:AllowanceCharge[2]';
const withoutReason = (entry: string) =>
  edits(remove(`${entry}/cbc:AllowanceChargeReasonCode`), remove(`${entry}/cbc:AllowanceChargeReason`));
const secondReason = (entry: string) =>
  append(entry, '<cbc:AllowanceChargeReason>Again</cbc:AllowanceChargeReason>');

export const allowancesAndCharges: Readonly<Record<string, readonly RuleCase[]>> = {
  'allowances and charges': [
    { rule: 'ibr-083', breaks: text('cac:Price/cac:AllowanceCharge/cbc:ChargeIndicator', '0') },
    { rule: 'ibr-sr-30', breaks: secondReason(allowance) },
    {
      rule: 'ibr-031',
      breaks: remove(`${allowance}/cbc:Amount`),
      with: ['aligned-ibrp-s-08', 'ibr-131-ae', 'ibr-co-11'],
    },
    {
      rule: 'ibr-033',
      breaks: withoutReason(allowance),
      takes: remove(`${allowance}/cbc:AllowanceChargeReasonCode`),
    },
    { rule: 'ibr-041', breaks: remove(`${lineAllowance}/cbc:Amount`), with: ['ibr-131-ae', 'ibr-147-ae'] },
    {
      rule: 'ibr-042',
      breaks: withoutReason(lineAllowance),
      takes: remove(`${lineAllowance}/cbc:AllowanceChargeReason`),
    },
    {
      rule: 'ibr-036',
      breaks: remove(`${charge}/cbc:Amount`),
      with: ['aligned-ibrp-s-08', 'ibr-146-ae', 'ibr-co-12'],
    },
    { rule: 'ibr-sr-31', breaks: secondReason(lineCharge) },
    {
      rule: 'ibr-038',
      breaks: withoutReason(charge),
      with: ['ibr-044'],
      takes: remove(`${charge}/cbc:AllowanceChargeReasonCode`),
    },
    { rule: 'ibr-043', breaks: remove(`${lineCharge}/cbc:Amount`), with: ['ibr-146-ae', 'ibr-147-ae'] },
    {
      rule: 'ibr-044',
      breaks: withoutReason(lineCharge),
      takes: remove(`${lineCharge}/cbc:AllowanceChargeReason`),
    },
    {
      rule: 'ibr-082',
      breaks: text(`${lineCharge}/cbc:ChargeIndicator`, 'yes'),
      with: ['ibr-147-ae'],
      takes: text(`${lineCharge}/cbc:ChargeIndicator`, '1'),
      takesWith: ['ibr-147-ae'],
    },
    {
      rule: 'ibr-sr-61',
      breaks: append(
        `${allowance}/cac:TaxCategory`,
        '<cbc:TaxExemptionReason>a</cbc:TaxExemptionReason><cbc:TaxExemptionReason>b</cbc:TaxExemptionReason>',
      ),
      takes: append(`${allowance}/cac:TaxCategory`, '<cbc:TaxExemptionReason>a</cbc:TaxExemptionReason>'),
    },
  ],
};
