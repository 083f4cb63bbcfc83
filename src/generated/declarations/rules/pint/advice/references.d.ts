import { type Check } from '../../../src/core/specification/check.ts';
export declare const references: readonly Check[];
//# sourceMappingURL=references.d.ts.map