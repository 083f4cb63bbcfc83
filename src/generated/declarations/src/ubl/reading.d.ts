import { type UblElement } from '../core/xml/element.ts';
/**
 * A path of UBL names below an element, such as `cac:Party/cbc:EndpointID`; the prefixes are those of UBL.
 */
export type UblPath = string;
/** All elements at a path, in document order. */
export declare function allAt(element: UblElement | undefined, path: UblPath): readonly UblElement[];
/** The first element at a path. */
export declare function firstAt(element: UblElement | undefined, path: UblPath): UblElement | undefined;
/** The text of the first element at a path, trimmed; undefined if there is none. */
export declare function textAt(element: UblElement | undefined, path: UblPath): string | undefined;
/** The texts of all elements at a path, without empty ones. */
export declare function textsAt(element: UblElement | undefined, path: UblPath): string[];
/** The text of an element, trimmed; undefined if there is none. */
export declare function textOf(element: UblElement | undefined): string | undefined;
/** An attribute of an element; UBL attributes have no namespace. */
export declare function attributeOf(element: UblElement | undefined, name: string): string | undefined;
//# sourceMappingURL=reading.d.ts.map