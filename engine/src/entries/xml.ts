/** XML as a tree: read from text or built by a program, named in locations, and written again. */
export { type DecodedDocument, type DecodingFailure, decodeDocument, withoutMark } from '../xml/decode.ts';
export {
  childElements,
  type ElementName,
  fieldPath,
  type Markup,
  markupOf,
  nameless,
  noAttributes,
  onlyText,
  sharedAttributes,
  sharedName,
  stringValue,
  TreeElement,
  withoutAttributes,
  type XmlAttribute,
  type XmlElement,
  type XmlNode,
} from '../xml/element.ts';
export * from '../xml/element-columns.ts';
export { documentText, elementText } from '../xml/element-text.ts';
export { decodeStrictly, type Encoding, encodingNamed, supportedEncodings } from '../xml/encodings.ts';
export { type LocationPrefixes, locationOf, nameInLocation } from '../xml/locations.ts';
export { namespacesInScope } from '../xml/namespaces-in-scope.ts';
export {
  type Content,
  defaultLimits,
  type ParseError,
  type ParseLimits,
  parseXml,
} from '../xml/parse-xml.ts';
export { placesOf, type TextPlace } from '../xml/places.ts';
export { illegalCharacters, isUsual, type XmlText, xmlTextOf } from '../xml/xml-characters.ts';
export { escapeAttribute, escapeText, qualifiedName } from '../xml/xml-text.ts';
