import { type Html } from '../../core/text/html.ts';
import type { Sheet } from '../sheet.ts';
/** Notes of the document (IBT-022), with their line breaks. */
export declare function notes({ words, facts }: Sheet): Html;
/** The supporting documents (IBG-24): listed, never opened. */
export declare function attachments(sheet: Sheet): Html;
//# sourceMappingURL=remarks.d.ts.map