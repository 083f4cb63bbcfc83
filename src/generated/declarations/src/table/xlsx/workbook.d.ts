import { type TableLimits } from '../limits.ts';
import { type NumberFormat } from './number-format.ts';
import { type ArchiveEntry } from './zip.ts';
/** A workbook whose sheets have not been read yet. */
export interface Workbook {
    readonly sheets: readonly SheetPart[];
    /** Its texts, which cells name by their position. */
    readonly texts: readonly string[];
    /** The number formats of its cells, by the position of their style. */
    readonly formats: readonly NumberFormat[];
    /** Whether its days are counted from 1904, as old programs for Macintosh do. */
    readonly counts1904: boolean;
}
/** A sheet: its name, and the part of the archive that holds it. */
export interface SheetPart {
    readonly name: string;
    readonly isHidden: boolean;
    readonly entry: ArchiveEntry;
}
/** Opens a workbook (ECMA-376): its list of sheets, texts and formats. */
export declare function openWorkbook(bytes: Uint8Array, limits: TableLimits): Workbook;
/** Collects the texts `t` of an element, except for those that only show how it is pronounced. */
export declare function collectText(longest: number): {
    clear: () => void;
    open: (name: string) => void;
    text: (piece: string) => void;
    close: (name: string) => void;
    value: () => string;
};
//# sourceMappingURL=workbook.d.ts.map