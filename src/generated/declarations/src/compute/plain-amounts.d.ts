import type { Invoice, Located } from '../core/invoice/invoice.ts';
import type { Decimal } from '../core/numbers/decimal.ts';
import type { Specification } from '../core/specification/specification.ts';
/** Calls a function with each amount of a plain field that was sent, and its path. */
export declare function eachPlainAmount(invoice: Omit<Invoice, 'lines'>, lines: readonly Located[], specification: Specification, visit: (path: string, sent: Decimal) => void): void;
//# sourceMappingURL=plain-amounts.d.ts.map