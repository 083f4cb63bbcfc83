import type { Finding, Issue } from '../core/findings/finding.ts';
import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import type { Check } from '../core/specification/check.ts';
import { type PresentParts } from '../core/specification/present-parts.ts';
import type { AdviceOptions } from './options.ts';
import type { TextOptions } from './result.ts';
/**
 * Runs the checks of the specification on an invoice and returns every issue that its author can fix in the
 * JSON.
 *
 * @example
 * ```ts
 * const issues = checkInvoice(compute(normalise({ ...request, invoiceNumber: null }).invoice));
 * console.log(issues.map(({ rule, path }) => `${rule} ${path}`).join()); // ibr-002 invoiceNumber
 * ```
 */
export declare function checkInvoice(invoice: ComputedInvoice, options?: TextOptions): Issue[];
/** The findings of the checks, in their order. */
export declare function findingsOfChecks(invoice: ComputedInvoice, checks: readonly Check[], present?: PresentParts): Finding[];
/** Warnings about what is allowed but hardly intended, without the advice that the caller switched off. */
export declare function findingsOfAdvice(invoice: ComputedInvoice, advice: readonly Check[], { withoutAdvice, today }: AdviceOptions, present?: PresentParts): Finding[];
/** By id of a check, the official rules that fail only as a consequence of what it finds. */
export declare const coveredRules: (subject: readonly Check[]) => ReadonlyMap<string, readonly string[]>;
//# sourceMappingURL=checks.d.ts.map