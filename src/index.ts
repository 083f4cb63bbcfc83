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
export { validate } from './api/validate.ts';
export type { ValidateOptions } from './api/validate-document.ts';
export { type ValidateRequestOptions, validateRequest } from './api/validate-request.ts';
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

export type { DocumentFormat } from './intake/read-document.ts';
export type {
  CompanyAddress,
  CompanyProfile,
  NormaliseOptions,
  NullableText,
} from './request/normalise/options.ts';
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

// Documents of any form: recognise, read back, wrap, credit, store.

export { type CreditNote, createCreditNote } from './api/credit-note-for.ts';
export { type EnvelopeOptions, wrapUbl } from './api/envelope.ts';
export { type ReadRequest, type ReadRequestResult, readUbl, type UnmappedValue } from './api/request-of.ts';
export { findRequestPath } from './api/request-path-of.ts';
export {
  type ShowResultOptions,
  type StoredResult,
  showResult,
  storeResult,
} from './api/stored-result.ts';
export {
  toXml,
  type ValidatedAny,
  type ValidatedDocument,
  validateDocument,
} from './api/validate-document.ts';
export type { CreditedLine, CreditNoteFacts, CreditNoteRefusal } from './request/credit-note.ts';

// A program's own checks, aliases and texts, and other rule sets and engines in place of PINT-AE's.

export { type CatalogueEntry, type CatalogueText, describeRules } from './api/catalogue.ts';
export {
  type DocumentRequestSchema,
  documentRequest,
  type JsonSchemaOptions,
  type JsonSchemaTarget,
  MalformedRequestError,
  type PlainJsonSchema,
  type ShapeIssue,
  type StandardIssue,
  type StandardResult,
} from './api/request-schema.ts';
export {
  extendSpecification,
  type OwnTexts,
  type SpecificationAdditions,
} from './api/specification-with.ts';
export type { ComputedInvoice } from './core/invoice/computed-invoice.ts';
export type { Check, CheckFinding } from './core/specification/check.ts';
export type {
  Engine,
  FailedAssertion,
  Judgement,
  Profile,
  UblDocument,
  UnjudgedAssertion,
} from './core/specification/engine.ts';
export { defineCheck, type OwnCheck, type OwnText } from './core/specification/own-check.ts';
export type { RuleSet, RuleSetIdentity } from './core/specification/rule-set.ts';
export type { Specification } from './core/specification/specification.ts';

// The library itself.

export type * as types from './api/types.ts';

export { CallerError, type CallerErrorCode, type CallerMistake } from './core/options/caller-error.ts';
export { type DocumentLimits, type Limits, limits } from './core/options/limits.ts';
export { version } from './core/version.ts';
