import { type Markup, type XmlElement } from './element.ts';
/** An element as XML, with everything below it; it declares the namespaces in scope that `outer` does not. */
export declare function elementText(element: XmlElement, outer?: ReadonlyMap<string, string>): string;
/** A document as XML, without a declaration: its root, with the comments and processing instructions around it. */
export declare function documentText(root: XmlElement): string;
/** The children of an element as XML, with its comments and processing instructions among them. */
export declare function contentText(element: XmlElement, outer?: ReadonlyMap<string, string>): string;
/** A comment or processing instruction as XML. */
export declare const markupText: ({ kind, target, text }: Markup) => string;
//# sourceMappingURL=element-text.d.ts.map