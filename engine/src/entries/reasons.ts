/** Why a schema, an expression or an evaluation is refused, in English and Arabic. */
export { arabicEvaluation } from '../xpath/arabic-evaluation.ts';
export { arabicReason } from '../xpath/arabic-reason.ts';
export * from '../xpath/reason.ts';
