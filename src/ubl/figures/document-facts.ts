import { Decimal } from '../../core/numbers/decimal.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { profileOf } from '../profile.ts';
import { allAt, attributeOf, firstAt, textAt, trimmedText, type UblPath } from '../reading.ts';

/** The figures of a UBL document, and the facts that decide how it is shown. */
export type DocumentFacts = Readonly<ReturnType<typeof documentFactsOf>>;

export type TaxSubtotal = Readonly<ReturnType<typeof taxSubtotalOf>>;

export function documentFactsOf(root: UblElement, specification: Specification) {
  const isCreditNote = root.localName === 'CreditNote';
  const currency = textAt(root, 'cbc:DocumentCurrencyCode') ?? '';
  const taxTotal = taxTotalIn(root, currency) ?? firstAt(root, 'cac:TaxTotal');
  const monetaryTotal = firstAt(root, 'cac:LegalMonetaryTotal');
  const total = (path: UblPath, term: string) => figureAt(monetaryTotal, path, term);
  const lines = allAt(root, isCreditNote ? 'cac:CreditNoteLine' : 'cac:InvoiceLine').map(lineFactsOf);
  const [first, ...others] = lines;
  const type = first?.itemType;
  return {
    root,
    isCreditNote,
    profile: profileOf(root, specification),
    typeCode: textAt(root, isCreditNote ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode') ?? '',
    number: textAt(root, 'cbc:ID') ?? '',
    currency,
    lines,
    /** The type of all items, if several lines share it: it is then shown once. */
    commonItemType: others.length > 0 && others.every(({ itemType }) => itemType === type) ? type : undefined,
    allowancesCharges: allowanceChargesOf(root, { allowance: 'IBT-092', charge: 'IBT-099' }),
    /** VAT breakdown (IBG-23). */
    breakdown: allAt(taxTotal, 'cac:TaxSubtotal').map(taxSubtotalOf),
    /** Document totals (IBG-22), and the VAT of the document (IBT-110). */
    totals: {
      lineExtension: total('cbc:LineExtensionAmount', 'IBT-106'),
      allowances: total('cbc:AllowanceTotalAmount', 'IBT-107'),
      charges: total('cbc:ChargeTotalAmount', 'IBT-108'),
      taxExclusive: total('cbc:TaxExclusiveAmount', 'IBT-109'),
      tax: figureAt(taxTotal, 'cbc:TaxAmount', 'IBT-110'),
      taxInclusive: total('cbc:TaxInclusiveAmount', 'IBT-112'),
      prepaid: total('cbc:PrepaidAmount', 'IBT-113'),
      rounding: total('cbc:PayableRoundingAmount', 'IBT-114'),
      payable: total('cbc:PayableAmount', 'IBT-115'),
    },
    accounting: accountingOf(root, currency, specification),
  };
}

function taxSubtotalOf(element: UblElement) {
  const category = firstAt(element, 'cac:TaxCategory');
  return {
    element,
    vatCategory: textAt(category, 'cbc:ID'),
    vatRate: figureAt(category, 'cbc:Percent', 'IBT-119'),
    taxableAmount: figureAt(element, 'cbc:TaxableAmount', 'IBT-116'),
    taxAmount: figureAt(element, 'cbc:TaxAmount', 'IBT-117'),
    exemptionReasonCode: textAt(category, 'cbc:TaxExemptionReasonCode'),
    exemptionReason: textAt(category, 'cbc:TaxExemptionReason'),
  };
}

/** The amounts in the accounting currency, if it differs from the document's currency. */
function accountingOf(root: UblElement, documentCurrency: string, specification: Specification) {
  const currency = textAt(root, 'cbc:TaxCurrencyCode');
  if (currency === undefined || currency === documentCurrency) return undefined;
  return {
    currency,
    exchangeRate: figureAt(root, 'cac:TaxExchangeRate/cbc:CalculationRate', 'BTAE-04'),
    tax: figureAt(taxTotalIn(root, currency), 'cbc:TaxAmount', 'IBT-111'),
    taxInclusive: accountingTotalOf(root, specification.accounting.totalDocumentType),
  };
}

/** The accounting total with VAT: the description of a supporting document, such as `AED 105.00`. */
function accountingTotalOf(root: UblElement, documentTypeCode: string | undefined): Figure | undefined {
  if (documentTypeCode === undefined) return undefined;
  const document = allAt(root, 'cac:AdditionalDocumentReference').find(
    (each) => textAt(each, 'cbc:DocumentTypeCode') === documentTypeCode,
  );
  const element = firstAt(document, 'cbc:DocumentDescription');
  const text = trimmedText(element);
  if (element === undefined || text === undefined) return undefined;
  const [, currency, digits] = /^([A-Z]{3})\s+(\S+)$/.exec(text) ?? [];
  return { term: 'BTAE-20', text, value: numberOf(digits ?? text), currency, element };
}

function taxTotalIn(root: UblElement, currency: string): UblElement | undefined {
  return allAt(root, 'cac:TaxTotal').find(
    (element) => figureAt(element, 'cbc:TaxAmount', '')?.currency === currency,
  );
}

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

/** A number of the document, as written there. */
export interface Figure {
  /** Business term. */
  readonly term: string;
  readonly text: string;
  /** Undefined if the text is not a number. */
  readonly value: Decimal | undefined;
  /** Currency of an amount. */
  readonly currency: string | undefined;
  readonly element: UblElement;
}

/** With more digits, sums would not be exact. */
const mostDigits = 60;

/** The figure at a path, or undefined. */
export function figureAt(element: UblElement | undefined, path: UblPath, term: string): Figure | undefined {
  return figureOf(firstAt(element, path), term);
}

export function figureOf(element: UblElement | undefined, term: string): Figure | undefined {
  const text = trimmedText(element);
  if (element === undefined || text === undefined) return undefined;
  return { term, text, value: numberOf(text), currency: attributeOf(element, 'currencyID'), element };
}

/** A number in the form of XML Schema decimals, which have no exponent. */
export function numberOf(text: string): Decimal | undefined {
  const isNumber = text.length <= mostDigits && /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);
  return isNumber ? new Decimal(text) : undefined;
}
