import type { DocumentIndex } from './document.ts';
/** Elements with more descendants than this get a table of children by name. */
export declare const wide = 48;
export declare const none: readonly number[];
export declare function childTable(d: DocumentIndex, n: number): number[][];
//# sourceMappingURL=child-table.d.ts.map