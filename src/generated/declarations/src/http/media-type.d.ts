/** A media type in lower case with its parameters. */
export interface MediaType {
    readonly type: string;
    readonly parameters: ReadonlyMap<string, string>;
}
/** Reads the value of a Content-Type header; undefined if it is not a media type. */
export declare function parseMediaType(header: string): MediaType | undefined;
export type DocumentFormat = 'json' | 'xml';
/**
 * The format of a document by its Content-Type; undefined for a type that no operation accepts.
 *
 * @example
 * ```ts
 * console.log(documentFormat('application/xml; charset=utf-8'), documentFormat('image/png')); // xml undefined
 * ```
 */
export declare function documentFormat(header: string | null): DocumentFormat | undefined;
/** The media types of the body of a document operation, for the Accept-Post header and a problem's text. */
export declare const documentMediaTypes = "application/json, text/json, application/*+json, application/xml, text/xml, application/*+xml";
//# sourceMappingURL=media-type.d.ts.map