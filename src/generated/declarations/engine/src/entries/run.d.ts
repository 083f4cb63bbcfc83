/** Compiled rules that judge trees: for programs that compile ahead of time. */
export type { CompiledRules } from '../schematron/compiled/compiled-rules.ts';
export { type CompiledEngineOptions, createCompiledEngine, createEngineWithoutDocuments, type RulesWithoutDocuments, } from '../schematron/compiled/engine.ts';
//# sourceMappingURL=run.d.ts.map