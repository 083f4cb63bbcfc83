/** A component of a date or time in a picture, such as `[D01]`, `[MNn,3-3]` or `[Z]`. */
export interface Marker {
    readonly component: Component;
    readonly form: Form;
    readonly least: number;
    readonly most: number;
}
/** Components that a picture may ask for. Weeks of a month, calendars and eras have no agreed form. */
export type Component = 'Y' | 'M' | 'D' | 'd' | 'F' | 'W' | 'H' | 'h' | 'P' | 'm' | 's' | 'f' | 'Z' | 'z';
export type Form = {
    readonly kind: 'digits';
    readonly written: string;
    readonly zero: number;
    readonly ordinal: boolean;
} | {
    readonly kind: 'name' | 'roman' | 'letters';
    readonly casing: Casing;
} | {
    readonly kind: 'military';
};
/** As the presentation modifier is written: `N`, `n` or `Nn`. */
export type Casing = 'upper' | 'lower' | 'title';
/** Tells what a picture may not hold. */
type Refuse = (part: string) => never;
/** The texts and components of a picture. */
export declare function partsOfPicture(picture: string, refuse: Refuse): readonly (string | Marker)[];
export {};
//# sourceMappingURL=picture.d.ts.map