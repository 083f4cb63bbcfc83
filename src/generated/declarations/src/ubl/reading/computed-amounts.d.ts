import { type Aggregate } from '../../core/specification/binding.ts';
import type { UblElement } from '../../core/xml/element.ts';
export interface ComputedAmount {
    /** Its business term, if it has one; of an allowance or charge, that of the allowance. */
    readonly term: string | undefined;
    /** Whether it also has a field in the request, with which it is compared. */
    readonly hasField: boolean;
    /** Whether it is a product that is rounded to the cent. */
    readonly isRounded: boolean;
    /** Whether it is left out where it is zero. */
    readonly isAbsentIfZero: boolean;
}
/** The computed amount that an element holds; undefined if it holds no such amount. */
export type AmountOf = (element: UblElement) => ComputedAmount | undefined;
/**
 * Recognises elements whose amounts are computed whatever a request says, by their names and those of their
 * parents.
 */
export declare function computedAmounts<T>(rows: Aggregate<T>): AmountOf;
//# sourceMappingURL=computed-amounts.d.ts.map