import { type Check } from '../../../src/core/specification/check.ts';
export declare const identification: readonly Check[];
//# sourceMappingURL=identification.d.ts.map