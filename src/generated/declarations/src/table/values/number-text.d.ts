/** The mark before decimals. */
export type DecimalMark = 'point' | 'comma';
/** A number that a text says. */
export interface SaidNumber {
    /** In plain digits, by the mark before decimals: they are two numbers where the text does not say which it is. */
    readonly by: Readonly<Record<DecimalMark, string | undefined>>;
    /** A currency beside it. */
    readonly currency?: string;
    /** The word after it, which may be a unit; after a stroke it is the unit of a price. */
    readonly unit?: {
        readonly name: string;
        readonly isPer: boolean;
    };
    readonly isPercent: boolean;
}
/**
 * The number in a text with digits of any kind: `1,234.50`, `1.234,50`, `12,34,567.00`, `(5.00)` and `5-` for less than
 * zero, `AED 5`, `5 %`, `12 Nos`, `845.50/Nos`. Undefined for any other text.
 */
export declare function numberSaid(text: string): SaidNumber | undefined;
/** The mark before decimals that a number shows: by a group of digits or decimals that can be nothing else. */
export declare function markShown({ by: { point, comma } }: SaidNumber): DecimalMark | 'either' | 'unknown';
//# sourceMappingURL=number-text.d.ts.map