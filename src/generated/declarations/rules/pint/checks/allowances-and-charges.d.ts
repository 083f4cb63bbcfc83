import { type Check } from '../../../src/core/specification/check.ts';
export declare const allowancesAndCharges: readonly Check[];
//# sourceMappingURL=allowances-and-charges.d.ts.map