import { type Check } from '../../../src/core/specification/check.ts';
/** Texts and lines that have no place on an e-invoice: calculations, earlier balances, and a principal without TRN. */
export declare const practice: readonly Check[];
//# sourceMappingURL=practice.d.ts.map