import { type Aggregate } from './binding.ts';
import type { RequestFacts } from './fields.ts';
/** The names of the elements that an element may contain, in the order of the UBL schema. */
export type OrderOf = (element: string) => readonly string[];
/**
 * A binding with a row for each plain field, at its place in the order of the UBL schema. Throws a TypeError if
 * a field has no place there, under either root, if its place is taken, or if no part of the invoice has the fields of
 * its object.
 */
export declare function withPlainFields<T>(binding: Aggregate<T>, facts: RequestFacts, orderOf: OrderOf): Aggregate<T>;
//# sourceMappingURL=plain-rows.d.ts.map