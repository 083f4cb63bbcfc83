import { type Html } from '../../core/text/html.ts';
import type { Look } from '../look.ts';
import { type Sheet } from '../sheet.ts';
/**
 * Document totals (IBG-22), from the sum of the lines to the amount due: each follows from those above it.
 */
export declare function totals(sheet: Sheet, look: Look): Html;
/** Amounts that were sent otherwise, and every figure that does not follow from those before it: reported, and not changed. */
export declare function discrepancies(sheet: Sheet): Html;
//# sourceMappingURL=totals.d.ts.map