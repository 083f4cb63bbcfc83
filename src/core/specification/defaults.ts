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
import type { Spellings } from '../messages/vocabulary.ts';

/** A media type of attachments (IBT-125-1), its file extensions, and the first characters of its files in Base64. */
export interface MediaType {
  readonly type: string;
  /** The first one is used for writing. */
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
  /** Its own tax identification number, used because the tax number may belong to a group of companies. */
  readonly tin: Optional<string>;
  readonly legalRegistrationNumber: Optional<string>;
  /** True if the party issues the document: the seller, or the buyer of a self-billed document. */
  readonly isIssuer: boolean;
}

/** The identifiers of a party for the tax authority and the network. */
export interface PartyIdentity extends Pick<Party, 'identification'> {
  readonly endpoint: Optional<Endpoint>;
  readonly taxRegistration: Optional<Omit<TaxRegistration, 'path'>>;
  /** The tax identification number to write in addition to the tax registration. */
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

/** Values that are filled in, required or left out if a request has none. All functions are pure. */
export interface Defaults {
  readonly vatCategory: string;
  readonly allowanceReason: Reason;
  readonly chargeReason: Reason;
  /** Unit of a quantity (IBT-130). */
  readonly unitCode: string;
  /** Scheme of a standard item identifier (IBT-157-1). */
  readonly standardItemScheme: string;
  /** List of an item classification (IBT-158-1), and the list of service accounting codes. */
  readonly classificationList: string;
  readonly serviceAccountingList: string;
  readonly paymentMode: string;
  /** Payment modes that need an account, each with the payment mode to write if there is no account. */
  readonly paymentModesWithAccount: Readonly<Record<string, string>>;
  readonly creditNoteReason: string;
  /** Written if UBL requires an identifier besides a sent one, as a purchase order besides a sales order. */
  readonly absentIdentifier: string;
  /** Type code of the supporting document that carries the project (IBT-011) of a credit note. */
  readonly projectTypeCode: string;
  readonly mediaTypes: readonly MediaType[];
  /** Namespace of name-based UUIDs: the same request always gets the same UUID. */
  readonly uuidNamespace: string;
  /** Returns the identification of the seller or the buyer: electronic address, identifier and tax registration. */
  readonly sellerIdentity: (seller: SentParty, tell: Tell) => PartyIdentity;
  readonly buyerIdentity: (buyer: SentParty, transactionType: TransactionType, tell: Tell) => PartyIdentity;
  /** Tells whether an electronic address is for documents without a receiver, so that no issuer can have it. */
  readonly isPredefinedEndpoint: (endpoint: string) => boolean;
  /** Tells whether a tax number belongs to the home country, so that its party must be there. */
  readonly isHomeTaxNumber: (trn: string) => boolean;
  /** Tells whether the authority of this type of legal registration is given as a country. */
  readonly isIssuedByCountry: (legalRegistrationType: string | undefined) => boolean;
  readonly typeCode: (facts: TypeCodeFacts) => string;
  /** Returns the transaction flags as the document writes them; undefined if it writes none. */
  readonly transactionCode: (transactionType: TransactionType) => string | undefined;
  /** Returns the VAT category of a line, from the category that was sent, if any. */
  readonly lineVatCategory: (sent: string | undefined, transactionType: TransactionType) => string;
  /** Tells whether to write the date on which VAT becomes due (IBT-007). */
  readonly writesVatPointDate: (root: RootName, vatPointDate: string, issueDate: string) => boolean;
  /** Tells whether a credit note with this reason may refer to a preceding invoice (IBG-03). */
  readonly allowsPrecedingInvoice: (creditNoteReason: string | undefined) => boolean;
  /** Tells whether a document has payment instructions (IBG-16) even if the request has no payment fields. */
  readonly needsPayment: (root: RootName, transactionType: TransactionType) => boolean;
  /** Returns the finding for a missing deliver-to address (IBG-15) if the buyer's address replaces it. */
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

/** The units of measure of quantities (IBT-130), and the ways in which people write them. */
export interface Units {
  readonly codes: readonly string[];
  /** The codes that are also read in lower case; for other codes, letters alone are not clear enough. */
  readonly common: readonly string[];
  readonly spellings: Spellings;
  /** Codes with another meaning in trade, and the codes of that meaning; the code itself if it may mean both. */
  readonly inTrade: Readonly<Record<string, readonly string[]>>;
}
