import type { ElementName } from '../../../xml/element.ts';
import type { NameTable } from './name-table.ts';
/**
 * The names from a document down to an element. Documents share a few hundred such paths, so what follows
 * from names alone is determined once for all documents.
 */
export interface ElementPath {
    readonly number: number;
    /** Number of the last name. */
    readonly name: number;
    /** The last name; empty if the path stands for many names. */
    readonly namespace: string;
    readonly localName: string;
    /** The paths that are one step longer, by local name. */
    readonly longer: Map<string, ElementPath[]>;
    /**
     * Where the first child of such an element led last time, and its next sibling: mostly they lead there
     * again.
     */
    first: ElementPath | undefined;
    next: ElementPath | undefined;
}
type NameOfElement = Pick<ElementName, 'namespace' | 'localName'>;
export interface PathTable {
    /** The path of the document itself. */
    readonly document: ElementPath;
    /** The path of a child element; `before` is that of the previous sibling. */
    childPath(path: ElementPath, before: ElementPath | undefined, child: NameOfElement): ElementPath;
    /** Whether all elements of a path have the same ancestor names. */
    isExact(number: number): boolean;
}
/**
 * Numbers the paths in a rule set's documents. The first numbers, those of the name table, stand for elements
 * of a name anywhere: they are used if the rules do not mention every name on the path, or if there are too
 * many paths.
 */
export declare function createPathTable(names: NameTable): PathTable;
export {};
//# sourceMappingURL=paths.d.ts.map