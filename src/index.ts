export type { Finding, Issue, Severity } from './core/findings/finding.ts';
export type { Fix, PatchOperation } from './core/findings/fix.ts';
export type { Notice } from './core/findings/notice.ts';
export type { TextPlace } from './core/findings/place.ts';
export type {
  AccountingTotals,
  ComputedInvoice,
  ComputedLine,
  Contradiction,
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
export type { Language } from './core/messages/language.ts';
export type { Decimal } from './core/numbers/decimal.ts';
export { type DocumentLimits, limits } from './core/options/limits.ts';
export type { Breach, Check } from './core/specification/check.ts';
export type {
  Engine,
  FailedAssertion,
  Judgement,
  Profile,
  UblDocument,
  UnjudgedAssertion,
} from './core/specification/engine.ts';
export type { RuleSet, RuleSetIdentity } from './core/specification/rule-set.ts';
export type { Specification } from './core/specification/specification.ts';
export { version } from './core/version.ts';
export type { UblElement } from './core/xml/element.ts';
export { type ParseError, type ParseLimits, type ParseResult, parseUbl } from './intake/parse-ubl.ts';
export { type CatalogueEntry, catalogue } from './judge/catalogue.ts';
export { checkInvoice } from './judge/checks.ts';
export { type ConversionResult, convert } from './judge/convert.ts';
export { creditNoteFor } from './judge/credit-note-for.ts';
export { type EnvelopeOptions, type EnvelopeResult, envelope } from './judge/envelope.ts';
export type { JudgeOptions, Outcome } from './judge/judge.ts';
export {
  type JudgeDocumentOptions,
  type JudgedDocument,
  judgeDocument,
  ublTextOf,
} from './judge/judge-document.ts';
export {
  type KeptVerdict,
  type KeptVerdictOptions,
  keptVerdict,
  resultOfVerdict,
} from './judge/kept-verdict.ts';
export {
  type DocumentRequestSchema,
  defaultSpecification,
  documentRequestSchema,
  embeddedRuleSet,
} from './judge/published.ts';
export { type ReadRequest, requestOf, type UnmappedValue } from './judge/request-of.ts';
export type { ValidationResult } from './judge/result.ts';
export { compute, normalise, type ParsedRequest, parseDocumentRequest, toUbl } from './judge/steps.ts';
export type { DocumentTotals } from './judge/totals.ts';
export { type ValidateOptions, validate } from './judge/validate.ts';
export { type ValidateUblOptions, validateUbl } from './judge/validate-ubl.ts';
export type { CreditedLine, CreditNote, CreditNoteFacts, CreditNoteRefusal } from './request/credit-note.ts';
export type { NormalisedInvoice } from './request/normalise/normalise.ts';
export type { CompanyProfile, NormaliseOptions } from './request/normalise/options.ts';
export type { DocumentRequest, DocumentType, SpecificationChoice } from './specification/default.ts';
export { serialise } from './ubl/serialise.ts';
export type { Ubl } from './ubl/to-ubl.ts';
