import { type Check } from '../../../src/core/specification/check.ts';
export declare const addresses: readonly Check[];
//# sourceMappingURL=addresses.d.ts.map