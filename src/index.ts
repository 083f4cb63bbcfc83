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

// What most programs need: a verdict, and the UBL.

export { type ConversionResult, convert } from './judge/convert.ts';
export type { ValidationResult } from './judge/result.ts';
export { type ValidateOptions, validate } from './judge/validate.ts';
export { type ValidateUblOptions, validateUbl } from './judge/validate-ubl.ts';
export type { DocumentRequest, DocumentType, SpecificationChoice } from './specification/default.ts';

// What results are made of.

export type { Finding, Issue, Severity } from './core/findings/finding.ts';
export type { Fix, PatchOperation } from './core/findings/fix.ts';
export type { Notice } from './core/findings/notice.ts';
export type { TextPlace } from './core/findings/place.ts';
export type { Language } from './core/messages/language.ts';
export type { JudgeOptions, Outcome } from './judge/judge.ts';
export type { DocumentTotals } from './judge/totals.ts';

// Documents of any form: told apart, read back, wrapped, credited, kept.

export { creditNoteFor } from './judge/credit-note-for.ts';
export { type EnvelopeOptions, type EnvelopeResult, envelope } from './judge/envelope.ts';
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
export { type ReadRequest, requestOf, type UnmappedValue } from './judge/request-of.ts';
export type { CreditedLine, CreditNote, CreditNoteFacts, CreditNoteRefusal } from './request/credit-note.ts';

// Each step on its own, with the data between the steps.

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
export type { Decimal } from './core/numbers/decimal.ts';
export type { UblElement } from './core/xml/element.ts';
export { type ParseError, type ParseLimits, type ParseResult, parseUbl } from './intake/parse-ubl.ts';
export { checkInvoice } from './judge/checks.ts';
export { compute, normalise, type ParsedRequest, parseDocumentRequest, toUbl } from './judge/steps.ts';
export type { NormalisedInvoice } from './request/normalise/normalise.ts';
export type { CompanyProfile, NormaliseOptions } from './request/normalise/options.ts';
export { serialise } from './ubl/serialise.ts';
export type { Ubl } from './ubl/to-ubl.ts';

// What PINT-AE says, and other rule sets and engines in its place.

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
export { type CatalogueEntry, catalogue } from './judge/catalogue.ts';
export {
  type DocumentRequestSchema,
  defaultSpecification,
  documentRequestSchema,
  embeddedRuleSet,
} from './judge/published.ts';

// The library itself.

export { type DocumentLimits, limits } from './core/options/limits.ts';
export { version } from './core/version.ts';
