import type { Specification } from '../../core/specification/specification.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { profileOf } from '../profile.ts';
import { allAt, firstAt, textAt, trimmedText, type UblPath } from '../reading.ts';
import { allowanceChargesOf } from './allowance-charge-facts.ts';
import { type Figure, figureAt, numberOf } from './figure.ts';
import { lineFactsOf } from './line-facts.ts';

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
