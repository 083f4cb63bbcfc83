import { type Local, type Plan } from '../plan/plan.ts';
import { type ItemType, type Value } from './value.ts';
/** The value as an array. */
export declare function asMany(value: Value): Value;
/** The value, where at most one item is allowed. */
export declare function asOptional(value: Value): Value;
/** The value, where exactly one item is required. */
export declare function asOne(value: Value): Value;
/** The results for all items as one sequence. */
export declare function ofEach(source: Value, parameters: readonly Local[], body: Value): Value;
/** Applies a function to each item; `apply` receives the plan of an item. */
export declare function mapItems(value: Value, item: ItemType, apply: (plan: Plan) => Plan, safe: boolean): Value;
/** Atomizes: nodes of an untyped document become their text. */
export declare function atomize(value: Value): Value;
/** Wraps the value so that its type is known at run time. */
export declare function wrap(value: Value, as: ItemType): Value;
/** The value in the form of a wider type, so that it can be combined with others. */
export declare function widen(value: Value, item: ItemType): Value;
/** Several values as the items of one array. */
export declare function itemsOf(values: readonly Value[], item: ItemType): Plan;
/** A text; `''` if it is absent. */
export declare function orEmptyText(value: Value): Value;
//# sourceMappingURL=items.d.ts.map