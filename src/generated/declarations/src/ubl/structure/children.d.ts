import { type UblElement } from '../../core/xml/element.ts';
import type { AggregateType, ChildPlace, Row } from './tables.ts';
/** A fault among the children of an aggregate. */
export interface ChildFault {
    readonly rule: 'ubl-unknown-element' | 'ubl-too-many' | 'ubl-order' | 'ubl-missing-element';
    /** The element at fault; the aggregate itself if a child is missing. */
    readonly element: UblElement;
    /** The name of the element in question. */
    readonly name: string;
    /** Elements that may follow there, or the right order. */
    readonly expected: string;
}
/** The row of the child after another; not looked up if it followed there last time. */
export declare function rowAfter(type: AggregateType, before: ChildPlace, child: UblElement): Row | undefined;
/**
 * Reports each fault once: a surplus element is not also out of order, and of elements out of order the
 * fewest possible are reported.
 */
export declare function childFaults(type: AggregateType, parent: UblElement): ChildFault[];
//# sourceMappingURL=children.d.ts.map