import type { DocumentIndex } from './nodes/document.ts';
import type { Atomic } from './values/values.ts';
/** The elements of an xsl:key, by the values under which they are found. */
export type KeyIndex = ReadonlyMap<string, readonly number[]>;
export declare function keyIndex(d: DocumentIndex, matches: (n: number) => boolean, use: (n: number) => readonly Atomic[]): KeyIndex;
/** One index of several xsl:key elements of one name. */
export declare function joinedKeys(...indexes: readonly KeyIndex[]): KeyIndex;
/** fn:key: the elements found by any of the values. */
export declare function keyed(index: KeyIndex, values: readonly Atomic[]): readonly number[];
/** fn:key with a node: those of them that are this element, or below it. */
export declare function keyedWithin(d: DocumentIndex, index: KeyIndex, values: readonly Atomic[], top: number): readonly number[];
//# sourceMappingURL=keys.d.ts.map