import type { UblElement } from '../xml/element.ts';
import type { Prefixes } from '../xml/path.ts';
import type { DocumentKind } from './kind.ts';

/** The status of a message in the network: its identifiers and codes. */
export interface MessageStatusFacts {
  readonly root: string;
  readonly namespace: string;
  readonly customizationId: string;
  readonly profileId: string;
  /** The scheme of the identifiers of service providers. */
  readonly providerScheme: string;
  /** The prefixes that a status declares. */
  readonly prefixes: Prefixes;
  /** The code with which a sender asks for statuses about deliveries too (MLS_TYPE). */
  readonly everyStatus: string;
  /** The placeholder for a reason without a place in the document. */
  readonly noPlace: string;
  readonly responses: Readonly<Record<Delivery, string>>;
  readonly reasons: Readonly<Record<ReasonKind, string>>;
  /** The kind of reason for our own errors, by the longest beginning of their rule; otherwise a broken rule. */
  readonly reasonOfRules: Readonly<Record<string, ReasonKind>>;
  /** Number of reasons that a status lists by default; further reasons are only counted. */
  readonly mostReasons: number;
}

/** Outcome of a document: delivered and confirmed, delivered without confirmation, or not delivered. */
export type Delivery = 'confirmed' | 'unconfirmed' | 'rejected';

/** The reason of a rejection: its structure, a rule, or the delivery; a warning is never the reason. */
export type ReasonKind = 'structure' | 'rule' | 'warning' | 'delivery';

/** A country's rows for the document with which a provider reports an invoice to the tax authority. */
export interface TaxDataFacts {
  /** ISO 3166 code of the tax authority's country. */
  readonly country: string;
  readonly root: string;
  readonly prefixes: Prefixes & { readonly pxs: string; readonly cec: string };
  readonly embeds: DocumentKind['embeds'];
  readonly customizationId: string;
  readonly profileId: string;
  readonly providerScheme: string;
  /** The codes for the purpose of a report. */
  readonly types: Readonly<Record<ReportType, string>>;
  readonly roles: Readonly<Record<ReporterRole, string>>;
  readonly scopes: readonly string[];
  /** The scope of a document by its parties; undefined if unclear. */
  readonly scopeOf: (parties: ReportedParties) => string | undefined;
  /** Tells whether an electronic address has no receiver, so that only the issuer's provider reports. */
  readonly isWithoutReceiver: (endpoint: string) => boolean;
  readonly reportedDocument: readonly ReportedRow[];
  readonly customContent: readonly CustomContentRow[];
}

/** Submit, revise an earlier report, withdraw it, or report that a document failed. */
export type ReportType = 'submit' | 'revise' | 'withdraw' | 'failed';

/** The provider of the issuer or of the receiver of a document. */
export type ReporterRole = 'issuer' | 'receiver';

/** Fields that decide the scope of a report. */
export interface ReportedParties {
  /** ISO 3166 codes; empty if unknown. */
  readonly issuerCountry: string;
  readonly receiverCountry: string;
  /** The electronic address of the receiver, without its scheme. */
  readonly receiverEndpoint: string;
}

/** An element of the reported document, and the source of its content. */
export interface ReportedRow {
  readonly element: string;
  /** The business term of its text; empty for an element that contains other elements. */
  readonly term?: string;
  /** Its sources below the source of the outer row; default: all elements with its name. */
  readonly from?: (around: UblElement, document: UblElement) => readonly UblElement[];
  /** If it occurs in several currencies, the element of the document that names the currency of this row. */
  readonly inCurrencyOf?: string;
  readonly attributes?: readonly string[];
  readonly rows?: readonly ReportedRow[];
  /** True if equal numbers are the same value. */
  readonly isAmount?: true;
  /** True to write the element even without content, if its source exists. */
  readonly isKept?: true;
}

/** A value that a country requires in addition. */
export interface CustomContentRow {
  /** The business term, which identifies it. */
  readonly term: string;
  readonly from: (document: UblElement) => readonly UblElement[];
}
