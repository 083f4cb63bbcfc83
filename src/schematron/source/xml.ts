import { SaxesParser, type SaxesTagNS } from 'saxes';
import { SchematronError } from '../schematron-error.ts';

/** An element of a Schematron file, with the line it starts on. */
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

type GrowingSourceElement = SourceElement & { readonly children: (SourceElement | string)[] };

/** Parses one file; throws a SchematronError where it is not well-formed. */
export function parseSourceXml(text: string, file: string): SourceElement {
  const open: GrowingSourceElement[] = [];
  let root: SourceElement | undefined;
  let line = 1;
  const parser = new SaxesParser({ xmlns: true, position: true, fileName: file });
  const addText = (content: string) => open.at(-1)?.children.push(content);
  parser.on('error', (error) => {
    throw new SchematronError(error.message, { file, line: parser.line });
  });
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', (tag) => {
    const element = elementOf(tag, file, line);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    root = open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (root === undefined) throw new SchematronError('holds no element', { file, line: 1 });
  return root;
}

function elementOf(tag: SaxesTagNS, file: string, line: number): GrowingSourceElement {
  const attributes = Object.values(tag.attributes).map(({ name, value }) => [name, value]);
  return {
    namespace: tag.uri,
    localName: tag.local,
    attributes: Object.fromEntries(attributes),
    children: [],
    file,
    line,
  };
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
export function textOf(element: SourceElement): string {
  return rawText(element).replaceAll(/\s+/g, ' ').trim();
}

function rawText({ children }: SourceElement): string {
  return children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

/** A name for what has none: its file, without the folder, and line. */
export function nameOfPlace({ file, line }: SourceElement): string {
  return `${file.replace(/^.*[\\/]/, '')}:${line}`;
}

/** The value of an attribute that must be there. */
export function required(element: SourceElement, attribute: string): string {
  const value = element.attributes[attribute];
  if (value === undefined) throw new SchematronError(`${element.localName} has no ${attribute}`, element);
  return value;
}
