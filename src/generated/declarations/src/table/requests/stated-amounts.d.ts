import type { CellPlace } from '../cell.ts';
import type { Built } from './build-request.ts';
/** A total that the table says, and that is not sent. */
export interface ComparedTotal {
    readonly name: string;
    readonly value: number;
    readonly place: CellPlace;
    readonly head: string;
}
/** The amounts of an invoice without and with VAT, as far as its cells say them. */
export interface SaidAmounts {
    readonly excluding?: string;
    readonly including?: string;
    readonly currency?: string;
    readonly documentType?: string;
}
/** The amounts that the cells of an invoice say: its totals, or else the sums of its lines. */
export declare function saidAmounts(request: Built, compared: readonly ComparedTotal[]): SaidAmounts;
//# sourceMappingURL=stated-amounts.d.ts.map