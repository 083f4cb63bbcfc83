import { noAttributes, sharedAttributes, sharedName, type XmlAttribute } from '../element.ts';
import { noteNamespaces } from '../namespaces-in-scope.ts';
import {
  attributeName,
  declare,
  detached,
  detachedName,
  elementName,
  keepRootTag,
  knownRootTag,
  mostKnown,
  outermostScope,
  takesRoom,
} from './namespaces.ts';
import {
  exceeds,
  fail,
  isSpace,
  type Reader,
  refuseIllegalCharacters,
  skipSpace,
  takeName,
} from './reader.ts';
import { decode } from './references.ts';
import type { NamespaceScope, StartTag } from './scope.ts';

interface RawAttribute {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/** Longer tags are read each time. */
const longestKnown = 100;

/**
 * Takes a start tag or an empty-element tag. A tag that occurred before in the scope with the same characters
 * is not read again.
 */
export function takeStartTag(reader: Reader, scope: NamespaceScope): StartTag {
  const { text, at } = reader;
  const end = text.indexOf('>', at) + 1;
  if (scope === outermostScope) return takeRootTag(reader, end);
  if (end - at > longestKnown) return parseStartTag(reader, scope);
  const written = text.slice(at, end);
  const known = scope.tags.get(written);
  if (known !== undefined) {
    reader.at = end;
    return known;
  }
  const tag = parseStartTag(reader, scope);
  if (reader.at !== end || tag.scope !== scope || scope.tags.size >= mostKnown || !takesRoom(scope))
    return tag;
  const kept = detachedTag(tag, detached(written));
  scope.tags.set(kept.written, kept);
  return kept;
}

/** Takes the tag of the root element, mostly the same in all documents of all senders. */
function takeRootTag(reader: Reader, end: number): StartTag {
  const written = reader.text.slice(reader.at, end);
  const known = knownRootTag(written, reader.limits.maxAttributes);
  if (known !== undefined) {
    reader.at = end;
    return known;
  }
  const tag = parseStartTag(reader, outermostScope);
  if (reader.at !== end || tag.scope === outermostScope) return tag;
  const kept = detachedTag(tag, detached(written));
  noteNamespaces(kept.attributes, kept.scope.namespaces);
  keepRootTag(kept, reader.limits.maxAttributes);
  return kept;
}

/** A copy of the tag that does not keep its document in memory. */
export function detachedTag(tag: StartTag, written: string): StartTag {
  return {
    name: detached(tag.name),
    written,
    closing: detached(tag.closing),
    element: detachedName(tag.element),
    attributes: sharedAttributes(
      tag.attributes.map(({ namespace, prefix, localName, value }) => ({
        namespace,
        prefix: sharedName(prefix),
        localName: sharedName(localName),
        value: detached(value),
      })),
    ),
    scope: tag.scope,
    closed: tag.closed,
  };
}

function parseStartTag(reader: Reader, outerScope: NamespaceScope): StartTag {
  const start = reader.at;
  const { text } = reader;
  reader.at += 1;
  const name = takeName(reader);
  if (name === '') fail('nameMissing', start);
  const plain = text.charCodeAt(reader.at) === 62;
  const raw = plain ? [] : takeAttributes(reader);
  const declarations = raw.filter(isDeclaration);
  const scope =
    declarations.length === 0 ? outerScope : declare(outerScope, declarations.map(declarationOf), start);
  const element = elementName(scope, name, start);
  const closed = !plain && text.charCodeAt(reader.at) === 47;
  reader.at += closed ? 2 : 1;
  const attributes = raw.length === 0 ? noAttributes : resolved(raw, scope);
  if (declarations.length > 0) noteNamespaces(attributes, scope.namespaces);
  return {
    name,
    written: '',
    closing: `</${name}>`,
    element,
    attributes,
    scope,
    closed,
  };
}

/** Takes the attributes of a tag; the reader then stands at the end of the tag, `>` or `/>`. */
function takeAttributes(reader: Reader): RawAttribute[] {
  const { text, limits } = reader;
  const attributes: RawAttribute[] = [];
  for (;;) {
    const spaced = isSpace(text.charCodeAt(reader.at));
    skipSpace(reader);
    const code = text.charCodeAt(reader.at);
    if (code === 62 || (code === 47 && text.charCodeAt(reader.at + 1) === 62)) return attributes;
    if (reader.at >= text.length) fail('tagNotClosed', reader.at);
    if (!spaced) fail('spaceExpected', reader.at);
    if (attributes.length === limits.maxAttributes)
      exceeds('maxAttributes', 'tooManyAttributes', reader.at, { maximum: limits.maxAttributes });
    attributes.push(takeAttribute(reader));
  }
}

function takeAttribute(reader: Reader): RawAttribute {
  const { text, at } = reader;
  const name = takeName(reader);
  if (name === '') fail('nameExpected', at);
  skipSpace(reader);
  if (text.charAt(reader.at) !== '=') fail('attributeWithoutValue', reader.at, { name });
  reader.at += 1;
  skipSpace(reader);
  const quote = text.charAt(reader.at);
  if (quote !== '"' && quote !== "'") fail('valueNotQuoted', reader.at, { name });
  const start = reader.at + 1;
  const end = text.indexOf(quote, start);
  if (end < 0) fail('valueNotClosed', reader.at, { name });
  reader.at = end + 1;
  return { name, value: normalised(text.slice(start, end), start), at };
}

/** White space in an attribute value is read as blanks, unless written as a reference. */
function normalised(raw: string, at: number): string {
  const less = raw.indexOf('<');
  if (less >= 0) fail('lessThanInValue', at + less);
  refuseIllegalCharacters(raw, at);
  const blanks = /[\t\n]/.test(raw) ? raw.replace(/[\t\n]/g, ' ') : raw;
  return blanks.includes('&') ? decode(blanks, at) : blanks;
}

const isDeclaration = ({ name }: RawAttribute) =>
  name.startsWith('xmlns') && (name.length === 5 || name.charAt(5) === ':');

function declarationOf({ name, value, at }: RawAttribute): readonly [prefix: string, namespace: string] {
  if (name === 'xmlns:') fail('prefixMissing', at);
  return [name.slice(6), value];
}

function resolved(raw: readonly RawAttribute[], scope: NamespaceScope): XmlAttribute[] {
  const attributes: XmlAttribute[] = [];
  for (const each of raw) {
    if (isDeclaration(each)) continue;
    const { namespace, prefix, localName } = attributeName(scope, each.name, each.at);
    for (const other of attributes) {
      if (other.localName === localName && other.namespace === namespace)
        fail('attributeRepeated', each.at, { name: each.name });
    }
    attributes.push({ namespace, prefix, localName, value: each.value });
  }
  return attributes;
}
