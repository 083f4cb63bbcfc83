import { edits, insertAfter, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const allowance = 'cac:AllowanceCharge[1]';
const charge = 'cac:AllowanceCharge[2]';
const lineAllowance = 'cac:AllowanceCharge[3]';
const lineCharge = 'cac:AllowanceCharge[4]';

/**
 * Amount, percentage and base amount of a document level allowance or charge, which the VAT breakdown then
 * lacks.
 */
const percentage = (of: string, amount: string, percent: string, base: string) =>
  edits(
    text(`${of}/cbc:Amount`, amount),
    text(`${of}/cbc:MultiplierFactorNumeric`, percent),
    text(`${of}/cbc:BaseAmount`, base),
  );

export const allowancesAndCharges: Readonly<Record<string, readonly RuleCase[]>> = {
  allowances: [
    {
      rule: 'aligned-ibrp-032',
      when: 'a document level allowance has no VAT category',
      edit: remove(`${allowance}/cac:TaxCategory`),
      fails: ['aligned-ibrp-032', 'aligned-ibrp-s-08'],
    },
    {
      rule: 'aligned-ibrp-032',
      when: 'the category is of another scheme; its amount counts nevertheless',
      edit: text(`${allowance}/cac:TaxScheme/cbc:ID`, 'GST'),
      fails: ['aligned-ibrp-032', 'ibr-133-ae'],
    },
    {
      rule: 'aligned-ibrp-032',
      when: 'the scheme is in lower case and padded',
      edit: text(`${allowance}/cac:TaxScheme/cbc:ID`, ' vat '),
      fails: ['ibr-133-ae'],
    },
    {
      rule: 'aligned-ibrp-057',
      when: 'a document level allowance has a base amount and no percentage',
      edit: remove(`${allowance}/cbc:MultiplierFactorNumeric`),
      fails: ['aligned-ibrp-057'],
    },
    {
      rule: 'aligned-ibrp-057',
      when: 'a line allowance has a percentage and no base amount',
      edit: remove(`${lineAllowance}/cbc:BaseAmount`),
      fails: ['aligned-ibrp-057'],
    },
    {
      rule: 'aligned-ibrp-057',
      when: 'an allowance has neither',
      edit: edits(remove(`${allowance}/cbc:BaseAmount`), remove(`${allowance}/cbc:MultiplierFactorNumeric`)),
      fails: [],
    },
    {
      rule: 'ibr-131-ae',
      when: 'a document level allowance is off by a cent',
      edit: text(`${allowance}/cbc:Amount`, '1302.01'),
      fails: ['ibr-131-ae', 'ibr-co-11'],
    },
    {
      rule: 'ibr-131-ae',
      when: 'a line allowance is not its percentage',
      edit: text(`${lineAllowance}/cbc:MultiplierFactorNumeric`, '6'),
      fails: ['ibr-131-ae'],
    },
    {
      rule: 'ibr-131-ae',
      when: 'a decimal half cent is rounded up, where the double lies below it',
      edit: percentage(lineAllowance, '1.01', '3', '33.5'),
      fails: ['ibr-131-ae', 'ibr-147-ae'],
    },
    {
      rule: 'ibr-131-ae',
      when: 'a decimal half cent is rounded down, as the double lies below it',
      edit: percentage(lineAllowance, '1.00', '3', '33.5'),
      fails: ['ibr-147-ae'],
    },
    {
      rule: 'ibr-131-ae',
      when: 'the amount is not rounded',
      edit: percentage(lineAllowance, '1.005', '3', '33.5'),
      fails: ['ibr-147-ae'],
    },
    {
      rule: 'ibr-131-ae',
      when: 'a negative half cent is rounded towards zero',
      edit: percentage(lineAllowance, '-0.12', '1', '-12.5'),
      fails: ['ibr-147-ae'],
    },
    {
      rule: 'ibr-131-ae',
      when: 'a negative half cent is rounded away from zero',
      edit: percentage(lineAllowance, '-0.13', '1', '-12.5'),
      fails: ['ibr-131-ae', 'ibr-147-ae'],
    },
    {
      rule: 'ibr-131-ae',
      when: 'the base amount is no number: an ordinary failure',
      edit: text(`${lineAllowance}/cbc:BaseAmount`, '0x2EE0'),
      fails: ['ibr-131-ae'],
    },
    {
      rule: 'ibr-131-ae',
      when: 'the percentage is empty: an ordinary failure',
      edit: text(`${allowance}/cbc:MultiplierFactorNumeric`, ''),
      fails: ['ibr-131-ae', 'ibr-079'],
    },
    {
      rule: 'ibr-131-ae',
      when: 'the base amount has an exponent',
      edit: text(`${lineAllowance}/cbc:BaseAmount`, '12e3'),
      fails: [],
    },
    {
      rule: 'ibr-131-ae',
      when: 'the indicator is 0, which is false',
      edit: edits(
        text(`${allowance}/cbc:ChargeIndicator`, ' 0 '),
        text(`${allowance}/cbc:Amount`, '1302.01'),
      ),
      fails: ['ibr-131-ae', 'ibr-co-11'],
    },
    {
      rule: 'ibr-131-ae',
      when: 'there are two base amounts and no percentage: nothing is reckoned',
      edit: edits(
        insertAfter(`${lineAllowance}/cbc:BaseAmount`, '<cbc:BaseAmount currencyID="AED">1</cbc:BaseAmount>'),
        remove(`${lineAllowance}/cbc:MultiplierFactorNumeric`),
      ),
      fails: ['aligned-ibrp-057'],
    },
    {
      rule: 'ibr-115-ae',
      when: 'an allowance has the category N',
      edit: text(`${allowance}/cac:TaxCategory/cbc:ID`, 'N'),
      fails: ['aligned-ibrp-s-08', 'ibr-105-ae', 'ibr-115-ae'],
    },
    {
      rule: 'ibr-115-ae',
      when: 'the category N is padded',
      edit: text(`${allowance}/cac:TaxCategory/cbc:ID`, 'N '),
      fails: ['aligned-ibrp-s-08', 'ibr-105-ae'],
    },
    {
      rule: 'ibr-168-ae',
      when: 'an exempt allowance has no reason code',
      document: 'mixed-supplies',
      edit: remove('cac:AllowanceCharge[5]/cbc:AllowanceChargeReasonCode'),
      fails: ['ibr-168-ae'],
    },
    {
      rule: 'ibr-168-ae',
      when: 'a zero rated allowance has no reason code',
      document: 'mixed-supplies',
      edit: remove('cac:AllowanceCharge[3]/cbc:AllowanceChargeReasonCode'),
      fails: [],
    },
  ],
  charges: [
    {
      rule: 'aligned-ibrp-037',
      when: 'the category of a document level charge has no code',
      edit: remove(`${charge}/cac:TaxCategory/cbc:ID`),
      fails: ['aligned-ibrp-037', 'aligned-ibrp-s-08'],
    },
    {
      rule: 'aligned-ibrp-037',
      when: 'the code of the category is empty',
      edit: text(`${charge}/cac:TaxCategory/cbc:ID`, ''),
      fails: ['aligned-ibrp-s-08', 'ibr-139-ae', 'ibr-079'],
    },
    {
      rule: 'aligned-ibrp-058',
      when: 'a charge has a percentage and no base amount',
      edit: remove(`${charge}/cbc:BaseAmount`),
      fails: ['aligned-ibrp-058'],
    },
    {
      rule: 'aligned-ibrp-058',
      when: 'a line charge has neither',
      edit: edits(
        remove(`${lineCharge}/cbc:BaseAmount`),
        remove(`${lineCharge}/cbc:MultiplierFactorNumeric`),
      ),
      fails: [],
    },
    {
      rule: 'ibr-146-ae',
      when: 'a charge is off by a cent',
      edit: text(`${charge}/cbc:Amount`, '325.49'),
      fails: ['ibr-146-ae', 'ibr-co-12'],
    },
    {
      rule: 'ibr-146-ae',
      when: 'a decimal half cent is rounded up, where the double lies below it',
      edit: percentage(lineCharge, '1.01', '3', '33.5'),
      fails: ['ibr-146-ae', 'ibr-147-ae'],
    },
    {
      rule: 'ibr-146-ae',
      when: 'a decimal half cent is rounded down, as the double lies below it',
      edit: percentage(lineCharge, '1.00', '3', '33.5'),
      fails: ['ibr-147-ae'],
    },
    {
      rule: 'ibr-146-ae',
      when: 'there are two percentages',
      edit: text(
        `${lineCharge}/cbc:MultiplierFactorNumeric`,
        '1</cbc:MultiplierFactorNumeric><cbc:MultiplierFactorNumeric>1',
      ),
      fails: [],
      unjudged: ['ibr-146-ae'],
    },
    {
      rule: 'ibr-114-ae',
      when: 'a charge has the category N',
      edit: text(`${charge}/cac:TaxCategory/cbc:ID`, 'N'),
      fails: ['aligned-ibrp-s-08', 'ibr-105-ae', 'ibr-114-ae'],
    },
    {
      rule: 'ibr-114-ae',
      when: 'the category N is padded',
      edit: text(`${charge}/cac:TaxCategory/cbc:ID`, ' N'),
      fails: ['aligned-ibrp-s-08', 'ibr-105-ae'],
    },
    {
      rule: 'ibr-169-ae',
      when: 'an exempt charge has no reason code',
      document: 'mixed-supplies',
      edit: remove('cac:AllowanceCharge[6]/cbc:AllowanceChargeReasonCode'),
      fails: ['ibr-169-ae'],
    },
    {
      rule: 'ibr-169-ae',
      when: 'an out of scope charge has no reason code',
      document: 'mixed-supplies',
      edit: remove('cac:AllowanceCharge[8]/cbc:AllowanceChargeReasonCode'),
      fails: [],
    },
  ],
  'the indicator': [
    {
      rule: 'ibr-131-ae',
      when: 'an indicator of a line is no boolean, so it is neither allowance nor charge',
      edit: edits(
        text(`${lineAllowance}/cbc:ChargeIndicator`, 'FALSE'),
        remove(`${lineAllowance}/cbc:BaseAmount`),
      ),
      fails: ['ibr-147-ae', 'ibr-082'],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'an indicator at document level is no boolean, so no sum can be made',
      edit: text(`${allowance}/cbc:ChargeIndicator`, 'FALSE'),
      fails: ['ibr-082'],
      unjudged: ['aligned-ibrp-s-08', 'ibr-co-11', 'ibr-co-12'],
    },
  ],
};
