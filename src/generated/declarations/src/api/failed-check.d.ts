import type { Finding } from '../core/findings/finding.ts';
/** The finding that a check threw an error. */
export declare function failureOfCheck(check: string, error: unknown): Finding;
export declare function isFailureOfCheck(finding: Pick<Finding, 'foundBy' | 'text'>): boolean;
//# sourceMappingURL=failed-check.d.ts.map