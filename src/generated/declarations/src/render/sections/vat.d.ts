import { type Html } from '../../core/text/html.ts';
import type { AllowanceCharge } from '../../ubl/figures/allowance-charge-facts.ts';
import type { LineFacts } from '../../ubl/figures/line-facts.ts';
import { type Sheet } from '../sheet.ts';
/** A VAT category with its rate: only the rate if VAT is charged, otherwise the category in words. */
export declare function vatCategoryInWords({ words, specification, marked }: Sheet, part: LineFacts | AllowanceCharge): Html;
/** VAT by category (IBG-23), with the exemption reasons and the statements that a category requires. */
export declare function vatBreakdown(sheet: Sheet): Html;
//# sourceMappingURL=vat.d.ts.map