import type { DocumentIndex } from './nodes/document.ts';
import type { XsDecimal } from './values/decimal.ts';
import type { Atomic } from './values/values.ts';
type Key = string | XsDecimal;
/**
 * `$list[key = $value]` for many values: the items are grouped by their keys, so that each is examined once
 * and not for every value. `filter` examines each item.
 */
export declare function groupedBy<Item>(keysOf: (d: DocumentIndex, item: Item) => readonly (Key | undefined)[]): (d: DocumentIndex, list: readonly Item[], value: Key | undefined, filter: () => readonly Item[]) => readonly Item[];
/** Whether a value is one of a list. */
export declare function isAmong<Value>(list: readonly Value[], value: Value): boolean;
/** Whether some item of a list differs from a value. */
export declare function differsFromSome<Value>(list: readonly Value[], value: Value): boolean;
/** Whether a text comes before, or after, some item of a list. */
export declare function comparesWithSome(operator: Order, list: readonly string[], text: string): boolean;
type Order = '<' | '<=' | '>' | '>=';
/** Items that have a key in common. */
export interface ItemGroup<Value> {
    readonly key: Atomic;
    readonly items: readonly Value[];
}
/** xsl:for-each-group with group-by: an item is in the group of each of its keys; groups in the order of their first items. */
export declare function groupsByKey<Value>(items: readonly Value[], keysOf: (item: Value, index: number, all: readonly Value[]) => readonly Atomic[]): readonly ItemGroup<Value>[];
/** xsl:for-each-group with group-adjacent: items that follow each other with the same key. */
export declare function adjacentGroups<Value>(items: readonly Value[], keysOf: (item: Value, index: number, all: readonly Value[]) => readonly Atomic[]): readonly ItemGroup<Value>[];
export {};
//# sourceMappingURL=groups.d.ts.map