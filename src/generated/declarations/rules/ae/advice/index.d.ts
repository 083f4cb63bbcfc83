import type { Check } from '../../../src/core/specification/check.ts';
/**
 * Values that the official rules allow and an accountant would question, in the order in which a person reads a
 * document.
 */
export declare const advice: readonly Check[];
//# sourceMappingURL=index.d.ts.map