import type { Commodity } from '../../core/invoice/invoice.ts';
import type { LineRequest } from '../schema/request.ts';
import type { Context } from './context.ts';
/**
 * Item classification of a line, with the item type and nature of goods, which are written in the same
 * elements.
 */
export interface ItemClassification {
    readonly sentItemTypeCode: string | undefined;
    readonly serviceCode: string | undefined;
    readonly natureCode: string | undefined;
    readonly commodities: readonly Commodity[];
}
/** Sorts the classification entries of a line into classifications and a service accounting code. */
export declare function normaliseItemClassification(line: LineRequest, linePath: string, context: Context): ItemClassification;
//# sourceMappingURL=commodity.d.ts.map