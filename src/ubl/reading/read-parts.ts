import type { Located, RootName } from '../../core/invoice/invoice.ts';
import type { Aggregate, PartOf } from '../../core/specification/binding.ts';
import { nonBlank } from '../../core/text/text.ts';
import { onlyText, stringValue, type UblAttribute, type UblElement } from '../../core/xml/element.ts';
import { ofValues } from './build-from-values.ts';
import { chosen } from './choice.ts';
import { type ElementTable, type PartTable, partTable, type Step, stepFor } from './part-table.ts';

/** The content of UBL for a part: values as texts, nested parts as lists. */
export type ReadOf<T> = {
  readonly [Key in keyof Omit<T, 'asSent'>]?: PartOf<T[Key]> extends Located
    ? readonly ReadOf<PartOf<T[Key]>>[]
    : string;
};

/** Builders of list entries, run as soon as each entry is read, so that no long list stays in memory. */
export type EntryMakers<T> = {
  readonly [Key in keyof T & string]?: (entry: ReadOf<PartOf<T[Key]>>) => unknown;
};

/** The elements of one name below the root, as parallel lists, which let the engine free the tree. */
export interface Originals {
  readonly elements: UblElement[];
  /** The content of each element in row order; undefined if writing would arrange it differently. */
  readonly held: (readonly unknown[] | undefined)[];
}

/** The elements below the root, by their names in the binding. */
export type OriginalsByName = ReadonlyMap<string, Originals>;

/** The content of a document, and the elements that it was read from. */
export interface ReadDocument<T> {
  readonly read: ReadOf<T>;
  readonly originals: OriginalsByName;
  readonly unread: readonly UnreadElement[];
}

/** An element that was not read: it has no row, or an earlier element of the same name was read. */
export interface UnreadElement {
  readonly element: UblElement;
  readonly why: 'unknown' | 'repeated';
}

interface Reading {
  /** The content of the element below the root so far, up to `waiting`. */
  readonly held: unknown[];
  waiting: number;
  /** The white space last seen between elements; usually it occurs again. */
  blank: string;
  /** Undefined until there is one. */
  unread: UnreadElement[] | undefined;
}

/** The values read from a part, by the positions of its fields. */
type Values = (string | unknown[] | undefined)[];

/** The purpose of reading: the content as written, to compare it later, or only the elements. */
export type PurposeOfReading = 'compared' | 'read once';

/** Prepares a reader of documents from the rows of the binding that writes them. */
export function documentReader<T>(
  rows: Aggregate<T>,
  root: RootName,
  entries: EntryMakers<T> = {},
): (root: UblElement, purpose?: PurposeOfReading) => ReadDocument<T> {
  const table = partTable(rows, root, { entries, ofValues });
  return (element, purpose = 'compared') => readDocument(table, element, purpose) as ReadDocument<T>;
}

function readDocument(
  table: PartTable,
  { children }: UblElement,
  purpose: PurposeOfReading,
): ReadDocument<unknown> {
  const { elements } = table;
  const reading: Reading = { held: [], waiting: 0, blank: '', unread: undefined };
  const values: Values = table.noValues.slice();
  const originals = new Map<string, Originals>();
  let seen: Map<Step, number> | undefined;
  let before = elements.start;
  let last: Step | undefined;
  for (const element of children) {
    if (typeof element === 'string') continue;
    let step = stepAfter(before, element, elements);
    before = step;
    if (step.kind === 'unknown') {
      leaveUnread(element, 'unknown', reading);
      continue;
    }
    if (step.kind === 'choice') {
      seen ??= new Map();
      step = chosen(step, element, seen);
    }
    if (step === last && !step.isList) leaveUnread(element, 'repeated', reading);
    last = step;
    reading.waiting = 0;
    hold(step.row, reading);
    const isAsWritten = readElement(step, element, values, reading);
    const sameName = originals.get(step.name) ?? { elements: [], held: [] };
    originals.set(step.name, sameName);
    sameName.elements.push(element);
    if (purpose === 'compared')
      sameName.held.push(isAsWritten ? reading.held.slice(0, reading.waiting) : undefined);
  }
  return { read: table.ofValues(values), originals, unread: reading.unread ?? [] };
}

/** The step for an element after another: mostly the same step as last time. */
function stepAfter(before: Step, element: UblElement, elements: ElementTable): Step {
  const { next } = before;
  if (next !== undefined && next.localName === element.localName && next.namespace === element.namespace)
    return next;
  const found = stepFor(elements, element);
  before.next = found;
  return found;
}

/** Reads the content of an element; returns true if a writer would put it in the same order. */
function readElements(
  elements: ElementTable,
  { children }: UblElement,
  values: Values,
  reading: Reading,
): boolean {
  const { waiting } = reading;
  let isAsWritten = true;
  let constants = 0;
  let last = -1;
  let seen: Map<Step, number> | undefined;
  let before = elements.start;
  // By index: until the loop is optimised, an iterator would create an object for every step.
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at];
    if (child === undefined) continue;
    if (typeof child === 'string') {
      if (!isIndent(child, reading)) isAsWritten = false;
      continue;
    }
    let step = stepAfter(before, child, elements);
    before = step;
    if (step.kind === 'choice') {
      seen ??= new Map();
      step = chosen(step, child, seen);
    }
    // A row writes one element, or any number of parts, in the order of the rows.
    if (step.kind === 'part' ? step.order < last : step.order <= last) isAsWritten = false;
    if (step.order === last && step.order >= 0 && !step.isList) leaveUnread(child, 'repeated', reading);
    last = step.order;
    if (step.isConstant) constants += 1;
    if (!readElement(step, child, values, reading)) isAsWritten = false;
  }
  return (
    isAsWritten && constants === elements.constants && (elements.isAllConstant || reading.waiting > waiting)
  );
}

/** Reads an element by a row, the first of several; returns whether the row would write this form. */
function readElement(step: Step, element: UblElement, values: Values, reading: Reading): boolean {
  switch (step.kind) {
    case 'value': {
      const text = onlyText(element);
      if (values[step.field] === undefined) values[step.field] = nonBlank(text ?? stringValue(element));
      hold(step.row, reading);
      hold(text, reading);
      return readAttributes(step, element, values, reading) && text !== undefined;
    }
    case 'constant':
      return readAttributes(step, element, values, reading) && onlyText(element) === step.constant;
    case 'group':
      return readGroup(step, element, values, reading) && element.attributes.length === 0;
    case 'part':
      hold(step.row, reading);
      return readPart(step, element, values, reading) && element.attributes.length === 0;
    default:
      leaveUnread(element, 'unknown', reading);
      return false;
  }
}

function leaveUnread(element: UblElement, why: UnreadElement['why'], reading: Reading): void {
  reading.unread ??= [];
  reading.unread.push({ element, why });
}

function readGroup({ group }: Step, element: UblElement, values: Values, reading: Reading): boolean {
  return group !== undefined && readElements(group, element, values, reading);
}

function readPart(step: Step, element: UblElement, values: Values, reading: Reading): boolean {
  const { part, make } = step;
  if (part === undefined) return false;
  const own: Values = part.noValues.slice();
  const isAsWritten = readElements(part.elements, element, own, reading);
  const read = part.ofValues(own);
  const entry = make === undefined ? read : make(read);
  const known = values[step.field];
  if (Array.isArray(known)) known.push(entry);
  else values[step.field] = [entry];
  return isAsWritten && !part.elements.isAllConstant;
}

/** Reads the attributes of an element; returns whether it has exactly those that the row writes. */
function readAttributes(
  { currency, attributes: rows }: Step,
  { attributes }: UblElement,
  values: Values,
  reading: Reading,
): boolean {
  let left = attributes.length;
  let areConstantsThere = true;
  if (currency !== 'none') {
    hold(attributeOf(attributes, 'currencyID'), reading);
    left -= 1;
  }
  for (const { name, field, constant } of rows) {
    const value = attributeOf(attributes, name);
    if (value !== undefined) left -= 1;
    if (field < 0) areConstantsThere &&= value === constant;
    else {
      if (values[field] === undefined) values[field] = nonBlank(value);
      hold(value, reading);
    }
  }
  return areConstantsThere && left === 0;
}

function attributeOf(attributes: readonly UblAttribute[], name: string): string | undefined {
  for (let at = 0; at < attributes.length; at += 1) {
    const { namespace, localName, value } = attributes[at] as UblAttribute;
    if (localName === name && namespace === '') return value;
  }
  return undefined;
}

function hold(value: unknown, reading: Reading): void {
  reading.held[reading.waiting] = value;
  reading.waiting += 1;
}

function isIndent(text: string, reading: Reading): boolean {
  if (text === reading.blank) return true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x09) return false;
  }
  reading.blank = text;
  return true;
}
