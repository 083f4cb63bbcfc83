import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import { type Check } from '../../../src/core/specification/check.ts';
export declare const reverseCharge: readonly Check[];
/** Whether the supply was before metal scrap came under reverse charge. */
export declare function isBeforeMetalScrap(invoice: ComputedInvoice): boolean;
/** Whether a line sells metal scrap, by its words or its commodity code. */
export declare function isScrap({ name, description, natureCode, commodities }: ComputedLine): boolean;
//# sourceMappingURL=reverse-charge.d.ts.map