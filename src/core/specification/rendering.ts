import type { Language } from '../messages/language.ts';
import type { CurrencyInWords } from './currency-in-words.ts';
import type { Profile } from './engine.ts';
import type { PrintedField } from './plain-fields.ts';
import type { Specification } from './specification.ts';

/** One text in every language. */
export type Translated = Readonly<Record<Language, string>>;

/** The code lists whose codes are shown with their meaning. */
export type MeaningList =
  | 'addressScheme'
  | 'allowanceReason'
  | 'billingFrequency'
  | 'chargeReason'
  | 'country'
  | 'creditNoteReason'
  | 'currency'
  | 'documentType'
  | 'electronicAddress'
  | 'exemptionReason'
  | 'goodsNature'
  | 'identifierScheme'
  | 'itemType'
  | 'legalRegistrationType'
  | 'mediaType'
  | 'paymentMeans'
  | 'transactionType'
  | 'subdivision'
  | 'unit'
  | 'vatCategory'
  | 'vatCategoryStatement';

/** The rendering of a country's invoices. */
export interface Rendering {
  readonly texts: Readonly<Record<TextKey, Translated>>;
  /** The title of a document, by its type code (IBT-003). */
  readonly titles: Readonly<Record<Profile, Readonly<Record<string, Translated>>>>;
  readonly months: readonly Translated[];
  /** A code that is missing here is shown as it is. */
  readonly meanings: Readonly<Record<MeaningList, Readonly<Record<string, Translated>>>>;
  /** Describes how to say amounts in words, by currency; for other currencies, the name follows the number. */
  readonly currenciesInWords: Readonly<Record<string, CurrencyInWords>>;
  /** The plain fields that are printed by their rows. */
  readonly fields: readonly PrintedField[];
  /** Tax schemes of a party's registrations, each with the name of its number. */
  readonly taxRegistrations: Readonly<Record<string, TextKey>>;
  /** Type codes of supporting documents (IBG-24) that carry other data. */
  readonly specialDocuments: {
    /** Its description has the total with VAT in the accounting currency (BTAE-20). */
    readonly accountingTotal: string;
    /** Its id is the project (IBT-011). */
    readonly project: string;
    /** Its id is the invoiced object (IBT-018). */
    readonly invoicedObject: string;
  };
}

/** A specification whose documents can be shown to people. */
export interface RenderedSpecification extends Specification {
  readonly rendering: Rendering;
}

/** The texts of a rendered invoice. */
export type TextKey =
  | CompanyTextKey
  | DocumentTextKey
  | PartyTextKey
  | LineTextKey
  | AmountTextKey
  | PaymentTextKey
  | VerdictTextKey
  | DiscrepancyTextKey;

export type CompanyTextKey = 'signature' | 'stamp';

export type DocumentTextKey =
  | 'accountingCost'
  | 'attachments'
  | 'beneficiary'
  | 'billingFrequency'
  | 'buyerReference'
  | 'contract'
  | 'contractValue'
  | 'correctedInvoice'
  | 'creditNote'
  | 'creditNoteNumber'
  | 'creditNoteReason'
  | 'currency'
  | 'customsReference'
  | 'deliveryDate'
  | 'deliverTo'
  | 'despatchAdvice'
  | 'dueDate'
  | 'embeddedFile'
  | 'exchangeRate'
  | 'incoterms'
  | 'invoice'
  | 'invoicedObject'
  | 'invoiceNumber'
  | 'issueDate'
  | 'issueTime'
  | 'notes'
  | 'period'
  | 'periodFrom'
  | 'periodTo'
  | 'precedingInvoice'
  | 'principal'
  | 'project'
  | 'purchaseOrder'
  | 'receivingAdvice'
  | 'salesOrder'
  | 'supplyDate'
  | 'tender'
  | 'transactionType';

export type PartyTextKey =
  | 'buyer'
  | 'contact'
  | 'electronicAddress'
  | 'email'
  | 'identifier'
  | 'issuedBy'
  | 'legalForm'
  | 'legalRegistration'
  | 'payee'
  | 'seller'
  | 'taxRegistrationNumber'
  | 'taxIdentificationNumber'
  | 'taxRepresentative'
  | 'telephone'
  | 'tradingName';

export type LineTextKey =
  | 'baseQuantity'
  | 'batch'
  | 'certificate'
  | 'buyersItemId'
  | 'carriedForward'
  | 'classification'
  | 'discountOrCharge'
  | 'goodsNature'
  | 'grossPrice'
  | 'item'
  | 'itemType'
  | 'lineNumber'
  | 'lineTotal'
  | 'moreLines'
  | 'netAmount'
  | 'orderLine'
  | 'originCountry'
  | 'priceDiscount'
  | 'priceFor'
  | 'quantity'
  | 'sellersItemId'
  | 'serviceCode'
  | 'standardItemId'
  | 'statedVat'
  | 'unitInTrade'
  | 'unitPrice'
  | 'vatAmount'
  | 'vatPerUnit'
  | 'vatRate';

export type AmountTextKey =
  | 'accountingTotals'
  | 'allowance'
  | 'allowances'
  | 'allowancesAndCharges'
  | 'amount'
  | 'amountCredited'
  | 'amountInWords'
  | 'categoryAtRate'
  | 'charge'
  | 'charges'
  | 'exemptionReason'
  | 'payable'
  | 'percentOf'
  | 'prepaid'
  | 'reason'
  | 'rounding'
  | 'sumOfLines'
  | 'taxableAmount'
  | 'totalExcludingVat'
  | 'totalIncludingVat'
  | 'totals'
  | 'vat'
  | 'vatBreakdown'
  | 'vatByCategory'
  | 'vatCategory';

export type PaymentTextKey =
  | 'iban'
  | 'account'
  | 'accountName'
  | 'advancePayment'
  | 'bank'
  | 'bankDetails'
  | 'card'
  | 'cardHolder'
  | 'instalment'
  | 'mandate'
  | 'payerAccount'
  | 'payment'
  | 'paymentMeans'
  | 'paymentReference'
  | 'paymentTerms';

export type VerdictTextKey =
  | 'findings'
  | 'findingsAtLeast'
  | 'notJudged'
  | 'notJudgedBanner'
  | 'notValid'
  | 'notValidBanner';

export type DiscrepancyTextKey =
  | 'differs'
  | 'doesNotAddUp'
  | 'line'
  | 'missingFigure'
  | 'notANumber'
  | 'notComputable'
  | 'percentageAmount'
  | 'roundingDifference'
  | 'sentAndNotUsed'
  | 'sentOtherwise';
