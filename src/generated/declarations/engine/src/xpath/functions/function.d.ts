import type { Required } from '../compile/convert.ts';
import type { Call, Scope } from '../compile/scope.ts';
import { type Cardinality, type ItemType, type Value } from '../compile/value.ts';
import { type RuntimeName } from '../plan/plan.ts';
/** A function of XPath: everything that the compiler knows about it. */
export interface XPathFunction {
    readonly name: string;
    /** The least and the greatest number of arguments. */
    readonly arity: readonly [least: number, most: number];
    /** How each argument is read; the last entry serves all further arguments. */
    readonly parameters: readonly Parameter[];
    /** The widest result, before the types of the arguments are known. */
    readonly result: Result;
    readonly emit: Emit;
    /** Whether it uses the context: always, or if its last argument is left out. */
    readonly readsContext?: 'always' | 'if bare';
    /** Whether it uses the document besides its arguments. */
    readonly readsDocument?: true;
    readonly usesClock?: true;
    /** Whether its result only has a meaning among the nodes of the judged document. */
    readonly ofJudged?: true;
    /** `low`: computing it again costs no more than looking it up. */
    readonly cost: 'low' | 'high';
}
/** `items`: as they are. `atoms`: atomized. `expression`: the function compiles the argument itself. */
export type Parameter = 'items' | 'atoms' | 'expression' | Required;
export interface Result {
    readonly item: ItemType;
    readonly cardinality: Cardinality;
}
/** Values of which those at the end may be left out. */
export type SomeLeftOut = readonly (Value | undefined)[];
export type Emit<Values extends SomeLeftOut = readonly Value[]> = (values: Values, call: Call, scope: Scope) => Value;
/** A value for each parameter but those whose argument the function compiles itself. */
type ValuesOf<Parameters extends readonly Parameter[]> = Parameters extends readonly [
    infer First,
    ...infer Others extends readonly Parameter[]
] ? First extends 'expression' ? ValuesOf<Others> : [Value, ...ValuesOf<Others>] : [];
interface Details<Optional extends readonly Parameter[]> extends Partial<Pick<XPathFunction, 'readsContext' | 'readsDocument' | 'usesClock' | 'ofJudged' | 'cost'>> {
    /** The parameters whose arguments a call may leave out. */
    readonly optional?: Optional;
    /** Where there may be more arguments than parameters, the most of them. */
    readonly most?: number;
}
/** An entry of the table. If it reads the context where it is bare, a call may leave out the last argument. */
export declare function define<const Needed extends readonly Parameter[], const Optional extends readonly Parameter[] = []>(name: string, needed: Needed, result: Result, emit: Emit<readonly [...ValuesOf<Needed>, ...Partial<ValuesOf<Optional>>]>, { optional, most, ...details }?: Details<Optional>): XPathFunction;
export declare const withoutLeftOut: (values: SomeLeftOut) => Value[];
/** A start, and a length if there is one; without it a start of -INF is one of 0, not the end. */
export declare function range(start: Value, length: Value | undefined): readonly Value[];
/** A runtime function that receives the arguments and cannot fail. */
export declare const runs: (name: RuntimeName, { item, cardinality }: Result) => Emit<SomeLeftOut>;
/** The code of a function that may raise an error. */
export declare const mayFail: (emit: Emit<SomeLeftOut>) => Emit<SomeLeftOut>;
export declare const areSafe: (values: readonly Value[]) => boolean;
export declare const aText: {
    readonly item: 'string';
    readonly cardinality: 'one';
};
export declare const optionalText: {
    readonly item: 'string';
    readonly cardinality: 'optional';
};
export declare const texts: {
    readonly item: 'string';
    readonly cardinality: 'many';
};
export declare const aBoolean: {
    readonly item: 'boolean';
    readonly cardinality: 'one';
};
export declare const anInteger: {
    readonly item: 'integer';
    readonly cardinality: 'one';
};
export declare const optionalInteger: {
    readonly item: 'integer';
    readonly cardinality: 'optional';
};
export declare const aDouble: {
    readonly item: 'double';
    readonly cardinality: 'one';
};
export declare const anyItems: {
    readonly item: 'item';
    readonly cardinality: 'many';
};
export declare const optionalAtomic: {
    readonly item: 'atomic';
    readonly cardinality: 'optional';
};
export {};
//# sourceMappingURL=function.d.ts.map