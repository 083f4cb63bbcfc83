import type { XmlElement } from './element.ts';
/** A place in a text as people count: lines and columns from 1. */
export interface TextPlace {
    readonly line: number;
    readonly column: number;
}
/**
 * Where elements begin in the text from which their tree was read. The text is scanned again, only for its
 * tags, so that parsing does not record places that nobody may ask for. The root must be that of the text.
 */
export declare function placesOf(text: string, root: XmlElement, wanted: ReadonlySet<XmlElement>): ReadonlyMap<XmlElement, TextPlace>;
//# sourceMappingURL=places.d.ts.map