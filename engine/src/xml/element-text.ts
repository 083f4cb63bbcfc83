import { type Markup, markupOf, type XmlElement } from './element.ts';
import { namespacesInScope } from './namespaces-in-scope.ts';
import { escapeAttribute, escapeText, qualifiedName } from './xml-text.ts';

/**
 * Returns an element as XML, with its descendants. It declares the namespaces in scope that `outer` does not declare.
 */
export function elementText(element: XmlElement, outer: ReadonlyMap<string, string> = noNamespaces): string {
  const inScope = namespacesInScope(element);
  const declared = Array.from(inScope).flatMap(([prefix, uri]) =>
    prefix === 'xml' || (outer.get(prefix) ?? '') === uri
      ? []
      : [` ${prefix === '' ? 'xmlns' : `xmlns:${prefix}`}="${escapeAttribute(uri)}"`],
  );
  // A default namespace of the surroundings that the element does not have.
  if (!inScope.has('') && (outer.get('') ?? '') !== '') declared.push(' xmlns=""');
  const attributes = element.attributes.map(
    (each) => ` ${qualifiedName(each)}="${escapeAttribute(each.value)}"`,
  );
  const name = qualifiedName(element);
  const content = contentText(element, inScope);
  const start = `<${name}${declared.join('')}${attributes.join('')}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

/**
 * Returns a document as XML, without a declaration: its root, with the comments and processing instructions around
 * it.
 */
export function documentText(root: XmlElement): string {
  const { markupAround = [] } = root;
  const around = (at: number) => markupAround.filter(({ before }) => before === at).map(markupText);
  return [...around(0), elementText(root), ...around(1)].join('');
}

const noNamespaces: ReadonlyMap<string, string> = new Map();

/** The children of an element as XML, including its comments and processing instructions. */
export function contentText(element: XmlElement, outer?: ReadonlyMap<string, string>): string {
  const { children } = element;
  const markup = (at: number) =>
    markupOf(element)
      .filter(({ before }) => before === at)
      .map(markupText);
  const parts = children.map((child, at) => [
    ...markup(at),
    typeof child === 'string' ? escapeText(child) : elementText(child, outer),
  ]);
  return [...parts.flat(), ...markup(children.length)].join('');
}

/** A comment or processing instruction as XML. */
export const markupText = ({ kind, target, text }: Markup): string =>
  kind === 'comment' ? `<!--${text}-->` : `<?${target} ${text}?>`;
