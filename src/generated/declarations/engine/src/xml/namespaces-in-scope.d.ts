import type { XmlAttribute, XmlElement } from './element.ts';
/**
 * Records the namespaces in scope of the elements with a list of attributes, which only elements that declare
 * the same have. They are kept outside the elements because few declare any.
 */
export declare function noteNamespaces(attributes: readonly XmlAttribute[], inScope: ReadonlyMap<string, string>): void;
/**
 * The namespaces in scope of an element, by prefix. For a tree that was not read from text, those that its
 * text would declare.
 */
export declare function namespacesInScope(element: XmlElement): ReadonlyMap<string, string>;
//# sourceMappingURL=namespaces-in-scope.d.ts.map