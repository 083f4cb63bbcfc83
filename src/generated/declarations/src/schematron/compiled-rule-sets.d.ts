import { type SchematronSchema } from 'schematron-compiler/rules';
import { type CompiledEngineOptions, type CompiledRules } from 'schematron-compiler/run';
import type { Engine } from '../core/specification/engine.ts';
/** Options of engines for programs: the clock of rules that use it. */
export type EngineOptions = Pick<CompiledEngineOptions, 'clock'>;
/** An engine that names elements in locations as UBL does. */
export declare function createCompiledEngine(rules: CompiledRules, options?: EngineOptions): Engine;
/** Compiles schemas and loads them in this process. */
export declare function evaluateRules(schemas: readonly SchematronSchema[]): CompiledRules;
//# sourceMappingURL=compiled-rule-sets.d.ts.map