/** A document that came with a key of its sender. */
export interface KeyedLine {
    readonly id: string | number;
    /** The document as written in the line. */
    readonly text: string;
    readonly format: 'json' | 'xml';
}
/** The beginning of every such line; a few characters are enough to recognise it. */
export declare const beginsAsKeyed: RegExp;
/**
 * Takes a document out of a line `{"id": …, "xml": "…"}` or `{"id": …, "request": {…}}`, with the names in
 * either order; undefined for any other text. The request is taken as written, so that its numbers stay
 * exact.
 *
 * @example
 * ```ts
 * const line = keyedLine('{"id": "k-7", "request": {"prepaidAmount": 1.50}}');
 * console.log(line?.id, line?.text); // k-7 {"prepaidAmount": 1.50}
 * ```
 */
export declare function keyedLine(line: string): KeyedLine | undefined;
//# sourceMappingURL=keyed-line.d.ts.map