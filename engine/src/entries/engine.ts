/** Interface of engines: an engine checks a document by rules, and says which assertions fail. */

export type { SchematronOptions } from '../index.ts';
// Types that the types of other entries refer to.
export type { CompiledEngineOptions } from '../schematron/compiled/engine.ts';
export { type Coverage, coverageOf, joinedCoverage } from '../schematron/coverage.ts';
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
export type { Severity } from '../schematron/flags.ts';
export { isNameOfPlace } from '../schematron/name-of-place.ts';
export type { RunOptions } from '../schematron/report/judge.ts';
export type * from '../schematron/report/report.ts';
export type { ForReaders as PartForReaders } from '../schematron/schema.ts';
export type * from '../text/phrase.ts';
export type { Clock } from '../xpath/runtime/nodes/document.ts';
