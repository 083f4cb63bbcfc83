import type { Tell } from '../findings/add-finding.ts';
import type {
  DocumentAllowanceCharge,
  Endpoint,
  LineTax,
  Optional,
  Party,
  RootName,
  TaxRegistration,
} from '../invoice/invoice.ts';

/**
 * A media type of attachments (IBT-125-1) with its file extensions and the first characters of its Base64
 * text.
 */
export interface MediaType {
  readonly type: string;
  /** The first one is written. */
  readonly extensions: readonly [string, ...string[]];
  readonly base64Start?: string;
}

/** A reason for an allowance or charge, as a code and as text. */
export interface Reason {
  readonly code: string;
  readonly text: string;
}

/** The transaction flags that a request sets. */
export type TransactionType = ReadonlySet<string>;

/** A party as sent, with its texts trimmed. */
export interface SentParty {
  readonly participantId: Optional<string>;
  readonly trn: Optional<string>;
  /** Its own tax identification number, where the tax number may be that of a group of companies. */
  readonly tin: Optional<string>;
  readonly legalRegistrationNumber: Optional<string>;
  /** True if it issues the document: the seller, or the buyer of a self-billed document. */
  readonly isIssuer: boolean;
}

/** Describes how the tax authority and the network identify a party. */
export interface PartyIdentity extends Pick<Party, 'identification'> {
  readonly endpoint: Optional<Endpoint>;
  readonly taxRegistration: Optional<Omit<TaxRegistration, 'path'>>;
  /** The tax identification number to write beside the tax registration. */
  readonly tin: Optional<string>;
}

/** The facts on which the type code of a document may depend. */
export interface TypeCodeFacts {
  readonly documentType: string;
  readonly lines: readonly LineTax[];
  readonly allowancesCharges: readonly DocumentAllowanceCharge[];
  readonly buyer: Party;
  readonly transactionType: TransactionType;
}

/** Values that are filled in, required or left out where a request has none. All functions are pure. */
export interface Defaults {
  readonly vatCategory: string;
  readonly allowanceReason: Reason;
  readonly chargeReason: Reason;
  /** Unit of a quantity (IBT-130). */
  readonly unitCode: string;
  /** Scheme of a standard item identifier (IBT-157-1). */
  readonly standardItemScheme: string;
  /** List of an item classification (IBT-158-1), and the one that holds service accounting codes. */
  readonly classificationList: string;
  readonly serviceAccountingList: string;
  readonly paymentMode: string;
  /** Payment modes that need an account, each with the value that is written if none is given. */
  readonly paymentModesWithAccount: Readonly<Record<string, string>>;
  readonly creditNoteReason: string;
  /** Written where UBL demands an identifier beside one that was sent: a purchase order beside a sales order. */
  readonly absentIdentifier: string;
  /** Type code of the supporting document that carries the project (IBT-011) of a credit note. */
  readonly projectTypeCode: string;
  readonly mediaTypes: readonly MediaType[];
  /** Namespace of name-based UUIDs: the same request always gets the same UUID. */
  readonly uuidNamespace: string;
  /** Identification of the seller, and of the buyer: electronic address, identifier and tax registration. */
  readonly sellerIdentity: (seller: SentParty, tell: Tell) => PartyIdentity;
  readonly buyerIdentity: (buyer: SentParty, transactionType: TransactionType, tell: Tell) => PartyIdentity;
  /** Tells whether an electronic address is for documents without a receiver, so that no issuer has it. */
  readonly isPredefinedEndpoint: (endpoint: string) => boolean;
  /** Tells whether a tax number is one of the home country, which places its party there. */
  readonly isHomeTaxNumber: (trn: string) => boolean;
  /** Tells whether the authority of this type of legal registration is named by its country. */
  readonly isIssuedByCountry: (legalRegistrationType: string | undefined) => boolean;
  readonly typeCode: (facts: TypeCodeFacts) => string;
  /** The transaction flags as the document writes them; undefined if it does not write any. */
  readonly transactionCode: (transactionType: TransactionType) => string | undefined;
  /** The VAT category of a line, from the one that was sent, if any. */
  readonly lineVatCategory: (sent: string | undefined, transactionType: TransactionType) => string;
  /** Tells whether to write the date on which VAT becomes due (IBT-007). */
  readonly writesVatPointDate: (root: RootName, vatPointDate: string, issueDate: string) => boolean;
  /** Tells whether a credit note with this reason may refer to a preceding invoice (IBG-03). */
  readonly allowsPrecedingInvoice: (creditNoteReason: string | undefined) => boolean;
  /** Tells whether a document has payment instructions (IBG-16) even if the request says nothing about payment. */
  readonly needsPayment: (root: RootName, transactionType: TransactionType) => boolean;
  /**
   * The finding for a document that must have a deliver-to address (IBG-15) but names none; undefined if the
   * buyer's address is not used.
   */
  readonly deliverToFinding: (
    transactionType: TransactionType,
    buyerCountry: string | undefined,
  ) => string | undefined;
  /** Country of a deliver-to address without a country. */
  readonly deliverToCountry: (
    buyerCountry: string | undefined,
    transactionType: TransactionType,
  ) => string | undefined;
}
