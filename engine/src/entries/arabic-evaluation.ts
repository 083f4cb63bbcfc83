/** What evaluating says, in Arabic: a program that only runs rules needs no more. */
export { arabicEvaluation } from '../xpath/arabic-evaluation.ts';
