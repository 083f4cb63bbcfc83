import { type Check } from '../../../src/core/specification/check.ts';
export declare const units: readonly Check[];
//# sourceMappingURL=units.d.ts.map