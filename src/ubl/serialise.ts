import { namespaces, type UblAttribute, type UblElement } from './tree.ts';

/** Namespaces by prefix that hold where an element stands. */
type Scope = ReadonlyMap<string, string>;

/** `lines` puts each element on a line of its own; `exact` adds nothing, so that the text reads back as the same tree. */
export type Layout = 'lines' | 'exact';

/**
 * The XML text of a UBL tree, as it travels: a UTF-8 declaration, then the document.
 *
 * @example
 * ```ts
 * const parsed = parseUbl('<a><b>1 &lt; 2</b></a>');
 * if ('root' in parsed) console.log(serialise(parsed.root, 'exact').split('\n')[1]); // <a><b>1 &lt; 2</b></a>
 * ```
 */
export function serialise(root: UblElement, layout: Layout = 'lines'): string {
  const declared = isUbl(root) ? new Map([['', root.namespace], ...ublPrefixes]) : new Map<string, string>();
  const declarations = Array.from(declared, ([prefix, uri]) => declaration(prefix, uri));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root, declared, declarations.join(''), layout === 'lines' ? '\n' : '')}`;
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
  const { scope, added } = declareMissing(element, outer);
  const name = qualifiedName(element);
  const attributes = element.attributes.length === 0 ? '' : element.attributes.map(attributeText).join('');
  const start = `<${name}${declarations}${added}${attributes}`;
  const { children } = element;
  if (children.length === 0) return `${start}/>`;
  const [only] = children;
  if (children.length === 1 && typeof only === 'string') return `${start}>${escapeText(only)}</${name}>`;
  const isIndented = lineBreak !== '' && !children.some((child) => typeof child === 'string');
  const inner = isIndented ? `${lineBreak}  ` : '';
  let content = '';
  for (const child of children) {
    content += typeof child === 'string' ? escapeText(child) : inner + elementText(child, scope, '', inner);
  }
  return `${start}>${content}${isIndented ? lineBreak : ''}</${name}>`;
}

/** Declares what an element of foreign origin uses beyond the namespaces of UBL. */
function declareMissing(
  element: UblElement,
  outer: Scope,
): { readonly scope: Scope; readonly added: string } {
  const used =
    element.attributes.length === 0 ? [element] : [element, ...element.attributes.filter(isQualified)];
  if (used.every(({ prefix, namespace }) => isDeclared(prefix, namespace, outer)))
    return { scope: outer, added: '' };
  const scope = new Map(outer);
  let added = '';
  for (const { prefix, namespace } of used) {
    if (isDeclared(prefix, namespace, scope)) continue;
    scope.set(prefix, namespace);
    added += declaration(prefix, namespace);
  }
  return { scope, added };
}

function isDeclared(prefix: string, namespace: string, scope: Scope): boolean {
  return prefix === 'xml' || (scope.get(prefix) ?? '') === namespace;
}

function isQualified({ prefix }: UblAttribute): boolean {
  return prefix !== '';
}

function declaration(prefix: string, uri: string): string {
  return ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeAttribute(uri)}"`;
}

function attributeText(attribute: UblAttribute): string {
  return ` ${qualifiedName(attribute)}="${escapeAttribute(attribute.value)}"`;
}

function qualifiedName({
  prefix,
  localName,
}: {
  readonly prefix: string;
  readonly localName: string;
}): string {
  return prefix === '' ? localName : `${prefix}:${localName}`;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

function escapeText(text: string): string {
  return /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, reference) : text;
}

function escapeAttribute(text: string): string {
  return /[&<>"\t\n\r]/.test(text) ? text.replace(/[&<>"\t\n\r]/g, reference) : text;
}

function reference(character: string): string {
  return references[character] ?? character;
}
