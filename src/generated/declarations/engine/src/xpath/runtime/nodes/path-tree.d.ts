import type { DocumentIndex } from './document.ts';
/**
 * Several questions whether any of some paths leads to something, merged where the paths share a beginning.
 */
export interface PathTree {
    /** The number of questions. */
    readonly size: number;
    readonly top: Branch;
}
interface Branch {
    /** The questions with a path that ends here. */
    readonly questions: number[];
    readonly attributes: {
        readonly name: string;
        readonly question: number;
    }[];
    readonly below: Map<number, Branch>;
}
/** A path of child names; a text at its end is the name of an attribute. */
type Path = readonly (number | string)[];
export declare function pathTree(questions: readonly (readonly Path[])[]): PathTree;
/** For each question 1 if a path leads to something, otherwise 0; a single walk answers all. */
export declare function pathsPresent(d: DocumentIndex, n: number, { size, top }: PathTree): Uint8Array;
/**
 * Reports failures; for each assertion the table has its question, the answer that makes it fail, and its
 * number.
 */
export declare function failWhere(present: Uint8Array, table: readonly number[], n: number, report: {
    failed(assertion: number, n: number): void;
}): void;
export {};
//# sourceMappingURL=path-tree.d.ts.map