import { SchematronError } from '../schematron-error.ts';
/** An element of a Schematron file, with the line on which it starts. */
export interface SourceElement {
    readonly namespace: string;
    readonly localName: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly children: readonly (SourceElement | string)[];
    readonly file: string;
    readonly line: number;
}
export declare const schematronNamespace = "http://purl.oclc.org/dsdl/schematron";
export declare const xsltNamespace = "http://www.w3.org/1999/XSL/Transform";
export { SchematronError };
/** Parses one file; throws a SchematronError if it is not well-formed, or declares a document type. */
export declare function parseSourceXml(text: string, file: string): SourceElement;
/** The child elements of a namespace. */
export declare function elementsOf(parent: SourceElement, namespace: string): SourceElement[];
export declare function childElements({ children }: SourceElement): SourceElement[];
/** All text below an element, blanks collapsed. */
export declare function textOf(element: SourceElement): string;
/** The value of a mandatory attribute. */
export declare function required(element: SourceElement, attribute: string): string;
//# sourceMappingURL=xml.d.ts.map