import { escapeText, isRootOfColumns } from 'schematron-compiler/xml';
import { checkObject, readable } from '../core/options/check-argument.ts';
import {
  namespaces,
  onlyText,
  type UblAttribute,
  type UblElement,
  type UblNode,
} from '../core/xml/element.ts';
import { ublPrefixes } from '../core/xml/path.ts';
import { serialiseWritten } from './serialise-written.ts';
import {
  attributesText,
  declaration,
  flat,
  startOfAny,
  tagOf,
  withoutLineBreaks,
  xmlDeclaration,
} from './tags.ts';

/** The namespaces in scope of an element by prefix, with UBL's own apart for speed. */
interface Scope {
  readonly byPrefix: ReadonlyMap<string, string>;
  readonly cac: string;
  readonly cbc: string;
}

function scopeOf(byPrefix: ReadonlyMap<string, string>): Scope {
  return { byPrefix, cac: byPrefix.get('cac') ?? '', cbc: byPrefix.get('cbc') ?? '' };
}

/** `lines` puts each element on its own line; `exact` adds nothing, so that the text is read back as the same tree. */
export type Layout = 'lines' | 'exact';

/**
 * Returns the XML text of a UBL tree: a UTF-8 declaration, then the document.
 *
 * @example
 * ```ts
 * const parsed = parseUbl('<a><b>1 &lt; 2</b></a>');
 * if (parsed.ok) console.log(serialise(parsed.value, 'exact').split('\n')[1]); // <a><b>1 &lt; 2</b></a>
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function serialise(root: UblElement, layout: Layout = 'lines'): string {
  checkObject('serialise', 'root', root, { localName: 'text', attributes: 'list', children: 'list' });
  return readable('serialise', 'root', () =>
    layout === 'lines' && isRootOfColumns(root) ? serialiseWritten(root) : textOfTree(root, layout),
  );
}

function textOfTree(root: UblElement, layout: Layout): string {
  const declared = new Map(isUbl(root) ? Object.entries({ '': root.namespace, ...ublPrefixes }) : []);
  const declarations = Array.from(declared, ([prefix, uri]) => declaration(prefix, uri)).join('');
  const [lineBreak, depth] = layout === 'lines' ? ['', 0] : ['\n', withoutLineBreaks];
  return xmlDeclaration + lineBreak + elementText(root, scopeOf(declared), declarations, depth);
}

function isUbl({ prefix, namespace }: UblElement): boolean {
  return prefix === '' && (namespace === namespaces.invoice || namespace === namespaces.creditNote);
}

function elementText(element: UblElement, outer: Scope, declarations: string, depth: number): string {
  const { attributes, children } = element;
  const tag = tagOf(element, depth);
  const isDeclaredOutside = isAllDeclared(element, outer);
  const { scope, added } = isDeclaredOutside ? { scope: outer, added: '' } : declareMissing(element, outer);
  const extras = declarations + added;
  if (children.length === 0) return `${tag.opening}${extras}${attributesText(attributes)}/>`;
  const start =
    extras === '' ? startOfAny(tag, attributes) : `${tag.opening}${extras}${attributesText(attributes)}>`;
  const isIndented = depth !== withoutLineBreaks && !children.some((child) => typeof child === 'string');
  const inner = isIndented ? depth + 1 : withoutLineBreaks;
  let content = start;
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at] as UblNode;
    if (typeof child === 'string') content += escapeText(child);
    else content += leafText(child, scope, inner) ?? settled(elementText(child, scope, '', inner), children);
  }
  return content + (isIndented ? tag.endOnOwnLine : tag.end);
}

/** The text of an element with only a text, as most have; apart from the recursion, for the optimiser. */
function leafText(element: UblElement, scope: Scope, depth: number): string | undefined {
  const only = onlyText(element);
  if (only === undefined || !isAllDeclared(element, scope)) return undefined;
  const tag = tagOf(element, depth);
  return startOfAny(tag, element.attributes) + escapeText(only) + tag.end;
}

/** With more children, flattening the text piece by piece is faster. */
const many = 200;

function settled(text: string, siblings: UblElement['children']): string {
  return siblings.length > many ? flat(text) : text;
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
