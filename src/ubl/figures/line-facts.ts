import type { UblElement } from '../../core/xml/element.ts';
import { attributeOf, firstAt, textAt } from '../reading.ts';
import { type AllowanceCharge, allowanceChargesOf } from './allowance-charge-facts.ts';
import { type Figure, figureAt, figureOf } from './figure.ts';

/** The figures of an invoice line or credit note line (IBG-25). */
export interface LineFacts {
  readonly element: UblElement;
  /** Line identifier (IBT-126). */
  readonly id: string;
  readonly quantity: Figure | undefined;
  /** Unit code (IBT-130). */
  readonly unit: string | undefined;
  readonly netPrice: Figure | undefined;
  readonly grossPrice: Figure | undefined;
  readonly priceDiscount: Figure | undefined;
  /** The number of units that the price is for (IBT-149), with their unit (IBT-150). */
  readonly baseQuantity: Figure | undefined;
  readonly baseUnit: string | undefined;
  readonly allowancesCharges: readonly AllowanceCharge[];
  readonly netAmount: Figure | undefined;
  readonly vatCategory: string | undefined;
  readonly vatRate: Figure | undefined;
  readonly exemptionReasonCode: string | undefined;
  readonly exemptionReason: string | undefined;
  /** VAT line amount (BTAE-08) and line amount payable (BTAE-10), in the accounting currency. */
  readonly vatAmount: Figure | undefined;
  readonly payableAmount: Figure | undefined;
  /** The VAT of the line and of one unit as the sender states them, in the document's currency. */
  readonly statedVat: Figure | undefined;
  readonly vatPerUnit: Figure | undefined;
  /** Goods, services or both. */
  readonly itemType: string | undefined;
}

export function lineFactsOf(element: UblElement): LineFacts {
  const quantity = firstAt(element, 'cbc:InvoicedQuantity') ?? firstAt(element, 'cbc:CreditedQuantity');
  const price = firstAt(element, 'cac:Price');
  const baseQuantity = firstAt(price, 'cbc:BaseQuantity');
  const category = firstAt(element, 'cac:Item/cac:ClassifiedTaxCategory');
  const extension = firstAt(element, 'cac:ItemPriceExtension');
  return {
    element,
    id: textAt(element, 'cbc:ID') ?? '',
    quantity: figureOf(quantity, 'IBT-129'),
    unit: attributeOf(quantity, 'unitCode'),
    netPrice: figureAt(price, 'cbc:PriceAmount', 'IBT-146'),
    grossPrice: figureAt(price, 'cac:AllowanceCharge/cbc:BaseAmount', 'IBT-148'),
    priceDiscount: figureAt(price, 'cac:AllowanceCharge/cbc:Amount', 'IBT-147'),
    baseQuantity: figureOf(baseQuantity, 'IBT-149'),
    baseUnit: attributeOf(baseQuantity, 'unitCode'),
    allowancesCharges: allowanceChargesOf(element, { allowance: 'IBT-136', charge: 'IBT-141' }),
    netAmount: figureAt(element, 'cbc:LineExtensionAmount', 'IBT-131'),
    vatCategory: textAt(category, 'cbc:ID'),
    vatRate: figureAt(category, 'cbc:Percent', 'IBT-152'),
    exemptionReasonCode: textAt(category, 'cbc:TaxExemptionReasonCode'),
    exemptionReason: textAt(category, 'cbc:TaxExemptionReason'),
    vatAmount: figureAt(extension, 'cac:TaxTotal/cbc:TaxAmount', 'BTAE-08'),
    payableAmount: figureAt(extension, 'cbc:Amount', 'BTAE-10'),
    statedVat: figureAt(element, 'cac:TaxTotal/cbc:TaxAmount', ''),
    vatPerUnit: figureAt(category, 'cbc:PerUnitAmount', ''),
    itemType: textAt(element, 'cac:Item/cac:CommodityClassification/cbc:CommodityCode'),
  };
}
