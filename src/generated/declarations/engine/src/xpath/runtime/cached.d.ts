import { type Effort } from './effort.ts';
import type { DocumentIndex } from './nodes/document.ts';
import { type Item } from './values/values.ts';
/** The outcomes of a function by its arguments: values or errors. */
export interface Cache {
    readonly outcomes: Map<string, () => unknown>;
    /** How often it was called before anything was kept. */
    calls: number;
}
/**
 * One cache for each function; the name keeps equal code of different functions apart, since equal values are
 * computed once.
 */
export declare const newCache: (_function: string) => Cache;
/**
 * The first calls of a function are computed without looking up their arguments, which costs more than most
 * documents gain.
 */
export declare const callsNotKept = 8;
/**
 * The value of a function, reused if it was called with the same arguments; lists are the same if they are
 * one object.
 */
export declare function cached<Value>(cache: Cache, compute: () => Value, ...args: readonly (Item | readonly unknown[] | undefined)[]): Value;
/** A question about an element, answered once if the element is so large that many may ask. */
export declare function perElement<Value>(compute: (d: DocumentIndex, n: number) => Value): (d: DocumentIndex, n: number) => Value;
/** A value that depends only on the document: computed once; an error is kept and thrown again. */
export declare function perDocument<Value>(slot: number, compute: (d: DocumentIndex) => Value): (d: DocumentIndex) => Value;
/** A value that depends on nothing: computed once for all documents, with an effort of their own. */
export declare function constant<Value>(compute: (effort: Effort) => Value): () => Value;
/** A variable of a rule, computed on first use. */
export declare function lazily<Value>(compute: () => Value): () => Value;
//# sourceMappingURL=cached.d.ts.map