import type { Language } from '../../core/messages/language.ts';
import type { Heads } from '../map/heads.ts';
import type { TableVerdict } from '../requests/validate-table.ts';
/** Collects verdicts, of which it keeps what a workbook shows of them. */
export declare function checkedWorkbook(heads: Heads, language: Language, fixes: boolean): {
    add: ({ outcome, rows: numbers, issues, warnings, corrected }: TableVerdict) => void;
    bytes: () => Uint8Array;
};
//# sourceMappingURL=checked-workbook.d.ts.map