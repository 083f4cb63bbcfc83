/**
 * An XML document as a tree: a writer builds it, the reader parses it, and rules check it. Comments and processing
 * instructions are kept separately (`markupOf`), but they end a text node, as in the XPath data model. Members may be
 * accessors: copy an element by naming its members, not with a spread.
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
  /** The path of the request field that a program wrote the element from, if any. */
  readonly requestPath: string | undefined;
  /**
   * Its comments and processing instructions in document order; a tree that was not read from text has none.
   */
  readonly markup?: readonly Markup[] | undefined;
  /** The comments and processing instructions before and after a root element, if any. */
  readonly markupAround?: Markup[];
  /** Further namespaces, by prefix, that a program declares on a root element. */
  readonly declared?: ReadonlyMap<string, string> | undefined;
}

/** A comment or processing instruction among the children of an element. */
export interface Markup {
  readonly kind: 'comment' | 'processing-instruction';
  /** The target of a processing instruction; empty for comments. */
  readonly target: string;
  readonly text: string;
  /** The number of children before the markup. */
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
  /** The request field of these elements, relative to the path of its part; empty for the part itself. */
  readonly field: string;
}

/** The name of a node without a name, such as a document. */
export const nameless: ElementName = { namespace: '', prefix: '', localName: '', field: '' };

const noChildren: readonly XmlNode[] = Object.freeze([]);

/**
 * An element of a tree that is read; a written tree is in columns (`ElementColumns`). It has as few fields as
 * possible, because elements make up most of the memory of a long document, and the garbage collector copies each one
 * that survives.
 */
export class TreeElement implements XmlElement {
  readonly name: ElementName;
  readonly attributes: readonly XmlAttribute[];
  /** The children, or the text if there is nothing else; empty while reading, and without content. */
  content: readonly XmlNode[] | string;
  readonly parent: XmlElement | null;
  /** The path of the request part that the element was written from, or its markup if it was read. */
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

/** Returns the path of a field of the part at a path; for the part itself, the field is empty. */
export function fieldPath(path: string, field: string): string {
  if (field === '') return path;
  return path === '' ? field : `${path}.${field}`;
}

/** Returns the text of an element that contains only one text node; undefined for any other element. */
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

/** No attributes, for columns that no program sees: a frozen list among others slows down all reads. */
export const withoutAttributes: readonly XmlAttribute[] = [];

/** Returns attributes that elements of other documents share: no program may change them through one element. */
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
 * Returns a name in the form in which engines store property names. Equal names are then one string, which
 * engines recognise without comparing characters. No name keeps its document in memory.
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
