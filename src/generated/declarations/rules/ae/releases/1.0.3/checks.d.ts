import { type Check } from '../../../../src/core/specification/check.ts';
/** The checks of requests that are judged by this release. */
export declare const checks103: readonly Check[];
//# sourceMappingURL=checks.d.ts.map