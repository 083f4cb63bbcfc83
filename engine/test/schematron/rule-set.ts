import { type CompiledEngineOptions, createCompiledEngine } from '../../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../../src/schematron/compiled/evaluate.ts';
import type { Engine } from '../../src/schematron/engine.ts';
import { refuseNothingToJudge } from '../../src/schematron/nothing-to-judge.ts';
import { type ReadFile, readSchematron, type SchematronSchema } from '../../src/schematron/source.ts';
import { prefixes } from '../ubl.ts';

/** Schemas as data, as programs keep them in files. */
export interface RuleSet {
  readonly schemas: readonly SchematronSchema[];
}

/** What a program says of a rule set. */
export interface Title {
  readonly appliesTo?: string;
  readonly documents?: Readonly<Record<string, string>>;
  readonly root?: string;
  readonly phase?: string;
}

/** Reads the schemas of a rule set, and compiles them to see whether they can be. */
export function compileRuleSet(paths: readonly string[], readFile: ReadFile, title: Title = {}): RuleSet {
  const { root, phase, appliesTo, documents } = title;
  const schemas = paths
    .map((path) => readSchematron(path, readFile, [], { root, phase }))
    .map((schema) => ({
      ...schema,
      ...(appliesTo === undefined ? {} : { appliesTo }),
      ...(documents === undefined ? {} : { documents }),
    }));
  evaluateRules(...schemas);
  schemas.forEach((schema, at) => {
    refuseNothingToJudge(schema, paths[at] as string);
  });
  return { schemas };
}

/** The engine of a rule set that was read. */
export function loadRuleSet(
  { schemas }: RuleSet,
  options: CompiledEngineOptions = {},
): { readonly engine: Engine } {
  return { engine: createCompiledEngine(evaluateRules(...schemas), { prefixes, ...options }) };
}
