import { shortenedName } from '../text/text.ts';

/**
 * The UBL document as a tree: what the writer builds, the reader parses and the Schematron engines judge.
 * Comments and processing instructions are kept apart (`markupOf`), but they end a text node, as in the XPath
 * data model. Members may be accessors: an element is copied by naming them, not by a spread.
 */
export interface UblElement {
  readonly namespace: string;
  /** The prefix as written; empty in the default namespace. */
  readonly prefix: string;
  readonly localName: string;
  readonly attributes: readonly UblAttribute[];
  /** Child elements and text nodes in document order; a string is one text node. */
  readonly children: readonly UblNode[];
  readonly parent: UblElement | null;
  /** JSON path of the field in the request that the element was written from. */
  readonly requestPath: string | undefined;
  /**
   * Its comments and processing instructions in document order; a tree that was not read from text has none.
   */
  readonly markup?: readonly Markup[] | undefined;
  /** Those before and after it, if it is the root of a document that has some. */
  readonly markupAround?: Markup[];
}

/** A comment or processing instruction among the children of an element. */
export interface Markup {
  readonly kind: 'comment' | 'processing-instruction';
  /** The target of a processing instruction; empty for comments. */
  readonly target: string;
  readonly text: string;
  /** How many children stand before it. */
  readonly before: number;
}

export type UblNode = UblElement | string;

const noMarkup: readonly Markup[] = [];

/** The comments and processing instructions of an element, in document order. */
export function markupOf({ markup = noMarkup }: UblElement): readonly Markup[] {
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

const noChildren: readonly UblNode[] = Object.freeze([]);

/**
 * An element of a tree that is read; what is written stands in columns (`ElementColumns`). It has as few
 * fields as possible: what a long document keeps in memory is mostly its elements, and each that outlives a
 * collection is copied.
 */
export class TreeElement implements UblElement {
  readonly name: ElementName;
  readonly attributes: readonly UblAttribute[];
  /**
   * Its children, or its text if it holds nothing else; empty while it is read, and without content.
   */
  content: readonly UblNode[] | string;
  readonly parent: UblElement | null;
  /** The path of the part of the request that it was written from, or its markup if it was read. */
  origin: string | Markup[] | undefined;

  constructor(
    name: ElementName,
    attributes: readonly UblAttribute[],
    parent: UblElement | null,
    origin: string | Markup[] | undefined,
    content: readonly UblNode[] | string,
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

  get children(): readonly UblNode[] {
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
export function onlyText(element: UblElement): string | undefined {
  if (element instanceof TreeElement) {
    const { content } = element;
    return typeof content === 'string' && content !== '' ? content : undefined;
  }
  const { children } = element;
  return children.length === 1 && typeof children[0] === 'string' ? children[0] : undefined;
}

/** The attributes of elements that have none. */
export const noAttributes: readonly UblAttribute[] = Object.freeze([]);

/** No attributes, in columns, which no program sees: a frozen list among others makes every reading of them slower. */
export const withoutAttributes: readonly UblAttribute[] = [];

/** Attributes that elements of other documents have too: no program may change those through one element. */
export function sharedAttributes(attributes: readonly UblAttribute[]): readonly UblAttribute[] {
  attributes.forEach(Object.freeze);
  return Object.freeze(attributes);
}

export interface UblAttribute {
  readonly namespace: string;
  readonly prefix: string;
  readonly localName: string;
  readonly value: string;
}

export const namespaces = {
  invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  creditNote: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  applicationResponse: 'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2',
  taxData: 'urn:peppol:schema:taxdata:1.0',
  envelope: 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader',
} as const;

/**
 * A name as engines keep those of properties: alike ones are one string, which is told without looking into
 * them, and none is a view on the document that it was cut from.
 */
export function sharedName(name: string): string {
  for (const shared in { [name]: true }) return shared;
  return name;
}

/** The prefixes with which locations name elements, by namespace; that of the roots of UBL has none. */
export const prefixesInLocations: readonly (readonly [namespace: string, prefix: string])[] = [
  [namespaces.invoice, ''],
  [namespaces.creditNote, ''],
  [namespaces.applicationResponse, ''],
  [namespaces.cac, 'cac:'],
  [namespaces.cbc, 'cbc:'],
  [namespaces.ext, 'ext:'],
  [namespaces.taxData, 'pxs:'],
  [namespaces.envelope, 'sbdh:'],
];

/** A map: an object would also have a prefix for the namespace `constructor`. */
const canonicalPrefixes: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(prefixesInLocations);

/** Whether an element is the root of a UBL invoice or credit note. */
export function isUblRoot({ namespace, localName }: UblElement): boolean {
  return (
    (localName === 'Invoice' && namespace === namespaces.invoice) ||
    (localName === 'CreditNote' && namespace === namespaces.creditNote)
  );
}

/** The child elements of an element, without its text nodes. */
export function childElements(element: UblElement): UblElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

/** The XPath string value: all text below the element, in document order. */
export function stringValue(element: UblElement): string {
  const only = onlyText(element);
  if (only !== undefined) return only;
  let text = '';
  for (const child of element.children) text += typeof child === 'string' ? child : stringValue(child);
  return text;
}

/**
 * The location of an element, such as `/Invoice/cac:InvoiceLine[2]/cac:Item[1]`: the root without a position,
 * each step below with its position among siblings of the same name. Names outside UBL are written
 * `Q{namespace}name`.
 */
export function locationOf(element: UblElement): string {
  const name = nameInLocation(element);
  if (element.parent === null) return `/${name}`;
  return `${locationOf(element.parent)}/${name}[${positionAmongSameNameSiblings(element, element.parent)}]`;
}

/** The name of an element as locations write it: `cac:Item`, or `Q{namespace}name` where no prefix is usual. */
export function nameInLocation({ namespace, localName }: UblElement): string {
  const prefix = canonicalPrefixes.get(namespace);
  const name = shortenedName(localName);
  return prefix === undefined ? `Q{${shortenedName(namespace)}}${name}` : `${prefix}${name}`;
}

/**
 * Names the kind of document that a root element begins: its name, as a tag with its namespace where no prefix is usual, and the
 * customization (IBT-024) if it has one.
 */
export function kindOf(root: UblElement): string {
  const { namespace, localName: rootName } = root;
  const isUsual = canonicalPrefixes.has(namespace);
  const name = isUsual
    ? nameInLocation(root)
    : `<${shortenedName(rootName)}${namespace === '' ? '' : ` xmlns="${shortenedName(namespace)}"`}>`;
  const customization = childElements(root).find(({ localName }) => localName === 'CustomizationID');
  const id = customization === undefined ? '' : stringValue(customization).trim();
  return id === '' ? name : `${name}, CustomizationID ${id}`;
}

function positionAmongSameNameSiblings(element: UblElement, parent: UblElement): number {
  let position = 0;
  for (const child of parent.children) {
    if (typeof child === 'string') continue;
    if (child.localName === element.localName && child.namespace === element.namespace) position += 1;
    if (child === element) break;
  }
  return position;
}
