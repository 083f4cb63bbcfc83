import { type UblElement } from './element.ts';
/** A step of the path to an element. */
export interface LocationStep {
    readonly name: string;
    /** Undefined if the path does not say it, or says a prefix that it does not declare. */
    readonly namespace: string | undefined;
    /** Among the siblings of its name, from 1. */
    readonly position: number;
}
/**
 * A location of this library as XPath 2.0 that still names the element when the prefixes are lost; undefined if
 * it names an element whose name is too long to be written.
 *
 * @example
 * ```ts
 * console.log(locationWithoutPrefixes('/Invoice')); // /*:Invoice[namespace-uri()='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2']
 * ```
 */
export declare function locationWithoutPrefixes(location: string): string | undefined;
/**
 * The element that a path names, as other programs write it too: with any prefixes or none, with namespaces in
 * predicates, or with `Q{}`. If the last steps lead to nothing, the nearest element above. Undefined if the path is
 * about another document.
 */
export declare function elementOfLocation(root: UblElement, location: string): UblElement | undefined;
/** The elements that a path names, from the root. */
export declare function stepsOf(location: string): LocationStep[];
/** A location for people: its names without namespaces, with their positions. */
export declare function shortPlace(location: string): string;
//# sourceMappingURL=locations.d.ts.map