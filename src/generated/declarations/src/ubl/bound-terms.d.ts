import type { RootName } from '../core/invoice/invoice.ts';
import { type Aggregate } from '../core/specification/binding.ts';
import type { Specification } from '../core/specification/specification.ts';
/** Where each term of a binding is written. */
export interface BoundTerm {
    readonly term: string;
    readonly element: string;
}
/** The elements and attributes of UBL that hold the values of some business terms. */
export declare function elementsOf(terms: readonly string[], { binding }: Specification): string[];
/** The business terms of each element and attribute of UBL that a binding writes, by its path below the root. */
export declare function termsOfElements({ binding }: Specification): ReadonlyMap<string, readonly string[]>;
/** The business terms that a binding writes. */
export declare function boundTerms<T>(binding: Aggregate<T>): string[];
/** The terms of the rows for either root, in the order of the binding. */
export declare function termsIn<T>(rows: Aggregate<T>, path?: string, root?: RootName): BoundTerm[];
/** The elements of the plain fields of a binding, by the path of the field in the request, such as `lines.note`. */
export declare function elementsOfPlainFields<T>(rows: Aggregate<T>): ReadonlyMap<string, readonly string[]>;
//# sourceMappingURL=bound-terms.d.ts.map