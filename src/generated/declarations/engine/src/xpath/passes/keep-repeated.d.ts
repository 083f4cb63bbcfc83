import { type Local, type Plan, type Statement } from '../plan/plan.ts';
/** A name for a value, made from the names in it. */
export declare function hintOf(plan: Plan): string;
/**
 * Computes each value that depends only on the document once for a document, if the functions of a module
 * write it in several places or would compute it again for each of several items: `//a[x]` in many
 * conditions.
 */
export declare function shareRepeated(functions: readonly (readonly Statement[])[]): Statement[][];
/**
 * Makes each list of a function once, on first use, if it is written several times or would be made again in
 * a loop: such as the lines of a category in the sums of one assertion.
 */
export declare function keepRepeated(parameters: readonly Local[], body: readonly Statement[]): readonly Statement[];
//# sourceMappingURL=keep-repeated.d.ts.map