import { escapeAttribute, escapeText, xmlTextOf } from 'schematron-compiler/xml';

/** An element to write: its name with its prefix, its attributes, and its text or child elements. */
export interface WrittenElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** An embedded document is written unchanged. */
  readonly content: string | readonly (WrittenElement | EmbeddedXml)[];
}

/** The text of an element with everything below it, which declares its own namespaces. */
export interface EmbeddedXml {
  readonly xml: string;
}

export function element(
  name: string,
  content: WrittenElement['content'],
  attributes?: WrittenElement['attributes'],
): WrittenElement {
  return attributes === undefined ? { name, content } : { name, attributes, content };
}

/** A document as XML, each element on its own line; the root declares the namespaces of the prefixes. */
export function documentText(
  { name, attributes, content }: WrittenElement,
  declared: Readonly<Record<string, string>>,
): string {
  const declarations = Object.entries(declared).map(([prefix, uri]): [string, string] => [
    prefix === '' ? 'xmlns' : `xmlns:${prefix}`,
    uri,
  ]);
  const root = { name, attributes: { ...Object.fromEntries(declarations), ...attributes }, content };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writtenXml(root, '')}`;
}

function writtenXml({ name, attributes = {}, content }: WrittenElement, margin: string): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeAttribute(xmlTextOf(value).text)}"`,
  );
  const start = `${margin}<${name}${written.join('')}`;
  if (content.length === 0) return `${start}/>`;
  if (typeof content === 'string') return `${start}>${escapeText(xmlTextOf(content).text)}</${name}>`;
  const inside = content.map((each) => ('xml' in each ? each.xml : writtenXml(each, `${margin}  `)));
  return `${start}>\n${inside.join('\n')}\n${margin}</${name}>`;
}
