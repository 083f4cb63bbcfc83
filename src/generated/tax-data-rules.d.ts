import type { RulesWithoutDocuments } from 'schematron-compiler/run';

/** The official rules of tax data documents, compiled from the Schematron sources by `npm run generate`. */
export const rules: RulesWithoutDocuments;

/** SHA-256 of the compiled rules. */
export const hash: string;
