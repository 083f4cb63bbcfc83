/** Words of evaluation errors in Arabic: a program that only runs rules needs no more. */
export { arabicEvaluation } from '../xpath/arabic-evaluation.ts';
//# sourceMappingURL=arabic-evaluation.d.ts.map