export type ElementName = readonly [namespace: string, localName: string];
/** Numbers the element names that a set of rules mentions, from 1; 0 stands for all others. */
export interface NameTable {
    readonly size: number;
    numberOf(namespace: string, localName: string): number;
}
export declare function createNameTable(names: readonly ElementName[]): NameTable;
//# sourceMappingURL=name-table.d.ts.map