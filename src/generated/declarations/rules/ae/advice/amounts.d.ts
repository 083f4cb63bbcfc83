import { type Check } from '../../../src/core/specification/check.ts';
/** Amounts that are written as sent, and that no official rule compares with the others. */
export declare const amounts: readonly Check[];
//# sourceMappingURL=amounts.d.ts.map