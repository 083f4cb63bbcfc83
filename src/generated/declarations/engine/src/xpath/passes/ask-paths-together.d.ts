import { type Local, type Plan, type Statement } from '../plan/plan.ts';
/**
 * If a function asks of many paths whether they lead to anything from its node, answers all of them in one
 * walk: complete rule sets name hundreds of elements that a document must not have.
 */
export declare function askTogether(parameters: readonly Local[], body: readonly Statement[]): readonly Statement[];
/** A path of child names, or an attribute at its end. */
interface PathAsked {
    readonly names: readonly Plan[];
    readonly attribute: Plan | undefined;
}
/** Whether any of several paths leads to something. */
export type Question = readonly PathAsked[];
/** A text that equal questions share. */
export declare const keyOf: (question: Question) => string;
export {};
//# sourceMappingURL=ask-paths-together.d.ts.map