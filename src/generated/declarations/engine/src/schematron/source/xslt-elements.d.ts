import { type SourceElement } from './xml.ts';
export declare const svrlNamespace = "http://purl.oclc.org/dsdl/svrl";
export declare const schxsltNamespace = "https://doi.org/10.5281/zenodo.1495494";
/** Whether an element of a stylesheet writes a finding. */
export declare function isFinding(element: SourceElement): boolean;
export declare function holdsFinding(element: SourceElement): boolean;
/**
 * Whether an element is the one of this name in the Schematron validation report language, which the
 * stylesheets write.
 */
export declare function isSvrl(name: string): (element: SourceElement) => boolean;
export declare function isXslt(element: SourceElement, ...names: readonly string[]): boolean;
/** Whether an element is the wrapper that SchXslt writes around the findings of a rule. */
export declare function isSchxsltRule({ namespace, localName }: SourceElement): boolean;
/** An attribute of the result, written as a literal or by `xsl:attribute`. */
export declare function resultAttribute(element: SourceElement, name: string): string | undefined;
//# sourceMappingURL=xslt-elements.d.ts.map