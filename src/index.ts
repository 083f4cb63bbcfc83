export { type CatalogueEntry, catalogue } from '../rules/ae/messages/index.ts';
export { compute } from './compute/compute.ts';
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
export { limits } from './core/limits.ts';
export type { RuleSet, RuleSetIdentity } from './core/rule-set.ts';
export { version } from './core/version.ts';
export { type ParseResult, parseUbl } from './intake/parse-ubl.ts';
export { checkInvoice } from './judge/checks.ts';
export { type ConversionResult, convert } from './judge/convert.ts';
export type { JudgeOptions, Outcome } from './judge/judge.ts';
export { type ParsedRequest, parseDocumentRequest } from './judge/parse-request.ts';
export type { ValidationResult } from './judge/result.ts';
export { embeddedRuleSet } from './judge/rule-sets.ts';
export type { DocumentTotals } from './judge/totals.ts';
export { type ValidateOptions, validate } from './judge/validate.ts';
export { type ValidateUblOptions, validateUbl } from './judge/validate-ubl.ts';
export { type NormalisedInvoice, normalise } from './request/normalise/normalise.ts';
export type { NormaliseOptions, PartyDefaults } from './request/normalise/options.ts';
export { type DocumentRequest, type DocumentType, documentRequestSchema } from './request/schema/document.ts';
export { serialise } from './ubl/serialise.ts';
export { toUbl, type Ubl } from './ubl/to-ubl.ts';
