import { checkObject, readable } from '../core/check-argument.ts';
import { namespaces, onlyText, type UblAttribute, type UblElement, type UblNode } from '../core/element.ts';
import { escapeAttribute, escapeText, qualifiedName } from '../core/xml-text.ts';

/**
 * The namespaces in scope of an element, by prefix; those of UBL's own prefixes are separate, since they are
 * used most.
 */
interface Scope {
  readonly byPrefix: ReadonlyMap<string, string>;
  readonly cac: string;
  readonly cbc: string;
}

function scopeOf(byPrefix: ReadonlyMap<string, string>): Scope {
  return { byPrefix, cac: byPrefix.get('cac') ?? '', cbc: byPrefix.get('cbc') ?? '' };
}

/**
 * `lines` puts each element on its own line; `exact` adds nothing, so that the text is read back as the same
 * tree.
 */
export type Layout = 'lines' | 'exact';

/**
 * The XML text of a UBL tree: a UTF-8 declaration, then the document.
 *
 * @example
 * ```ts
 * const parsed = parseUbl('<a><b>1 &lt; 2</b></a>');
 * if ('root' in parsed) console.log(serialise(parsed.root, 'exact').split('\n')[1]); // <a><b>1 &lt; 2</b></a>
 * ```
 */
export function serialise(root: UblElement, layout: Layout = 'lines'): string {
  checkObject('serialise', 'root', root, { localName: 'text', attributes: 'list', children: 'list' });
  return readable('serialise', 'root', () => textOfTree(root, layout));
}

function textOfTree(root: UblElement, layout: Layout): string {
  const declared = isUbl(root) ? new Map([['', root.namespace], ...ublPrefixes]) : new Map<string, string>();
  const declarations = Array.from(declared, ([prefix, uri]) => declaration(prefix, uri));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root, scopeOf(declared), declarations.join(''), layout === 'lines' ? '\n' : '')}`;
}

/** UBL declares its namespaces once, on the root. */
const ublPrefixes: readonly (readonly [string, string])[] = [
  ['cac', namespaces.cac],
  ['cbc', namespaces.cbc],
];

function isUbl({ prefix, namespace }: UblElement): boolean {
  return prefix === '' && (namespace === namespaces.invoice || namespace === namespaces.creditNote);
}

/** The text of an element; `lineBreak` is a line feed with the indentation of its start tag, or empty. */
function elementText(element: UblElement, outer: Scope, declarations: string, lineBreak: string): string {
  const { attributes, children } = element;
  const tag = tagOf(element);
  const isDeclaredOutside = isAllDeclared(element, outer);
  const { scope, added } = isDeclaredOutside ? { scope: outer, added: '' } : declareMissing(element, outer);
  const extras = declarations + added + attributesText(attributes);
  if (children.length === 0) return `${tag.opening}${extras}/>`;
  const start = extras === '' ? tag.start : `${tag.opening}${extras}>`;
  const isIndented = lineBreak !== '' && !children.some(isText);
  const inner = isIndented ? `${lineBreak}  ` : '';
  let content = start;
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at] as UblNode;
    if (typeof child === 'string') content += escapeText(child);
    else
      content += inner + (leafText(child, scope) ?? settled(elementText(child, scope, '', inner), children));
  }
  return content + (isIndented ? lineBreak : '') + tag.end;
}

/**
 * The text of an element that holds one text and no declarations, as two of three do; undefined for any
 * other. Kept apart from the recursive function, because engines optimise it well whatever was written
 * before.
 */
function leafText(element: UblElement, scope: Scope): string | undefined {
  const only = onlyText(element);
  if (only === undefined || !isAllDeclared(element, scope)) return undefined;
  const { attributes } = element;
  const tag = tagOf(element);
  if (attributes.length === 0) return tag.start + escapeText(only) + tag.end;
  return `${tag.opening}${attributesText(attributes)}>${escapeText(only)}${tag.end}`;
}

/** With more children, the text is worth flattening piece by piece. */
const many = 200;

/**
 * A text as one block of memory: engines keep a concatenated text as a tree of its parts until a character is
 * read, and for the lines of a long document that tree is many times the size of the text.
 */
function settled(text: string, siblings: UblElement['children']): string {
  if (siblings.length > many) text.charCodeAt(0);
  return text;
}

function isText(node: UblNode): boolean {
  return typeof node === 'string';
}

interface Tag {
  readonly prefix: string;
  readonly localName: string;
  /** The start tag up to its attributes. */
  readonly opening: string;
  /** The start tag without attributes. */
  readonly start: string;
  readonly end: string;
}

/**
 * The tags of recent names, each in a slot computed from its letters: UBL has few names and repeats them, and
 * a slot is found in a third of the time of a look-up in a map.
 */
const tags: (Tag | undefined)[] = new Array(512).fill(undefined);

function tagOf({ prefix, localName }: UblElement): Tag {
  const { length } = localName;
  const slot = (length * 37 + localName.charCodeAt(0) * 11 + localName.charCodeAt(length >> 1) * 3) & 511;
  const known = tags[slot];
  if (known !== undefined && known.localName === localName && known.prefix === prefix) return known;
  const tag = newTag(prefix, localName);
  if (length < longestKept && (prefix === 'cbc' || prefix === 'cac')) tags[slot] = tag;
  return tag;
}

/** Longer names are not kept: those of UBL are shorter. */
const longestKept = 64;

function newTag(prefix: string, localName: string): Tag {
  const name = qualifiedName({ prefix, localName });
  return { prefix, localName, opening: `<${name}`, start: `<${name}>`, end: `</${name}>` };
}

/** The text of the last attributes: the amounts of a document share theirs. */
let lastAttributes: { readonly of: readonly UblAttribute[]; readonly text: string } = { of: [], text: '' };

function attributesText(attributes: readonly UblAttribute[]): string {
  if (attributes.length === 0) return '';
  if (attributes !== lastAttributes.of)
    lastAttributes = { of: attributes, text: textOfAttributes(attributes) };
  return lastAttributes.text;
}

function textOfAttributes(attributes: readonly UblAttribute[]): string {
  let text = '';
  for (const attribute of attributes) {
    text += ` ${qualifiedName(attribute)}="${escapeAttribute(attribute.value)}"`;
  }
  return text;
}

function isAllDeclared(element: UblElement, scope: Scope): boolean {
  if (!isDeclared(element, scope)) return false;
  for (const attribute of element.attributes) {
    if (isQualified(attribute) && !isDeclared(attribute, scope)) return false;
  }
  return true;
}

/** The declarations that a foreign element needs beyond the namespaces of UBL. */
function declareMissing(element: UblElement, outer: Scope) {
  const byPrefix = new Map(outer.byPrefix);
  let added = '';
  for (const name of [element, ...element.attributes.filter(isQualified)]) {
    if (isDeclared(name, scopeOf(byPrefix))) continue;
    byPrefix.set(name.prefix, name.namespace);
    added += declaration(name.prefix, name.namespace);
  }
  return { scope: scopeOf(byPrefix), added };
}

function isDeclared({ prefix, namespace }: Pick<UblElement, 'prefix' | 'namespace'>, scope: Scope): boolean {
  if (prefix === 'cbc') return scope.cbc === namespace;
  if (prefix === 'cac') return scope.cac === namespace;
  return prefix === 'xml' || (scope.byPrefix.get(prefix) ?? '') === namespace;
}

function isQualified({ prefix }: UblAttribute): boolean {
  return prefix !== '';
}

function declaration(prefix: string, uri: string): string {
  return ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeAttribute(uri)}"`;
}
