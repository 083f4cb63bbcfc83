/** XML as a tree: its elements, their names in locations, and their text. */
export { childElements, type ElementName, fieldPath, type Markup, markupOf, nameless, noAttributes, onlyText, sharedAttributes, sharedName, stringValue, TreeElement, withoutAttributes, type XmlAttribute, type XmlElement, type XmlNode, } from '../xml/element.ts';
export * from '../xml/element-columns.ts';
export { documentText, elementText } from '../xml/element-text.ts';
export { type LocationPrefixes, locationOf, nameInLocation } from '../xml/locations.ts';
export { namespacesInScope } from '../xml/namespaces-in-scope.ts';
export { illegalCharacters, isUsual, type XmlText, xmlTextOf } from '../xml/xml-characters.ts';
export { escapeAttribute, escapeText, qualifiedName } from '../xml/xml-text.ts';
//# sourceMappingURL=xml.d.ts.map