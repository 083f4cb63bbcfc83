import type { Line } from '../../core/invoice/invoice.ts';
import { type Decimal } from '../../core/numbers/decimal.ts';
import type { LineRequest } from '../schema/request.ts';
import { type Context } from './context.ts';
/**
 * The lines (IBG-25), with unique ids, resolved VAT categories and sorted classifications; of each, what
 * `make` makes of it as soon as it is normalised.
 */
export declare function normaliseLines<Made>(lines: readonly LineRequest[], context: Context, make: (line: Line, index: number) => Made): Made[];
/** The price is for one unit unless a larger base quantity is given; zero or less is impossible. */
export declare function baseQuantityOf({ baseQuantity }: LineRequest): Decimal;
//# sourceMappingURL=line.d.ts.map