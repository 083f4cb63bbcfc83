import type { CompiledRules } from '../schematron/compiled/compiled-rules.ts';

/** The official rules, compiled from the Schematron sources by `npm run generate`. */
export const rules: CompiledRules;

/** SHA-256 of the compiled rules. */
export const hash: string;
