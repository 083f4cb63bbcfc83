import { onceAsked } from '../../once-per.ts';
import { type ElementName, sharedName } from '../element.ts';
import { fail } from './reader.ts';
import type { NamespaceScope, Room, StartTag } from './scope.ts';

/** A scope remembers at most this many names or tags; it reads others again each time. */
export const mostKnown = 1000;

const xml = 'http://www.w3.org/XML/1998/namespace';
const xmlns = 'http://www.w3.org/2000/xmlns/';

/** The total number of names, tags, places and steps of runs to keep: tens of megabytes at most. */
const mostKept = 50_000;
/** The weight of a scope itself in this total. */
const weightOfScope = 100;

/** The namespaces in scope of the root element of every document. */
export const outermostScope: NamespaceScope = /* @__PURE__ */ scopeOf(new Map([['xml', xml]]), {
  left: mostKept,
});

function scopeOf(namespaces: ReadonlyMap<string, string>, room: Room): NamespaceScope {
  return {
    namespaces,
    elements: new Map(),
    attributes: new Map(),
    tags: new Map(),
    inside: new Map(),
    top: undefined,
    places: 0,
    runs: 0,
    room,
  };
}

/** Tells whether a scope may store this many more names, tags, places or steps of runs; if so, they are counted. */
export function takesRoom({ room }: NamespaceScope, count = 1): boolean {
  if (room.left <= 0) return false;
  room.left -= count;
  return true;
}

/** The scope inside an element that declares namespaces; `declarations` are pairs of prefix and namespace. */
export function declare(outer: NamespaceScope, declarations: Declarations, at: number): NamespaceScope {
  if (outer === outermostScope) return declareOnRoot(declarations, at);
  const written = JSON.stringify(declarations);
  const known = outer.inside.get(written);
  if (known !== undefined) return known;
  if (written.length > longestDeclarations || !takesRoom(outer, weightOfScope))
    return declareInside(outer, declarations, { left: mostKept }, at);
  const scope = declareInside(outer, JSON.parse(written), outer.room, at);
  outer.inside.set(written, scope);
  return scope;
}

type Declarations = readonly (readonly [prefix: string, namespace: string])[];

/**
 * The scopes of root elements by their declarations: documents of one sender, and mostly of all senders,
 * declare the same.
 */
const ofRoots = new Map<string, NamespaceScope>();
/** The tags of root elements as written, with the attribute limit that applied when they were read. */
const rootTags = new Map<string, { readonly tag: StartTag; readonly attributes: number }>();
let roomOfRoots: Room = { left: mostKept };
const longestDeclarations = 2000;

/**
 * A kept scope, with its known names and tags, saves reading the same tags again in each document. There is
 * room for hundreds of senders; when it is full, all scopes are dropped.
 */
function declareOnRoot(declarations: Declarations, at: number): NamespaceScope {
  if (roomOfRoots.left <= 0) {
    ofRoots.clear();
    rootTags.clear();
    roomOfRoots = { left: mostKept };
  }
  const written = JSON.stringify(declarations);
  const known = ofRoots.get(written);
  if (known !== undefined) return known;
  if (written.length > longestDeclarations)
    return declareInside(outermostScope, declarations, { left: mostKept }, at);
  const scope = declareInside(outermostScope, JSON.parse(written), roomOfRoots, at);
  roomOfRoots.left -= weightOfScope;
  ofRoots.set(written, scope);
  return scope;
}

/**
 * The tag of a root element that occurred before with the same characters, with the same or a lower limit of
 * attributes.
 */
export function knownRootTag(written: string, mostAttributes: number): StartTag | undefined {
  const known = written.length > longestDeclarations ? undefined : rootTags.get(written);
  return known !== undefined && known.attributes <= mostAttributes ? known.tag : undefined;
}

/** Stores a tag of a root element; a long one takes the room of several names. */
export function keepRootTag(tag: StartTag, mostAttributes: number): void {
  const { written } = tag;
  if (written.length > longestDeclarations || roomOfRoots.left <= 0) return;
  roomOfRoots.left -= Math.ceil(written.length / 50);
  rootTags.set(written, { tag, attributes: mostAttributes });
}

function declareInside(
  outer: NamespaceScope,
  declarations: Declarations,
  room: Room,
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
    namespaces.set(prefix, sharedName(namespace));
  }
  return scopeOf(namespaces, room);
}

export function elementName(scope: NamespaceScope, name: string, at: number): ElementName {
  const known = scope.elements.get(name);
  if (known !== undefined) return known;
  const { prefix, localName } = split(name, at);
  const namespace = prefix === '' ? (scope.namespaces.get('') ?? '') : namespaceOf(scope, prefix, at);
  return remembered(scope, 'elements', name, { namespace, prefix, localName, field: '' });
}

export function attributeName(scope: NamespaceScope, name: string, at: number): ElementName {
  const known = scope.attributes.get(name);
  if (known !== undefined) return known;
  const { prefix, localName } = split(name, at);
  const namespace = prefix === '' ? '' : namespaceOf(scope, prefix, at);
  return remembered(scope, 'attributes', name, { namespace, prefix, localName, field: '' });
}

function remembered(
  scope: NamespaceScope,
  kind: 'elements' | 'attributes',
  name: string,
  resolved: ElementName,
): ElementName {
  const names = scope[kind];
  if (names.size === mostKnown || !takesRoom(scope)) return resolved;
  const kept = detachedName(resolved);
  names.set(detached(name), kept);
  return kept;
}

/** A copy of a name that does not keep its document in memory. */
export function detachedName({ namespace, prefix, localName, field }: ElementName): ElementName {
  return { namespace, prefix: sharedName(prefix), localName: sharedName(localName), field };
}

/** A copy of a text. Engines store a part of a document as a view that keeps the whole document in memory. */
export function detached(text: string): string {
  return JSON.parse(JSON.stringify(text));
}

function namespaceOf(scope: NamespaceScope, prefix: string, at: number): string {
  return scope.namespaces.get(prefix) ?? fail('prefixNotDeclared', at, { prefix });
}

const start =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}' +
  '\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const others = '\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}';
const namePatterns = /* @__PURE__ */ onceAsked(() => ({
  qualified: new RegExp(`^(?!:)[${start}][${start}${others}]*$`, 'u'),
  partStart: new RegExp(`^(?!:)[${start}]`, 'u'),
}));

/** A qualified name, split into its parts. */
function split(name: string, at: number): { prefix: string; localName: string } {
  if (name === '') fail('nameMissing', at);
  const { qualified, partStart } = namePatterns();
  if (!qualified.test(name)) fail('notAName', at, { name });
  const colon = name.indexOf(':');
  if (colon < 0) return { prefix: '', localName: name };
  const localName = name.slice(colon + 1);
  if (localName.includes(':') || !partStart.test(localName)) fail('notAPrefixedName', at, { name });
  return { prefix: name.slice(0, colon), localName };
}
