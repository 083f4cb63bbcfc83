import type { Rendering } from '../../src/core/specification/rendering.ts';
/**
 * How a PINT-AE document is shown to people: the texts in English and Arabic, and the meanings of its codes.
 */
export declare const rendering: Rendering;
//# sourceMappingURL=rendering.d.ts.map