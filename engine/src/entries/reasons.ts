/** Reason why a schema, an expression or an evaluation is refused; in English, with what another language needs. */
export * from '../xpath/reason.ts';
