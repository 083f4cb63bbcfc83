import type { Localised } from '../messages/language.ts';
/** The documents of a company: it is their seller, or their buyer. */
export type LedgerSide = 'sales' | 'purchases';
/** How the VAT of documents goes into the periodic return of a country. */
export interface VatReturnFacts {
    readonly rows: readonly VatReturnRow[];
    /** Facts that the return asks for and documents cannot tell. */
    readonly notTold: readonly {
        readonly boxes: readonly string[];
        readonly text: Localised;
    }[];
}
/** VAT of one category on one side. Of several rows for it, the first whose subdivision is that of the seller. */
export interface VatReturnRow {
    readonly side: LedgerSide;
    readonly vatCategory: string;
    /** Part of the country in which the seller is; absent for any other. */
    readonly subdivision?: string;
    /** Absent for what has no box, or of which documents do not tell the box. */
    readonly box?: string;
    readonly name: Localised;
    /** Whether documents state the VAT that is due. */
    readonly statesTax: boolean;
}
//# sourceMappingURL=vat-return.d.ts.map