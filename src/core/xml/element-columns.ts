import {
  type ElementName,
  fieldPath,
  type Markup,
  noAttributes,
  sharedAttributes,
  type UblAttribute,
  type UblElement,
  withoutAttributes,
} from './element.ts';

/**
 * A UBL tree as lists of what its elements have, in document order. A document of many lines is then a few
 * long lists instead of an object and a list of children for each element: less to allocate, and nothing that
 * a collection has to copy one by one.
 */
export interface ElementColumns {
  readonly names: ElementName[];
  readonly attributes: (readonly UblAttribute[])[];
  /** The text of each element that holds no elements, empty without content; undefined for all others. */
  readonly texts: (string | undefined)[];
  /** The path of the part of the request that each was written from. */
  readonly origins: string[];
  /** The number of the parent; `top` for elements without one. */
  readonly parents: number[];
  /** The number after that of the last descendant. */
  readonly ends: number[];
  /** The number of elements; the lists may be longer. */
  size: number;
}

/** The parent of elements that have none in the columns. */
export const top = -1;

export function emptyColumns(): ElementColumns {
  return { names: [], attributes: [], texts: [], origins: [], parents: [], ends: [], size: 0 };
}

/** Adds an element below a parent, and returns its number; it holds what is added until it is closed. */
export function addElement(
  columns: ElementColumns,
  parent: number,
  name: ElementName,
  attributes: readonly UblAttribute[],
  origin: string,
  text: string | undefined,
): number {
  const n = columns.size;
  columns.names[n] = name;
  columns.attributes[n] = attributes;
  columns.texts[n] = text;
  columns.origins[n] = origin;
  columns.parents[n] = parent;
  columns.ends[n] = n + 1;
  columns.size = n + 1;
  return n;
}

/** Ends an element after what it holds. */
export function closeElement(columns: ElementColumns, n: number): void {
  columns.ends[n] = columns.size;
  if (columns.size === n + 1) columns.texts[n] = '';
}

/** Removes an element that was added last, with what it holds. */
export function removeElement(columns: ElementColumns, n: number): void {
  columns.size = n;
}

/** Lists to be filled, reused for the next document: copying them costs less than letting new ones grow. */
let spare = emptyColumns();
/** Clearing shorter lists would cost more than what they keep in memory. */
const short = 2048;
/** Longer lists are released. */
const longestKept = 1_048_576;

/** Columns made by a function that keeps no reference to what it fills. */
export function columnsFilledBy(fill: (columns: ElementColumns) => void): ElementColumns {
  const filled = spare;
  filled.size = 0;
  fill(filled);
  const columns = copyOf(filled);
  if (filled.size > longestKept) spare = emptyColumns();
  else if (filled.size > short) clear(filled);
  return columns;
}

function clear({ attributes, texts, origins, size }: ElementColumns): void {
  attributes.fill(withoutAttributes, 0, size);
  texts.fill(undefined, 0, size);
  origins.fill('', 0, size);
}

function copyOf({ names, attributes, texts, origins, parents, ends, size }: ElementColumns): ElementColumns {
  return {
    names: names.slice(0, size),
    attributes: attributes.slice(0, size),
    texts: texts.slice(0, size),
    origins: origins.slice(0, size),
    parents: parents.slice(0, size),
    ends: ends.slice(0, size),
    size,
  };
}

/** The elements of columns as objects, each made when it is asked for. */
export interface ElementsOfColumns {
  readonly columns: ElementColumns;
  /** The parent of the elements at the top. */
  readonly above: UblElement | null;
  /** What an element shows of attributes that elements of other documents have too. */
  readonly shown: (attributes: readonly UblAttribute[]) => readonly UblAttribute[];
  readonly made: Map<number, ColumnElement>;
}

/** The elements of columns, for programs: what they change in one document reaches no other. */
export function elementsOf(columns: ElementColumns): ElementsOfColumns {
  return { columns, above: null, shown: ownAttributes, made: new Map() };
}

/** The elements of columns below a parent, for comparisons that change nothing. */
export function elementsBelow(columns: ElementColumns, above: UblElement): ElementsOfColumns {
  return { columns, above, shown: (attributes) => attributes, made: new Map() };
}

/** A frozen copy: if the lists of the columns were frozen, every reading of them would be slower. */
function ownAttributes(attributes: readonly UblAttribute[]): readonly UblAttribute[] {
  if (attributes.length === 0) return noAttributes;
  return sharedAttributes(attributes.map((attribute) => ({ ...attribute })));
}

/** The element of a number; always the same object. */
export function elementOf(elements: ElementsOfColumns, n: number): ColumnElement {
  const known = elements.made.get(n);
  if (known !== undefined) return known;
  const element = new ColumnElement(elements, n);
  elements.made.set(n, element);
  return element;
}

/** An element whose members are read from columns. */
export class ColumnElement implements UblElement {
  readonly elements: ElementsOfColumns;
  readonly number: number;
  private held: UblElement['children'] | undefined;
  private ownAttributes: UblElement['attributes'] | undefined;

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

  get attributes(): readonly UblAttribute[] {
    const { columns, shown } = this.elements;
    this.ownAttributes ??= shown(columns.attributes[this.number] as readonly UblAttribute[]);
    return this.ownAttributes;
  }

  get children(): UblElement['children'] {
    // Frozen, as its text is made from the columns: a changed list would not be written.
    this.held ??= Object.freeze(childrenOf(this.elements, this.number));
    return this.held;
  }

  get parent(): UblElement | null {
    const parent = this.elements.columns.parents[this.number] as number;
    return parent === top ? this.elements.above : elementOf(this.elements, parent);
  }

  get requestPath(): string {
    return fieldPath(this.elements.columns.origins[this.number] as string, this.name.field);
  }

  /** What is written has no comments. */
  get markup(): readonly Markup[] | undefined {
    return undefined;
  }
}

function childrenOf(elements: ElementsOfColumns, n: number): UblElement['children'] {
  const text = elements.columns.texts[n];
  if (text !== undefined) return text === '' ? [] : [text];
  return elementsFrom(elements, n + 1, elements.columns.ends[n] as number);
}

/** The elements from a number up to another that are not below one of them. */
export function elementsFrom(elements: ElementsOfColumns, from: number, end: number): UblElement[] {
  const found: UblElement[] = [];
  for (let n = from; n < end; n = elements.columns.ends[n] as number) found.push(elementOf(elements, n));
  return found;
}
