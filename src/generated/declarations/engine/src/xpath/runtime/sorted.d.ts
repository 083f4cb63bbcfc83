import { type Atomic } from './values/values.ts';
/** fn:sort: the items by their values, those that are equal as they were. */
export declare function sortedBy<Value>(items: readonly Value[], keys: readonly Atomic[]): readonly Value[];
/** Items by several keys each, the first of which counts most; what has no key comes first. */
export declare function sortedByKeys<Value>(items: readonly Value[], keys: readonly (readonly (Atomic | undefined)[])[], isDescending: readonly boolean[]): readonly Value[];
//# sourceMappingURL=sorted.d.ts.map