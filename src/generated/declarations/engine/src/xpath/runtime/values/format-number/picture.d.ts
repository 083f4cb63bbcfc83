/** A picture of positive or negative numbers, such as `#,##0.00`. */
export interface SubPicture {
    readonly prefix: string;
    readonly suffix: string;
    readonly leastIntegerDigits: number;
    readonly leastFractionDigits: number;
    readonly mostFractionDigits: number;
    /** How many digits stand right of each separator in an integer part of so many digits, the most first. */
    readonly integerGroups: (digits: number) => readonly number[];
    /** How many digits stand left of each separator in the fraction. */
    readonly fractionGroups: readonly number[];
    readonly scale: 0 | 2 | 3;
}
export interface Picture {
    readonly positive: SubPicture;
    readonly negative: SubPicture;
}
/** The two parts of a picture; undefined if it is not one (XPath functions 3.1, 4.7.3). */
export declare function pictureOf(picture: string): Picture | undefined;
//# sourceMappingURL=picture.d.ts.map