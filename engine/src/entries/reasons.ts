/**
 * Reasons why a schema, an expression or an evaluation is refused; in English, with the data for texts in another
 * language.
 */
export * from '../xpath/reason.ts';
