/** Compiled rules that check trees: for programs that compile ahead of time. */
export type { CompiledRules } from '../schematron/compiled/compiled-rules.ts';
export {
  type CompiledEngineOptions,
  createCompiledEngine,
  createEngineWithoutDocuments,
  type RulesWithoutDocuments,
} from '../schematron/compiled/engine.ts';
