/** Events of an XML text while it is scanned; names come without prefix. */
export interface XmlHandler {
    readonly open: (name: string, attributes: string) => void;
    readonly text: (text: string) => void;
    readonly close: (name: string) => void;
}
/** Takes XML in pieces. */
export interface XmlScanner {
    readonly write: (piece: string) => void;
    readonly end: () => void;
}
/**
 * Scans the XML of a workbook, which is made by programs: elements, texts, CDATA, the five entities and characters by
 * number. A document type is refused, so that no entity can grow. It does not check that names match; whoever reads
 * elements by name does.
 */
export declare function scanXml({ open, text, close }: XmlHandler): XmlScanner;
/** The value of an attribute, by its name with or without prefix. */
export declare function attribute(attributes: string, name: string): string | undefined;
//# sourceMappingURL=xml-scanner.d.ts.map