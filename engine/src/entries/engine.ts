/** Interface of engines: an engine judges a document by rules, and says which assertions fail. */
export type {
  Engine,
  FailedAssertion,
  JudgedDocument,
  Judgement,
  UndecidedRule,
  UnjudgedAssertion,
} from '../schematron/engine.ts';
export { undecidedRules } from '../schematron/engine.ts';
export { type FindingLimits, findingLimits, type Tally, tally } from '../schematron/finding-limits.ts';
export { isNameOfPlace } from '../schematron/name-of-place.ts';
