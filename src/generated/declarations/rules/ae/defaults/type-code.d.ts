import type { TypeCodeFacts } from '../../../src/core/specification/defaults.ts';
/**
 * The document type code (IBT-003). A document whose lines are all exempt or out of scope gets the
 * out-of-scope code, which billing must use (ibr-151-ae), and self-billing may use if the code's own
 * conditions hold.
 */
export declare function typeCodeOf(facts: TypeCodeFacts): string;
//# sourceMappingURL=type-code.d.ts.map