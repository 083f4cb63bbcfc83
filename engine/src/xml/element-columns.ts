import {
  type ElementName,
  fieldPath,
  type Markup,
  nameless,
  noAttributes,
  sharedAttributes,
  withoutAttributes,
  type XmlAttribute,
  type XmlElement,
} from './element.ts';

/**
 * A tree as lists of the data of its elements, in document order; number 0 is the node above them. A document of many
 * lines is then a few long lists, instead of an object and a list of children for each element. This allocates less,
 * and the garbage collector copies fewer objects.
 */
export interface ElementColumns {
  readonly names: ElementName[];
  readonly attributes: (readonly XmlAttribute[])[];
  /** The text of each element that contains only text; undefined for all others. */
  readonly texts: (string | undefined)[];
  /** The path of the request part that each element was written from. */
  readonly origins: string[];
  /** For each element, the number after its last descendant. */
  readonly ends: number[];
  /** The number after the last element; the lists may be longer. */
  size: number;
}

/** The number that stands for the parent of elements without a parent in the columns. */
const above = 0;

/** Creates columns with room for a number of elements; they grow if there are more. */
export function emptyColumns(room = 16): ElementColumns {
  const columns: ElementColumns = {
    names: new Array(room),
    attributes: new Array(room),
    texts: new Array(room),
    origins: new Array(room),
    ends: new Array(room),
    size: above,
  };
  addElement(columns, nameless, withoutAttributes, '', undefined);
  return columns;
}

/** Adds an element and returns its number. Until it is closed, everything added is inside it. */
export function addElement(
  columns: ElementColumns,
  name: ElementName,
  attributes: readonly XmlAttribute[],
  origin: string,
  text: string | undefined,
): number {
  const n = columns.size;
  columns.names[n] = name;
  columns.attributes[n] = attributes;
  columns.texts[n] = text === '' ? undefined : text;
  columns.origins[n] = origin;
  columns.ends[n] = n + 1;
  columns.size = n + 1;
  return n;
}

/** Closes an element after its content. */
export function closeElement(columns: ElementColumns, n: number): void {
  columns.ends[n] = columns.size;
}

/** Removes the element that was added last, with its content. */
export function removeElement(columns: ElementColumns, n: number): void {
  columns.size = n;
}

/** The number of the parent of each element. */
function parentsIn({ ends, size }: ElementColumns): number[] {
  const parents = [above];
  let parent = above;
  for (let n = 1; n < size; n += 1) {
    while (parent !== above && (ends[parent] as number) <= n) parent = parents[parent] as number;
    parents.push(parent);
    if ((ends[n] as number) > n + 1) parent = n;
  }
  return parents;
}

/** The elements of columns as objects, each created when it is requested. */
export interface ElementsOfColumns {
  readonly columns: ElementColumns;
  /** Further namespaces that the root declares, by prefix. */
  readonly declared: ReadonlyMap<string, string> | undefined;
  /** The parent of the topmost elements. */
  readonly above: XmlElement | null;
  /** Marks attributes that elements of other documents share. */
  readonly shown: (attributes: readonly XmlAttribute[]) => readonly XmlAttribute[];
  readonly made: Map<number, ColumnElement>;
  /** The number of each element's parent, computed on first use. */
  parents: readonly number[];
}

/** The elements of columns, for programs: changes in one document never reach another. */
export function elementsOf(
  columns: ElementColumns,
  declared?: ReadonlyMap<string, string>,
): ElementsOfColumns {
  return { columns, declared, above: null, shown: ownAttributes, made: new Map(), parents: [] };
}

/** The elements of columns below a parent, for comparisons that change nothing. */
export function elementsBelow(columns: ElementColumns, parent: XmlElement): ElementsOfColumns {
  return {
    columns,
    declared: undefined,
    above: parent,
    shown: (attributes) => attributes,
    made: new Map(),
    parents: [],
  };
}

/** A frozen copy: freezing the lists of the columns would slow down every read. */
function ownAttributes(attributes: readonly XmlAttribute[]): readonly XmlAttribute[] {
  if (attributes.length === 0) return noAttributes;
  return sharedAttributes(attributes.map((attribute) => ({ ...attribute })));
}

/** Returns the element with a number; always the same object. */
export function elementOf(elements: ElementsOfColumns, n: number): ColumnElement {
  const known = elements.made.get(n);
  if (known !== undefined) return known;
  const element = new ColumnElement(elements, n);
  elements.made.set(n, element);
  return element;
}

/** An element whose members are read from columns. */
export class ColumnElement implements XmlElement {
  readonly elements: ElementsOfColumns;
  readonly number: number;
  private held: XmlElement['children'] | undefined;
  private ownAttributes: XmlElement['attributes'] | undefined;

  constructor(elements: ElementsOfColumns, n: number) {
    this.elements = elements;
    this.number = n;
    this.held = undefined;
    this.ownAttributes = undefined;
  }

  private get name(): ElementName {
    return this.elements.columns.names[this.number] as ElementName;
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

  get attributes(): readonly XmlAttribute[] {
    const { columns, shown } = this.elements;
    this.ownAttributes ??= shown(columns.attributes[this.number] as readonly XmlAttribute[]);
    return this.ownAttributes;
  }

  get children(): XmlElement['children'] {
    // Frozen, because the text is made from the columns: a change of the list would be lost.
    this.held ??= Object.freeze(childrenOf(this.elements, this.number));
    return this.held;
  }

  get parent(): XmlElement | null {
    const parent = parentOf(this.elements, this.number);
    return parent === above ? this.elements.above : elementOf(this.elements, parent);
  }

  get requestPath(): string {
    return fieldPath(this.elements.columns.origins[this.number] as string, this.name.field);
  }

  get declared(): ReadonlyMap<string, string> | undefined {
    return this.elements.declared;
  }

  /** A written document has no comments. */
  get markup(): readonly Markup[] | undefined {
    return undefined;
  }
}

/** Columns may have grown since the parents were computed. */
function parentOf(elements: ElementsOfColumns, n: number): number {
  if (n >= elements.parents.length) elements.parents = parentsIn(elements.columns);
  return elements.parents[n] as number;
}

/** The root of a document in columns. */
export function isRootOfColumns(element: XmlElement): element is ColumnElement {
  return element instanceof ColumnElement && element.number === above + 1 && element.elements.above === null;
}

function childrenOf(elements: ElementsOfColumns, n: number): XmlElement['children'] {
  const text = elements.columns.texts[n];
  if (text !== undefined) return [text];
  return elementsFrom(elements, n + 1, elements.columns.ends[n] as number);
}

/** Returns the elements with numbers in a range that have no ancestor in that range. */
export function elementsFrom(elements: ElementsOfColumns, from: number, end: number): XmlElement[] {
  const found: XmlElement[] = [];
  for (let n = from; n < end; n = elements.columns.ends[n] as number) found.push(elementOf(elements, n));
  return found;
}
