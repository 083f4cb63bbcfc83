import type { UblElement } from '../../core/xml/element.ts';
import { allAt, firstAt, textAt } from '../reading.ts';
import { figureAt } from './figure.ts';

/** An allowance or charge of a line (IBG-27, IBG-28) or of the document (IBG-20, IBG-21). */
export type AllowanceCharge = Readonly<ReturnType<typeof allowanceChargesOf>[number]>;

/** Business terms of an amount: for an allowance, and for a charge. */
export interface AmountTerms {
  readonly allowance: string;
  readonly charge: string;
}

/** The allowances and charges that are children of an element. */
export function allowanceChargesOf(parent: UblElement, terms: AmountTerms) {
  return allAt(parent, 'cac:AllowanceCharge').map((element) => {
    const isCharge = ['true', '1'].includes(textAt(element, 'cbc:ChargeIndicator') ?? '');
    const category = firstAt(element, 'cac:TaxCategory');
    const amountTerm = isCharge ? terms.charge : terms.allowance;
    return {
      element,
      isCharge,
      reasonCode: textAt(element, 'cbc:AllowanceChargeReasonCode'),
      reason: textAt(element, 'cbc:AllowanceChargeReason'),
      amount: figureAt(element, 'cbc:Amount', amountTerm),
      amountTerm,
      baseAmount: figureAt(element, 'cbc:BaseAmount', ''),
      percent: figureAt(element, 'cbc:MultiplierFactorNumeric', ''),
      vatCategory: textAt(category, 'cbc:ID'),
      vatRate: figureAt(category, 'cbc:Percent', ''),
    };
  });
}
