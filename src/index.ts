/**
 * PINT-AE in a program: whether a document is valid, what to fix, and its UBL.
 *
 * @example
 * ```ts
 * import { convert } from 'pint-ae';
 * const { valid, issues, xml } = convert(request);
 * for (const { path, message, hint } of issues) console.log(`${path}: ${message} ${hint}`);
 * console.log(valid, xml.length > 0); // true true
 * ```
 */

// Most programs need these: a verdict, and the UBL.

export { type ConversionResult, convert } from './api/convert.ts';
export { type ValidateOptions, validate } from './api/validate.ts';
export { type ValidateUblOptions, validateUbl } from './api/validate-ubl.ts';
export type {
  DocumentFacts,
  InvalidResult,
  MalformedResult,
  NoFacts,
  NotJudgedResult,
  ReadResult,
  RequestFacts,
  RequestResult,
  ResultBasics,
  ResultMembers,
  UblFacts,
  UblResult,
  ValidationResult,
  ValidResult,
} from './api/validation-result.ts';
export type {
  DocumentRequest,
  DocumentType,
  SpecificationChoice,
  TextOptions,
} from './specification/default.ts';

// Parts of requests.

export type {
  AdditionalDocumentRequest,
  AddressRequest,
  AllowanceChargeRequest,
  AmountValue,
  ClassificationRequest,
  CreditNoteReasonRequest,
  DeliveryRequest,
  InstalmentRequest,
  ItemAttributeRequest,
  ItemCertificateRequest,
  LegalMonetaryTotalRequest,
  LineRequest,
  PaidAmountRequest,
  PartyIdentifierRequest,
  PartyRequest,
  PayeeRequest,
  PaymentInstructionRequest,
  PrecedingInvoiceRequest,
  ReferencesRequest,
  TaxRepresentativeRequest,
  TaxTotalRequest,
  TransactionTypeRequest,
  VatExemptionRequest,
} from './specification/default.ts';

// Parts of results.

export type { Adjustment } from './api/adjustments.ts';
export type { DocumentTotals } from './api/totals.ts';
export type { Finding, Issue, KnownRuleId, RuleId, Severity } from './core/findings/finding.ts';
export type { Fix, PatchOperation, Suggestion } from './core/findings/fix.ts';
export type { TextPlace } from './core/findings/place.ts';
export type { Result } from './core/findings/result.ts';
export type { Language, LanguageOption, LanguageTexts } from './core/messages/language.ts';
export type { JudgeOptions, Outcome } from './judge/judge.ts';

// Documents of any form: told apart, read back, wrapped, credited, kept.

export { type CreditNote, creditNoteFor } from './api/credit-note-for.ts';
export { type EnvelopeOptions, envelope } from './api/envelope.ts';
export {
  type KeptResult,
  type KeptResultOptions,
  keptResult,
  resultInWords,
} from './api/kept-result.ts';
export { type ReadRequest, type ReadRequestResult, requestOf, type UnmappedValue } from './api/request-of.ts';
export { requestPathOf } from './api/request-path-of.ts';
export {
  ublTextOf,
  type ValidateDocumentOptions,
  type ValidatedAny,
  type ValidatedDocument,
  validateDocument,
} from './api/validate-document.ts';
export type { CreditedLine, CreditNoteFacts, CreditNoteRefusal } from './request/credit-note.ts';

// Each step on its own, with the data between the steps.

export { checkInvoice } from './api/checks.ts';
export { compute, normalise, type ParseOptions, parseDocumentRequest, totalsOf, toUbl } from './api/steps.ts';
export type {
  AccountingTotals,
  ComputedInvoice,
  ComputedLine,
  ContradictedAmount,
  TaxSubtotal,
  Totals,
} from './core/invoice/computed-invoice.ts';
export type {
  AdditionalDocument,
  Address,
  AllowanceCharge,
  Commodity,
  Delivery,
  DeliveryAddress,
  DocumentAllowanceCharge,
  Endpoint,
  ExchangeRate,
  Invoice,
  Line,
  OrderReference,
  Party,
  Payment,
  Period,
  PrecedingInvoice,
  Reference,
  SentTotals,
  TaxRegistration,
} from './core/invoice/invoice.ts';
export type { Decimal } from './core/numbers/decimal.ts';
export type { UblElement } from './core/xml/element.ts';
export { type ParseError, type ParseLimits, parseUbl } from './intake/parse-ubl.ts';
export type { DocumentFormat } from './intake/read-document.ts';
export type { NormalisedInvoice } from './request/normalise/normalise.ts';
export type {
  CompanyAddress,
  CompanyProfile,
  NormaliseOptions,
  NullableText,
} from './request/normalise/options.ts';
export { serialise } from './ubl/serialise.ts';
export type { Ubl } from './ubl/to-ubl.ts';

// A program's own checks, aliases and texts, and other rule sets and engines in place of PINT-AE's.

export { type CatalogueEntry, type CatalogueText, catalogue } from './api/catalogue.ts';
export { defaultSpecification, embeddedRuleSet } from './api/published.ts';
export {
  type DocumentRequestSchema,
  documentRequestSchema,
  MalformedRequestError,
  type ShapeIssue,
  type StandardIssue,
  type StandardResult,
} from './api/request-schema.ts';
export {
  type OwnTexts,
  type SpecificationAdditions,
  specificationWith,
} from './api/specification-with.ts';
export type { Check, CheckFinding } from './core/specification/check.ts';
export type {
  Engine,
  FailedAssertion,
  Judgement,
  Profile,
  UblDocument,
  UnjudgedAssertion,
} from './core/specification/engine.ts';
export { defineCheck, type OwnCheck } from './core/specification/own-check.ts';
export type { RuleSet, RuleSetIdentity } from './core/specification/rule-set.ts';
export type { Specification } from './core/specification/specification.ts';

// The library itself.

export type * as types from './api/types.ts';

export { CallerError, type CallerErrorCode, type CallerMistake } from './core/options/caller-error.ts';
export { type ChosenLimits, type DocumentLimits, limits } from './core/options/limits.ts';
export { version } from './core/version.ts';
