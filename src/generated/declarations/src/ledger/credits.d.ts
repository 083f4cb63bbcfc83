import { type Decimal } from '../core/numbers/decimal.ts';
import { type Booked } from './book.ts';
import type { Told } from './finding.ts';
import type { Settlement } from './settlements.ts';
/** What credit notes say above what they credit. */
export declare function creditsAbove(settlement: Settlement): Told[];
/** The totals with VAT of documents. */
export declare function totalOf(documents: readonly Booked[]): Decimal;
//# sourceMappingURL=credits.d.ts.map