import type { CompiledRules } from '../schematron/compiled/engine.ts';

/** The official rules, compiled from the Schematron sources by `npm run generate`. */
export const rules: CompiledRules;
