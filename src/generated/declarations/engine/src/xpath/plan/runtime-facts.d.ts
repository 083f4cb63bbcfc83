import type { RuntimeName } from './plan.ts';
/** Facts for passes about a function of the runtime; a fact that is missing is false, or not known. */
export interface RuntimeFacts {
    /**
     * How often it runs the function that it is given: at most once; or once for each element of the document or item of a
     * list, whatever the call is about.
     */
    readonly runs?: 'once' | 'onEach';
    /** It runs a function for each item of this argument, or for each child of the node that this argument is. */
    readonly loopsOver?: number;
    /** It leads to what is not below its arguments. */
    readonly isBeyond?: true;
    /** It returns a list or a text as it is stored, or an argument as it is. */
    readonly isLookUp?: true;
    /** Its time grows with the length of a list or text that it is given. */
    readonly isLinear?: true;
    /** Its time depends neither on the number of children of an element nor on the length of their texts. */
    readonly isQuick?: true;
    /** It takes longer than looking up a value: it makes a list, or only finds what a path leads to. */
    readonly isCostly?: 'list' | 'path';
    /** It raises no error if its arguments raise none. */
    readonly isCertain?: 'answer' | 'text';
    /** Its value is never undefined. */
    readonly isDefinite?: true;
}
export declare const factsOf: (name: RuntimeName) => RuntimeFacts;
//# sourceMappingURL=runtime-facts.d.ts.map