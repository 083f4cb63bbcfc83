import { type Check } from '../../../src/core/specification/check.ts';
export declare const dates: readonly Check[];
//# sourceMappingURL=dates.d.ts.map