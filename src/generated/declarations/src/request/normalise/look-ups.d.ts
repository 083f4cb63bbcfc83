import type { Specification } from '../../core/specification/specification.ts';
/** Look-ups of a specification's codes, by the names that requests use for them. */
export interface LookUps {
    /** The code of a subdivision of the home country, from any of its names or of its cities' names. */
    readonly subdivision: LookUp;
    /** The ISO 3166 code of a country, from its code in any case or one of its names. */
    readonly country: LookUp;
    readonly registrationType: LookUp;
    readonly paymentMode: LookUp;
}
/** Gives the code that a name means; undefined if it is the name of none. */
type LookUp = (name: string) => string | undefined;
/** The look-ups of a specification. */
export declare const lookUpsOf: (subject: Specification) => LookUps;
export {};
//# sourceMappingURL=look-ups.d.ts.map