import { type CompiledEngineOptions, createCompiledEngine } from '../../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../../src/schematron/compiled/evaluate.ts';
import type { Engine } from '../../src/schematron/engine.ts';
import { type RuleSetFacts, readSchemas } from '../../src/schematron/read-schemas.ts';
import type { ReadFile, SchematronSchema } from '../../src/schematron/source.ts';
import { prefixes } from '../ubl.ts';

/** Schemas as data, as programs keep them in files. */
export interface RuleSet {
  readonly schemas: readonly SchematronSchema[];
}

/** Reads the schemas of a rule set, and compiles them to see whether they can be. */
export function compileRuleSet(
  paths: readonly string[],
  readFile: ReadFile,
  facts: RuleSetFacts = {},
): RuleSet {
  return { schemas: readSchemas(paths, readFile, facts, (schemas) => evaluateRules(...schemas)) };
}

/** The engine of a rule set that was read. */
export function loadRuleSet(
  { schemas }: RuleSet,
  options: CompiledEngineOptions = {},
): { readonly engine: Engine } {
  return { engine: createCompiledEngine(evaluateRules(...schemas), { prefixes, ...options }) };
}
