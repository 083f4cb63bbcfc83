import { type Phrase } from '../text/phrase.ts';
import { type Content } from './reading/content.ts';
import { type ParseLimits } from './reading/reader.ts';
export type { Content } from './reading/content.ts';
export type { ParseLimits } from './reading/reader.ts';
/** Why and where a text is not well-formed, or which limit it exceeds; lines and columns start at 1. */
export interface ParseError {
    /** In English; `reason` has all languages. */
    readonly message: string;
    readonly reason: Phrase;
    readonly line: number;
    readonly column: number;
    /** The limit that it exceeds; null if it is not well-formed. */
    readonly limit: keyof ParseLimits | null;
}
/** More than a document of tens of thousands of elements needs. */
export declare const defaultLimits: ParseLimits;
/**
 * Reads XML into a tree. It must be well-formed by XML 1.0 with namespaces. Document type declarations are refused,
 * so there are only the five predefined entities. White space is kept. `longText` is the length from which the
 * elements with longer texts are listed.
 */
export declare function parseXml(text: string, limits?: ParseLimits, longText?: number): Content | {
    readonly error: ParseError;
};
//# sourceMappingURL=parse-xml.d.ts.map