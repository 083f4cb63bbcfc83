import type { Specification } from '../../core/specification/specification.ts';
import type { TableNames } from '../../core/specification/table-names.ts';
/** Meaning of a word in a cell: a code, and the rate beside it; or that requests understand it, or explain it, as it is. */
export type WordSaid = {
    readonly code: string;
    readonly rate?: number;
} | 'understood';
/** The code that a word in a cell of a field says; undefined for a word that nobody knows. */
export declare function wordSaid(text: string, path: string, names: TableNames, specification: Specification): WordSaid | undefined;
/** The only rate of a code, which a cell need not say. */
export declare function onlyRate(code: unknown, path: string, names: TableNames): number | undefined;
//# sourceMappingURL=cell-words.d.ts.map