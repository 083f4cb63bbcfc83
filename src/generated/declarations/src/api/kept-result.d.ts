import type { Finding } from '../core/findings/finding.ts';
import type { Outcome } from '../judge/judge.ts';
import type { KeptResultOptions } from './options.ts';
import type { ValidatedDocument } from './validate-document.ts';
import type { NoFacts, ValidationResult } from './validation-result.ts';
export type { KeptResultOptions };
/** A result without words: data that can be stored as JSON and put into words of any language later. */
export interface KeptResult {
    readonly kind: 'request' | 'ubl';
    readonly outcome: Outcome;
    /** The findings that a result lists. */
    readonly findings: readonly Finding[];
    /** Values that are written otherwise than sent; none if undefined. */
    readonly adjustments?: readonly Finding[];
    /** The version of the release that judged, if it was not the default one. */
    readonly release?: string;
}
/**
 * The result of a document as data, to be stored before it is known who will read it, and in which language.
 *
 * @example
 * ```ts
 * const kept = keptResult(validateDocument(JSON.stringify({ ...request, invoiceNumber: null })));
 * console.log(kept.outcome, kept.findings[0].path); // invalid invoiceNumber
 * ```
 */
export declare function keptResult(validated: ValidatedDocument): KeptResult;
/**
 * A kept result in words. It holds nothing of the document besides its findings.
 *
 * @example
 * ```ts
 * import { resultInWords, useTexts } from 'pint-ae';
 * import { arabic } from 'pint-ae/ar';
 * const stored = JSON.stringify(keptResult(validateDocument(JSON.stringify({ ...request, invoiceNumber: null }))));
 * useTexts(arabic);
 * const { issues } = resultInWords(JSON.parse(stored), { language: 'ar' });
 * console.log(issues[0].path); // invoiceNumber
 * ```
 */
export declare function resultInWords(verdict: KeptResult, options?: KeptResultOptions): ValidationResult<NoFacts>;
//# sourceMappingURL=kept-result.d.ts.map