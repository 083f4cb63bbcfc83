import { type Plan } from '../plan/plan.ts';
/** The static type of an item. Each has one form at run time; see `runtime/values.ts`. */
export type ItemType = NodeType | AtomicType | 'none' | 'item';
/** `tree`: an element or the document, as a number. `node`: any node, wrapped. */
export type NodeType = 'element' | 'document' | 'tree' | 'attribute' | 'text' | 'node';
export type PlainType = 'string' | 'untyped' | 'boolean' | 'integer' | 'decimal' | 'double' | 'date' | 'time' | 'dateTime' | 'dayTimeDuration' | 'yearMonthDuration';
/** `numeric` and `atomic`: wrapped, because the exact type is known only at run time. */
export type AtomicType = PlainType | 'numeric' | 'atomic';
/** `one`: the value. `optional`: the value or undefined. `many`: an array. */
export type Cardinality = 'one' | 'optional' | 'many';
/** The plan of an expression, and what is known about its value. */
export interface Value {
    readonly plan: Plan;
    readonly item: ItemType;
    readonly cardinality: Cardinality;
    /** Whether it cannot raise a dynamic error. */
    readonly safe: boolean;
    /** How many ancestors an element certainly has, the document included. */
    readonly ancestors?: number;
    /** Whether its texts are xs:anyURI, which are computed as xs:string: those of namespace-uri(). */
    readonly areUris?: boolean | undefined;
}
export declare const isTree: (item: ItemType) => item is "document" | "element" | "none" | "tree";
export declare const isNodeType: (item: ItemType) => item is NodeType;
export declare const isNumericType: (item: ItemType) => item is "decimal" | "double" | "integer" | "numeric";
export declare const isTemporal: (item: ItemType) => item is 'date' | 'time' | 'dateTime';
export declare const isDuration: (item: ItemType) => item is 'dayTimeDuration' | 'yearMonthDuration';
export declare const isTextual: (item: ItemType) => item is "string" | "untyped";
/** Whether values of the type are wrapped so that the exact type is known at run time. */
export declare const isWrapped: (item: ItemType) => item is "atomic" | "item" | "node" | "numeric";
/** The narrowest type that includes both. */
export declare function commonType(left: ItemType, right: ItemType): ItemType;
export declare function typed(plan: Plan, item: ItemType, cardinality: Cardinality, safe: boolean): Value;
/** A value with another plan. */
export declare const withPlan: (value: Value, plan: Plan, changes?: Partial<Value>) => Value;
/**
 * Whether there may be no item, so that a wrong type is not certain to be an error: only one that is certain may be
 * reported before a document is there (XPath 2.0, 5.1).
 */
export declare const mayBeEmpty: ({ cardinality }: Value) => boolean;
/** An answer that does not depend on the value; if computing the value fails, its error is reported. */
export declare const afterwards: ({ plan, safe }: Value, answer: Plan) => Plan;
/** A condition. */
export declare const condition: (plan: Plan, safe: boolean) => Value;
/** The empty sequence. */
export declare const empty: Value;
export declare const schemaType: (item: ItemType) => string;
//# sourceMappingURL=value.d.ts.map