import type { XmlElement } from '../../xml/element.ts';
import { namespacesInScope } from '../../xml/namespaces-in-scope.ts';
import { parseXml } from '../../xml/parse-xml.ts';
import type { TextPlace } from '../../xml/places.ts';
import { placesOf } from '../../xml/places.ts';
import { qualifiedName } from '../../xml/xml-text.ts';
import { because } from '../../xpath/reason.ts';
import { trimBlank } from '../../xpath/runtime/values/double.ts';
import { SchematronError } from '../schematron-error.ts';

/** An element of a Schematron file, with the line on which it starts. */
export interface SourceElement {
  readonly namespace: string;
  readonly localName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SourceElement | string)[];
  readonly file: string;
  readonly line: number;
}

export const schematronNamespace = 'http://purl.oclc.org/dsdl/schematron';
export const xsltNamespace = 'http://www.w3.org/1999/XSL/Transform';

export { SchematronError };

/** Parses one file; throws a SchematronError if it is not well-formed, or declares a document type. */
export function parseSourceXml(text: string, file: string): SourceElement {
  const parsed = parseXml(text);
  if ('error' in parsed)
    throw new SchematronError(because('{reason}', { reason: parsed.error.reason }), {
      file,
      line: parsed.error.line,
    });
  const places = placesOf(text, parsed.root, new Set(elementsIn(parsed.root)));
  return sourceOf(parsed.root, file, places);
}

function elementsIn(element: XmlElement): XmlElement[] {
  const found = [element];
  for (const each of found)
    for (const child of each.children) if (typeof child !== 'string') found.push(child);
  return found;
}

function sourceOf(
  element: XmlElement,
  file: string,
  places: ReadonlyMap<XmlElement, TextPlace>,
): SourceElement {
  const { namespace, localName, attributes, children } = element;
  return {
    namespace,
    localName,
    attributes: Object.fromEntries([
      ...declarationsOf(element),
      ...attributes.map((each) => [qualifiedName(each), meant(each.value, each.localName, namespace)]),
    ]),
    children: children.map((child) => (typeof child === 'string' ? child : sourceOf(child, file, places))),
    file,
    line: places.get(element)?.line ?? 1,
  };
}

/** Attributes of Schematron and XSLT that hold names: XML Schema ignores blanks around a name. */
const names = new Set(['id', 'name', 'rule', 'pattern', 'is-a', 'prefix', 'mode', 'defaultPhase']);

function meant(value: string, attribute: string, namespace: string): string {
  const isName = [schematronNamespace, xsltNamespace].includes(namespace) && names.has(attribute);
  return isName ? trimBlank(value) : value;
}

/** The namespace declarations of an element, as attributes: expressions use these prefixes. */
function declarationsOf(element: XmlElement): [name: string, uri: string][] {
  const outer = element.parent === null ? undefined : namespacesInScope(element.parent);
  return Array.from(namespacesInScope(element)).flatMap(([prefix, uri]) =>
    prefix === 'xml' || outer?.get(prefix) === uri
      ? []
      : [[prefix === '' ? 'xmlns' : `xmlns:${prefix}`, uri]],
  );
}

/** The child elements of a namespace. */
export function elementsOf(parent: SourceElement, namespace: string): SourceElement[] {
  return parent.children.filter(
    (child): child is SourceElement => typeof child !== 'string' && child.namespace === namespace,
  );
}

export function childElements({ children }: SourceElement): SourceElement[] {
  return children.filter((child): child is SourceElement => typeof child !== 'string');
}

/** All text below an element, blanks collapsed. */
export function collapsedText(element: SourceElement): string {
  return rawText(element).replaceAll(/\s+/g, ' ').trim();
}

function rawText({ children }: SourceElement): string {
  return children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

/** The value of a mandatory attribute. */
export function required(element: SourceElement, attribute: string): string {
  const value = element.attributes[attribute];
  if (value === undefined)
    throw new SchematronError(
      because('{name} has no {attribute}', { name: element.localName, attribute }),
      element,
    );
  return value;
}
