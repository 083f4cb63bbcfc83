export type { Breach, Check } from './core/check.ts';
export type { ComputedInvoice, ComputedLine, TaxSubtotal, Totals } from './core/computed-invoice.ts';
export type { UblElement } from './core/element.ts';
export type {
  Engine,
  FailedAssertion,
  Judgement,
  Profile,
  UblDocument,
  UnjudgedAssertion,
} from './core/engine.ts';
export type { FieldProblem, Issue, Severity } from './core/finding.ts';
export type { Invoice } from './core/invoice.ts';
export type { Language } from './core/language.ts';
export { type DocumentLimits, limits } from './core/limits.ts';
export type { RuleSet, RuleSetIdentity } from './core/rule-set.ts';
export type { Specification } from './core/specification.ts';
export { version } from './core/version.ts';
export { type ParseResult, parseUbl } from './intake/parse-ubl.ts';
export { type CatalogueEntry, catalogue } from './judge/catalogue.ts';
export { checkInvoice } from './judge/checks.ts';
export { type ConversionResult, convert } from './judge/convert.ts';
export {
  type DocumentRequest,
  type DocumentType,
  defaultSpecification,
  documentRequestSchema,
} from './judge/default-specification.ts';
export { type EnvelopeOptions, type EnvelopeResult, envelope } from './judge/envelope.ts';
export type { JudgeOptions, Outcome } from './judge/judge.ts';
export {
  type JudgeDocumentOptions,
  type JudgedDocument,
  judgeDocument,
  ublTextOf,
} from './judge/judge-document.ts';
export { type ReadRequest, requestOf, type UnmappedValue } from './judge/request-of.ts';
export type { ValidationResult } from './judge/result.ts';
export { embeddedRuleSet } from './judge/rule-sets.ts';
export { compute, normalise, type ParsedRequest, parseDocumentRequest, toUbl } from './judge/steps.ts';
export type { DocumentTotals } from './judge/totals.ts';
export { type ValidateOptions, validate } from './judge/validate.ts';
export { type ValidateUblOptions, validateUbl } from './judge/validate-ubl.ts';
export type { NormalisedInvoice } from './request/normalise/normalise.ts';
export type { NormaliseOptions, PartyDefaults } from './request/normalise/options.ts';
export { serialise } from './ubl/serialise.ts';
export type { Ubl } from './ubl/to-ubl.ts';
