import {
  type CompiledEngineOptions,
  type CompiledRules,
  compileModule,
  createCompiledEngine as createEngine,
  createEngineWithoutDocuments as createSmallEngine,
  evaluateModule,
  type RulesWithoutDocuments,
  type SchematronSchema,
} from 'schematron-compiler/rules';
import type { Engine } from '../core/specification/engine.ts';
import { locationPrefixes } from '../core/xml/element.ts';

/** The variable of official rules that says by which of the two profiles a document is judged. */
export const profileParameter = { name: 'profile', values: ["'billing'", "'selfbilling'"] } as const;

/** How stylesheets for SaxonJS name elements, and the variable that they are given. */
export const xsltOptions = { prefixes: locationPrefixes, parameter: profileParameter } as const;

/** Options of engines for programs: the clock of rules that use it. */
export type EngineOptions = Pick<CompiledEngineOptions, 'clock'>;

/** An engine that names elements in locations as UBL does. */
export function createCompiledEngine(rules: CompiledRules, options: EngineOptions = {}): Engine {
  return createEngine(rules, { ...options, prefixes: locationPrefixes });
}

/** The same for rules that read no other document; a program that only runs such rules does not load the XML reader. */
export function createEngineWithoutDocuments(rules: RulesWithoutDocuments): Engine {
  return createSmallEngine(rules, { prefixes: locationPrefixes });
}

/** Compiles schemas and loads them in this process. */
export function evaluateRules(schemas: readonly SchematronSchema[]): CompiledRules {
  return evaluateModule(compileModule(schemas, { namesElements: true, parameter: profileParameter }));
}
