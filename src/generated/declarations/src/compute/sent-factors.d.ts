import type { ComputedLine, SentFactor } from '../core/invoice/computed-invoice.ts';
import type { Invoice } from '../core/invoice/invoice.ts';
import { type Specification } from '../core/specification/specification.ts';
/**
 * The sent rates, categories, percentages, quantities and prices that the amounts were not made of: whoever
 * reads the amounts must see that they are not those of what was sent.
 */
export declare function unusedFactorsOf(invoice: Omit<Invoice, 'lines'>, lines: readonly ComputedLine[], specification: Specification): readonly SentFactor[];
//# sourceMappingURL=sent-factors.d.ts.map