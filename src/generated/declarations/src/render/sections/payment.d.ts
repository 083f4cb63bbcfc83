import { type Html } from '../../core/text/html.ts';
import { type Sheet } from '../sheet.ts';
/** How, to which account, on what terms and in which parts the amount is to be paid (IBG-16, IBT-020, IBG-33, IBG-35). */
export declare function payment(sheet: Sheet): Html;
//# sourceMappingURL=payment.d.ts.map