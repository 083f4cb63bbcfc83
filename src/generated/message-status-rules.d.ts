import type { RulesWithoutDocuments } from 'schematron-compiler/run';

/** The official rules of the message level status, compiled from the Schematron sources by `npm run generate`. */
export const rules: RulesWithoutDocuments;

/** SHA-256 of the compiled rules. */
export const hash: string;
