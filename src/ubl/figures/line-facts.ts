import type { UblElement } from '../../core/xml/element.ts';
import { attributeOf, firstAt, textAt } from '../reading.ts';
import { allowanceChargesOf } from './allowance-charge-facts.ts';
import { figureAt, figureOf } from './figure.ts';

/** The figures of an invoice line or credit note line (IBG-25). */
export type LineFacts = Readonly<ReturnType<typeof lineFactsOf>>;

export function lineFactsOf(element: UblElement) {
  const quantity = firstAt(element, 'cbc:InvoicedQuantity') ?? firstAt(element, 'cbc:CreditedQuantity');
  const price = firstAt(element, 'cac:Price');
  const baseQuantity = firstAt(price, 'cbc:BaseQuantity');
  const category = firstAt(element, 'cac:Item/cac:ClassifiedTaxCategory');
  const extension = firstAt(element, 'cac:ItemPriceExtension');
  return {
    element,
    /** Line identifier (IBT-126). */
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
    /** The VAT and the amount payable of the line, in the accounting currency. */
    vatAmount: figureAt(extension, 'cac:TaxTotal/cbc:TaxAmount', 'BTAE-08'),
    payableAmount: figureAt(extension, 'cbc:Amount', 'BTAE-10'),
    /** The VAT of the line and of one unit as the sender states them, in the document's currency. */
    statedVat: figureAt(element, 'cac:TaxTotal/cbc:TaxAmount', ''),
    vatPerUnit: figureAt(category, 'cbc:PerUnitAmount', ''),
    /** Goods, services or both. */
    itemType: textAt(element, 'cac:Item/cac:CommodityClassification/cbc:CommodityCode'),
  };
}
