import type { TextKey } from '../../core/specification/rendering.ts';
import { type Html } from '../../core/text/html.ts';
import type { LineFacts } from '../../ubl/figures/line-facts.ts';
import { type Sheet } from '../sheet.ts';
/** A column of the table of lines. */
export interface LineColumn {
    /** CSS class of its cells. */
    readonly name: string;
    readonly label: TextKey;
    /** Its currency, if the document has two. */
    readonly currency?: string | undefined;
    readonly cell: (line: LineFacts) => Html;
}
/** The invoice lines (IBG-25); if only some are shown, how many others there are. */
export declare function lines(sheet: Sheet, columns: readonly LineColumn[], most?: number): Html;
/** The columns in which any line has a value. */
export declare function columnsOf(sheet: Sheet): readonly LineColumn[];
//# sourceMappingURL=lines.d.ts.map