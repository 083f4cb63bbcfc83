import type { Profile } from './engine.ts';
import type { Language } from './language.ts';
import type { Specification } from './specification.ts';

/** One text in every language. */
export type Translated = Readonly<Record<Language, string>>;

/** The code lists whose codes are shown by what they mean. */
export type MeaningList =
  | 'allowanceReason'
  | 'billingFrequency'
  | 'chargeReason'
  | 'country'
  | 'creditNoteReason'
  | 'currency'
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

/** What a country's specification says about how its invoices are read by people. */
export interface Rendering {
  readonly texts: Readonly<Record<TextKey, Translated>>;
  /** What a document is called, by its type code (IBT-003). */
  readonly titles: Readonly<Record<Profile, Readonly<Record<string, Translated>>>>;
  readonly months: readonly Translated[];
  /** A code that is not here, is shown as it is. */
  readonly meanings: Readonly<Record<MeaningList, Readonly<Record<string, Translated>>>>;
  /** Tax schemes of the registrations of a party, with what their numbers are called. */
  readonly taxRegistrations: Readonly<Record<string, TextKey>>;
  /** Type codes of supporting documents (IBG-24) that are something else. */
  readonly specialDocuments: {
    /** Its description is the total with VAT in the accounting currency (BTAE-20). */
    readonly accountingTotal: string;
    /** Its id is the project (IBT-011). */
    readonly project: string;
    /** Its id is the invoiced object (IBT-018). */
    readonly invoicedObject: string;
  };
}

/** A specification whose documents can be shown as a person reads them. */
export interface RenderedSpecification extends Specification {
  readonly rendering: Rendering;
}

/** The texts that a rendered invoice is made of. */
export type TextKey =
  | DocumentTextKey
  | PartyTextKey
  | LineTextKey
  | AmountTextKey
  | PaymentTextKey
  | VerdictTextKey
  | DiscrepancyTextKey;

type DocumentTextKey =
  | 'accountingCost'
  | 'attachments'
  | 'beneficiary'
  | 'billingFrequency'
  | 'buyerReference'
  | 'contract'
  | 'contractValue'
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

type PartyTextKey =
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

type LineTextKey =
  | 'batch'
  | 'buyersItemId'
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
  | 'unitPrice'
  | 'vatAmount'
  | 'vatRate';

type AmountTextKey =
  | 'accountingTotals'
  | 'allowance'
  | 'allowances'
  | 'allowancesAndCharges'
  | 'amount'
  | 'amountCredited'
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

type PaymentTextKey =
  | 'account'
  | 'accountName'
  | 'bank'
  | 'card'
  | 'cardHolder'
  | 'mandate'
  | 'payment'
  | 'paymentMeans'
  | 'paymentReference'
  | 'paymentTerms';

type VerdictTextKey = 'findings' | 'notJudged' | 'notJudgedBanner' | 'notValid' | 'notValidBanner';

type DiscrepancyTextKey =
  | 'differs'
  | 'doesNotAddUp'
  | 'line'
  | 'missingFigure'
  | 'notANumber'
  | 'notComputable'
  | 'roundingDifference';
