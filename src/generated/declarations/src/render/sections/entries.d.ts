import { type Html } from '../../core/text/html.ts';
import type { AllowanceCharge } from '../../ubl/figures/allowance-charge-facts.ts';
import { type Sheet } from '../sheet.ts';
/** Discounts and charges on the whole document (IBG-20, IBG-21). */
export declare function allowancesAndCharges(sheet: Sheet): Html;
/** An allowance or charge of a line (IBG-27, IBG-28), with its amount. */
export declare function entryInWords(sheet: Sheet, entry: AllowanceCharge): Html;
/** The net effect of the allowances and charges of a line. */
export declare function entriesTotal(sheet: Sheet, entries: readonly AllowanceCharge[]): Html;
//# sourceMappingURL=entries.d.ts.map