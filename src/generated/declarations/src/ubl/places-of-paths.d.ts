import type { Specification } from '../core/specification/specification.ts';
import { type UblElement } from '../core/xml/element.ts';
/** Where a document holds the value of a field: an element, or an attribute of it. */
export interface UblPlace {
    readonly element: UblElement;
    readonly attribute?: string | undefined;
}
/** Finds the place of a finding of a request: by the path of its field, and by the business terms that it is about. */
export type PlaceOf = (path: string, terms: readonly string[]) => UblPlace;
/**
 * Finds where a document that was read says what a request says at a path, such as `lines[0].unitCode`: the element or
 * attribute of the field; otherwise one of the business terms in the part that has the field; otherwise that part, or
 * the nearest around it. `written` is the UBL of the request.
 */
export declare function placesOfPaths(document: UblElement, written: UblElement, specification: Specification): PlaceOf;
//# sourceMappingURL=places-of-paths.d.ts.map