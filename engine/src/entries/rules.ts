/**
 * Schemas as data, and as rules that check trees: for programs that compile rules ahead of time or store them in
 * files.
 */
export { evaluateModule, evaluateRules } from '../schematron/compiled/evaluate.ts';
export {
  compileModule,
  compileRules,
  type ModuleOptions,
  moduleText,
} from '../schematron/compiled/module.ts';
export { type MilderAssertions, severitiesOf } from '../schematron/flags.ts';
export { rulesThatNeverMatch } from '../schematron/node-kinds.ts';
export { type RuleSetFacts, readSchemas } from '../schematron/read-schemas.ts';
export type { ForReaders } from '../schematron/report/report.ts';
export type * from '../schematron/schema.ts';
export {
  type CodeList,
  type ReadFile,
  type ReadOptions,
  readSchematron,
} from '../schematron/source.ts';
export { literalText } from '../xpath/plan/print.ts';
export { canPack, packCodes, unpackCodes } from '../xpath/runtime/packed-codes.ts';
