import type { UblAttribute, UblElement, UblNode } from '../../core/element.ts';
import { attributeName, declare, elementName, type NamespaceScope } from './namespaces.ts';
import { exceeds, fail, isSpace, type Reader, skipSpace, takeName } from './reader.ts';
import { decode } from './references.ts';

/** An element while it is read: its children are set when its end tag is met. */
type GrowingElement = { -readonly [Field in keyof UblElement]: UblElement[Field] };

/** An element whose end tag has not been read. */
export interface OpenElement {
  readonly element: GrowingElement;
  /** The children so far. */
  readonly children: UblNode[];
  /** As written, for the end tag. */
  readonly name: string;
  readonly scope: NamespaceScope;
  readonly outer: OpenElement | null;
  readonly depth: number;
  /** Where its start tag is. */
  readonly at: number;
  /** An empty element tag: there is no end tag. */
  readonly closed: boolean;
}

interface RawAttribute {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

const noAttributes: readonly UblAttribute[] = [];
const noChildren: readonly UblNode[] = [];

/** Reads a start tag or an empty element tag. */
export function parseStartTag(
  reader: Reader,
  outerScope: NamespaceScope,
  outer: OpenElement | null,
): OpenElement {
  const start = reader.at;
  const { text, limits } = reader;
  const depth = outer === null ? 1 : outer.depth + 1;
  if (depth > limits.depth) exceeds('depth', 'tooDeep', start, { maximum: limits.depth });
  reader.at += 1;
  const name = takeName(reader);
  if (name === '') fail('nameMissing', start);
  const plain = text.charCodeAt(reader.at) === 62;
  const raw = plain ? [] : takeAttributes(reader);
  const declarations = raw.filter(isDeclaration);
  const scope =
    declarations.length === 0 ? outerScope : declare(outerScope, declarations.map(declarationOf), start);
  const { namespace, prefix, localName } = elementName(scope, name, start);
  const closed = !plain && text.charCodeAt(reader.at) === 47;
  reader.at += closed ? 2 : 1;
  const element: GrowingElement = {
    namespace,
    prefix,
    localName,
    attributes: raw.length === declarations.length ? noAttributes : resolved(raw, scope),
    children: noChildren,
    parent: outer === null ? null : outer.element,
    source: undefined,
  };
  return { element, children: [], name, scope, outer, depth, at: start, closed };
}

/** The attributes of a tag; the reader then stands at its end, `>` or `/>`. */
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
    if (attributes.length === limits.attributes)
      exceeds('attributes', 'tooManyAttributes', reader.at, { maximum: limits.attributes });
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
  return { name, value: normalized(text.slice(start, end), start), at };
}

/** White space in an attribute value is read as blanks, except where it is written as a reference. */
function normalized(raw: string, at: number): string {
  const less = raw.indexOf('<');
  if (less >= 0) fail('lessThanInValue', at + less);
  const blanks = /[\t\n]/.test(raw) ? raw.replace(/[\t\n]/g, ' ') : raw;
  return blanks.includes('&') ? decode(blanks, at) : blanks;
}

const isDeclaration = ({ name }: RawAttribute) =>
  name.startsWith('xmlns') && (name.length === 5 || name.charAt(5) === ':');

function declarationOf({ name, value, at }: RawAttribute): readonly [prefix: string, namespace: string] {
  if (name === 'xmlns:') fail('prefixMissing', at);
  return [name.slice(6), value];
}

function resolved(raw: readonly RawAttribute[], scope: NamespaceScope): UblAttribute[] {
  const attributes: UblAttribute[] = [];
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
