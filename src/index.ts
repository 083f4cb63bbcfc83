export type { CatalogueEntry, Language } from '../rules/catalogue/entry.ts';
export { catalogue } from '../rules/catalogue/index.ts';
export { type BusinessIssue, checkBusinessRules } from './business/check.ts';
export type { BusinessRule, Finding } from './business/rule.ts';
export { compute } from './compute/compute.ts';
export type { ComputedInvoice, ComputedLine, TaxSubtotal, Totals } from './compute/model.ts';
export { type ConversionResult, convert } from './convert.ts';
export { limits } from './document/limits.ts';
export { type ParsedRequest, parseDocumentRequest } from './document/parse.ts';
export { type DocumentRequest, type DocumentType, documentRequestSchema } from './document/request.ts';
export type { Invoice } from './invoice/model.ts';
export { type NormalisedInvoice, normalise } from './invoice/normalise.ts';
export type { NormaliseOptions, PartyDefaults } from './invoice/options.ts';
export type { FieldProblem, Issue, Severity } from './issue.ts';
export type { JudgeOptions, Outcome } from './judge.ts';
export { embeddedRuleSet, type RuleSet, type RuleSetIdentity } from './ruleset.ts';
export type {
  Engine,
  FailedAssertion,
  Judgement,
  Profile,
  UblDocument,
  UnjudgedAssertion,
} from './schematron/engine.ts';
export type { DocumentTotals } from './totals.ts';
export { type ParseResult, parseUbl } from './ubl/parse.ts';
export { serialise } from './ubl/serialise.ts';
export { toUbl, type Ubl } from './ubl/to-ubl.ts';
export type { UblElement } from './ubl/tree.ts';
export { type ValidateOptions, type ValidationResult, validate } from './validate.ts';
export { type UblValidationResult, type ValidateUblOptions, validateUbl } from './validate-ubl.ts';
export { version } from './version.ts';
