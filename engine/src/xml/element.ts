/**
 * An XML document as a tree: what a writer builds, the reader parses and rules judge.
 * Comments and processing instructions are kept apart (`markupOf`), but they end a text node, as in the XPath
 * data model. Members may be accessors: an element is copied by naming them, not by a spread.
 */
export interface XmlElement {
  readonly namespace: string;
  /** The prefix as written; empty in the default namespace. */
  readonly prefix: string;
  readonly localName: string;
  readonly attributes: readonly XmlAttribute[];
  /** Child elements and text nodes in document order; a string is one text node. */
  readonly children: readonly XmlNode[];
  readonly parent: XmlElement | null;
  /** The path of the field of a request that it was written from, if a program wrote it from one. */
  readonly requestPath: string | undefined;
  /**
   * Its comments and processing instructions in document order; a tree that was not read from text has none.
   */
  readonly markup?: readonly Markup[] | undefined;
  /** Those before and after it, if it is the root of a document that has some. */
  readonly markupAround?: Markup[];
  /** The namespaces that it declares besides those of its names, by prefix, if a program wrote it as a root. */
  readonly declared?: ReadonlyMap<string, string> | undefined;
}

/** A comment or processing instruction among the children of an element. */
export interface Markup {
  readonly kind: 'comment' | 'processing-instruction';
  /** The target of a processing instruction; empty for comments. */
  readonly target: string;
  readonly text: string;
  /** Number of children that stand before it. */
  readonly before: number;
}

export type XmlNode = XmlElement | string;

const noMarkup: readonly Markup[] = [];

/** The comments and processing instructions of an element, in document order. */
export function markupOf({ markup = noMarkup }: XmlElement): readonly Markup[] {
  return markup;
}

/** The name of an element, which many elements of a tree share. */
export interface ElementName {
  readonly namespace: string;
  readonly prefix: string;
  readonly localName: string;
  /**
   * The field of the request that such elements are written from, below the path of its part; empty for the
   * part.
   */
  readonly field: string;
}

/** The name of what has none, such as a document. */
export const nameless: ElementName = { namespace: '', prefix: '', localName: '', field: '' };

const noChildren: readonly XmlNode[] = Object.freeze([]);

/**
 * An element of a tree that is read; what is written stands in columns (`ElementColumns`). It has as few
 * fields as possible: what a long document keeps in memory is mostly its elements, and each that outlives a
 * collection is copied.
 */
export class TreeElement implements XmlElement {
  readonly name: ElementName;
  readonly attributes: readonly XmlAttribute[];
  /**
   * Its children, or its text if it holds nothing else; empty while it is read, and without content.
   */
  content: readonly XmlNode[] | string;
  readonly parent: XmlElement | null;
  /** The path of the part of the request that it was written from, or its markup if it was read. */
  origin: string | Markup[] | undefined;

  constructor(
    name: ElementName,
    attributes: readonly XmlAttribute[],
    parent: XmlElement | null,
    origin: string | Markup[] | undefined,
    content: readonly XmlNode[] | string,
  ) {
    this.name = name;
    this.attributes = attributes;
    this.content = content;
    this.parent = parent;
    this.origin = origin;
  }

  get namespace(): string {
    return this.name.namespace;
  }

  get prefix(): string {
    return this.name.prefix;
  }

  get localName(): string {
    return this.name.localName;
  }

  get children(): readonly XmlNode[] {
    const { content } = this;
    if (typeof content !== 'string') return content;
    return content === '' ? noChildren : [content];
  }

  get requestPath(): string | undefined {
    return typeof this.origin === 'string' ? fieldPath(this.origin, this.name.field) : undefined;
  }

  get markup(): readonly Markup[] | undefined {
    return typeof this.origin === 'string' ? undefined : this.origin;
  }
}

/** The path of a field of the part at a path; the part itself has no field. */
export function fieldPath(path: string, field: string): string {
  if (field === '') return path;
  return path === '' ? field : `${path}.${field}`;
}

/** The text of an element that holds a text node and nothing else; undefined for any other. */
export function onlyText(element: XmlElement): string | undefined {
  if (element instanceof TreeElement) {
    const { content } = element;
    return typeof content === 'string' && content !== '' ? content : undefined;
  }
  const { children } = element;
  return children.length === 1 && typeof children[0] === 'string' ? children[0] : undefined;
}

/** The attributes of elements that have none. */
export const noAttributes: readonly XmlAttribute[] = Object.freeze([]);

/** No attributes, in columns, which no program sees: a frozen list among others makes every reading of them slower. */
export const withoutAttributes: readonly XmlAttribute[] = [];

/** Attributes that elements of other documents share: no program may change them through one element. */
export function sharedAttributes(attributes: readonly XmlAttribute[]): readonly XmlAttribute[] {
  attributes.forEach(Object.freeze);
  return Object.freeze(attributes);
}

export interface XmlAttribute {
  readonly namespace: string;
  readonly prefix: string;
  readonly localName: string;
  readonly value: string;
}

/**
 * A name as engines keep those of properties: alike ones are one string, which is told without looking into
 * them, and none is a view on the document that it was cut from.
 */
export function sharedName(name: string): string {
  for (const shared in { [name]: true }) return shared;
  return name;
}

/** The child elements of an element, without its text nodes. */
export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** The XPath string value: all text below the element, in document order. */
export function stringValue(element: XmlElement): string {
  const only = onlyText(element);
  if (only !== undefined) return only;
  let text = '';
  for (const child of element.children) text += typeof child === 'string' ? child : stringValue(child);
  return text;
}
