/** XML read from text or bytes: decoded, parsed into a tree, with the places of its elements. */
export {
  type DecodedDocument,
  type DecodingFailure,
  decodeDocument,
  encodingOf,
  withoutMark,
} from '../xml/decode.ts';
export { decodeStrictly, type Encoding, encodingNamed, supportedEncodings } from '../xml/encodings.ts';
export { parsePieces, type XmlEvents } from '../xml/parse-pieces.ts';
export {
  type Content,
  defaultLimits,
  type ParseError,
  type ParseLimits,
  parseXml,
} from '../xml/parse-xml.ts';
export { placesOf, type TextPlace } from '../xml/places.ts';
