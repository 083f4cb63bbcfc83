import { compileModule, evaluateModule, type SchematronSchema } from 'schematron-compiler/rules';
import {
  type CompiledEngineOptions,
  type CompiledRules,
  createCompiledEngine as createEngine,
} from 'schematron-compiler/run';
import type { Engine } from '../core/specification/engine.ts';
import { locationPrefixes } from '../core/xml/element.ts';
import { profileParameter } from './profile-parameter.ts';

/** Options of engines for programs: the clock for rules that use it. */
export type EngineOptions = Pick<CompiledEngineOptions, 'clock'>;

/** An engine that names elements in locations as UBL does. */
export function createCompiledEngine(rules: CompiledRules, options: EngineOptions = {}): Engine {
  return createEngine(rules, { ...options, prefixes: locationPrefixes });
}

/** Compiles schemas and loads them in this process. */
export function evaluateRules(schemas: readonly SchematronSchema[]): CompiledRules {
  return evaluateModule(compileModule(schemas, { namesElements: true, parameter: profileParameter }));
}
