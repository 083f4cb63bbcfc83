import type { Translated } from '../../core/specification/rendering.ts';
import { type Html } from '../../core/text/html.ts';
import type { Look } from '../look.ts';
import type { Sheet } from '../sheet.ts';
/** The title of the document, by its type. */
export declare function titleOf({ facts, words }: Sheet): Translated;
/** The title, and the company's logo. */
export declare function heading(sheet: Sheet, look: Look): Html;
//# sourceMappingURL=heading.d.ts.map