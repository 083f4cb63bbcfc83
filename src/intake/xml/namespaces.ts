import { type UblAttribute, namespaces as ubl } from '../../core/element.ts';
import { fail } from './reader.ts';

/** The namespaces in scope, and the names and tags already read in it. */
export interface NamespaceScope {
  readonly namespaces: ReadonlyMap<string, string>;
  readonly elements: Map<string, ResolvedName>;
  readonly attributes: Map<string, ResolvedName>;
  readonly tags: Map<string, StartTag>;
}

export interface ResolvedName {
  readonly namespace: string;
  readonly prefix: string;
  readonly localName: string;
}

/** What a start tag or an empty element tag says. */
export interface StartTag extends ResolvedName {
  /** As written, for the end tag. */
  readonly name: string;
  readonly attributes: readonly UblAttribute[];
  /** The namespaces inside the element. */
  readonly scope: NamespaceScope;
  /** An empty element tag: there is no end tag. */
  readonly closed: boolean;
}

const xml = 'http://www.w3.org/XML/1998/namespace';
const xmlns = 'http://www.w3.org/2000/xmlns/';
/** One string for each namespace that all documents share, so that comparing them is comparing references. */
const shared = new Map<string, string>(Object.values(ubl).map((namespace) => [namespace, namespace]));

export function outermostScope(): NamespaceScope {
  return scopeOf(new Map([['xml', xml]]));
}

function scopeOf(namespaces: ReadonlyMap<string, string>): NamespaceScope {
  return { namespaces, elements: new Map(), attributes: new Map(), tags: new Map() };
}

/** The scope inside an element that declares namespaces; `declarations` are pairs of prefix and namespace. */
export function declare(
  outer: NamespaceScope,
  declarations: readonly (readonly [string, string])[],
  at: number,
): NamespaceScope {
  const namespaces = new Map(outer.namespaces);
  if (new Set(declarations.map(([prefix]) => prefix)).size < declarations.length)
    fail('namespaceDeclaredTwice', at);
  for (const [prefix, namespace] of declarations) {
    if (prefix !== '') split(`${prefix}:x`, at);
    if (prefix === 'xmlns' || namespace === xmlns) fail('xmlnsDeclared', at);
    if ((prefix === 'xml') !== (namespace === xml)) fail('xmlPrefixBound', at);
    if (prefix !== '' && namespace === '') fail('prefixWithoutNamespace', at, { prefix });
    namespaces.set(prefix, shared.get(namespace) ?? namespace);
  }
  return scopeOf(namespaces);
}

export function elementName(scope: NamespaceScope, name: string, at: number): ResolvedName {
  const known = scope.elements.get(name);
  if (known !== undefined) return known;
  const { prefix, localName } = split(name, at);
  const namespace = prefix === '' ? (scope.namespaces.get('') ?? '') : namespaceOf(scope, prefix, at);
  const resolved = { namespace, prefix, localName };
  scope.elements.set(name, resolved);
  return resolved;
}

export function attributeName(scope: NamespaceScope, name: string, at: number): ResolvedName {
  const known = scope.attributes.get(name);
  if (known !== undefined) return known;
  const { prefix, localName } = split(name, at);
  const resolved = { namespace: prefix === '' ? '' : namespaceOf(scope, prefix, at), prefix, localName };
  scope.attributes.set(name, resolved);
  return resolved;
}

function namespaceOf(scope: NamespaceScope, prefix: string, at: number): string {
  return scope.namespaces.get(prefix) ?? fail('prefixNotDeclared', at, { prefix });
}

const start =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}' +
  '\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const rest = `${start}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}`;
const qualified = new RegExp(`^(?!:)[${start}][${rest}]*$`, 'u');
const partStart = new RegExp(`^(?!:)[${start}]`, 'u');

/** A qualified name in its parts. */
export function split(name: string, at: number): { prefix: string; localName: string } {
  if (name === '') fail('nameMissing', at);
  if (!qualified.test(name)) fail('notAName', at, { name });
  const colon = name.indexOf(':');
  if (colon < 0) return { prefix: '', localName: name };
  const localName = name.slice(colon + 1);
  if (localName.includes(':') || !partStart.test(localName)) fail('notAPrefixedName', at, { name });
  return { prefix: name.slice(0, colon), localName };
}
