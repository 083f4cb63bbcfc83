import { documentBinding } from '../../rules/binding/document.ts';
import type { ComputedInvoice } from '../compute/model.ts';
import type { Located, RootName } from '../invoice/model.ts';
import type { Aggregate, AttributeRow, ConstantRow, GroupRow, LeafRow, Row, Scalar } from './binding.ts';
import { legalText } from './characters.ts';
import { currencyOf, encode } from './codecs.ts';
import { namespaces, type UblAttribute, type UblElement, type UblNode } from './tree.ts';

/** The UBL of an invoice as a tree, and what of its texts XML could not carry. */
export interface WrittenUbl {
  readonly root: UblElement;
  readonly illegalCharacters: readonly IllegalCharacters[];
}

export interface IllegalCharacters extends Located {
  readonly characters: readonly string[];
}

interface Writing {
  readonly rootName: RootName;
  readonly currency: string;
  readonly illegalCharacters: IllegalCharacters[];
}

/** An element under construction: children are added until its parent takes it over. */
interface OpenElement extends UblElement {
  readonly children: UblNode[];
  readonly attributes: UblAttribute[];
}

/** Writes the UBL tree of an invoice as the binding says: in schema order, without empty elements. */
export function writeUbl(invoice: ComputedInvoice): WrittenUbl {
  const writing: Writing = { rootName: invoice.root, currency: invoice.currency, illegalCharacters: [] };
  const root: OpenElement = {
    namespace: invoice.root === 'Invoice' ? namespaces.invoice : namespaces.creditNote,
    prefix: '',
    localName: invoice.root,
    attributes: [],
    children: [],
    parent: null,
    source: '',
  };
  writeRows(documentBinding, invoice, root, writing);
  return { root, illegalCharacters: writing.illegalCharacters };
}

/** Appends the rows of a part to an element; tells whether anything but constants was written. */
function writeRows<T extends Located>(
  rows: Aggregate<T>,
  part: T,
  parent: OpenElement,
  writing: Writing,
): boolean {
  let hasContent = false;
  for (const row of rows) {
    if (row.only !== undefined && row.only !== writing.rootName) continue;
    hasContent = writeRow(row, part, parent, writing) || hasContent;
  }
  return hasContent;
}

function writeRow<T extends Located>(row: Row<T>, part: T, parent: OpenElement, writing: Writing): boolean {
  if ('value' in row) return writeLeaf(row, part, parent, writing);
  if ('constant' in row) return writeConstant(row, part, parent, writing);
  if ('rows' in row) return writeGroup(row, part, parent, writing);
  // The row's type ties `of` and `parts` together; behind a generic key the compiler can't see it any more.
  const rows = row.parts as unknown as Aggregate<Located>;
  return partsOf(part[row.of])
    .map((nested) => writePart(row.element, rows, nested, parent, writing))
    .some(Boolean);
}

function partsOf(value: unknown): readonly Located[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as readonly Located[];
}

function writeLeaf<T extends Located>(
  row: LeafRow<T>,
  part: T,
  parent: OpenElement,
  writing: Writing,
): boolean {
  const source = joinPath(part.path, row.field ?? row.value);
  const text = legal(encode(part[row.value] as Scalar, row.codec), source, writing);
  if (text === undefined) return false;
  const element = open(row.element, parent, source);
  writeCurrency(currencyOf(row.codec, writing.currency), element);
  writeAttributes(row.attributes, part, element, writing);
  element.children.push(text);
  parent.children.push(element);
  return true;
}

function writeConstant<T extends Located>(
  row: ConstantRow<T>,
  part: T,
  parent: OpenElement,
  writing: Writing,
): boolean {
  const element = open(row.element, parent, part.path);
  if (row.currency) writeCurrency(writing.currency, element);
  writeAttributes(row.attributes, part, element, writing);
  element.children.push(row.constant);
  parent.children.push(element);
  return false;
}

function writeGroup<T extends Located>(
  row: GroupRow<T>,
  part: T,
  parent: OpenElement,
  writing: Writing,
): boolean {
  return writePart(row.element, row.rows, part, parent, writing);
}

function writePart<T extends Located>(
  name: string,
  rows: Aggregate<T>,
  part: T,
  parent: OpenElement,
  writing: Writing,
): boolean {
  const element = open(name, parent, part.path);
  const hasContent = writeRows(rows, part, element, writing);
  if (hasContent || rows.every(isConstant)) parent.children.push(element);
  return hasContent;
}

/** A group of constants is a constant itself: it goes with what is beside it. */
function isConstant<T>(row: Row<T>): boolean {
  return 'constant' in row || ('rows' in row && row.rows.every(isConstant));
}

function writeAttributes<T extends Located>(
  rows: readonly AttributeRow<T>[] | undefined,
  part: T,
  element: OpenElement,
  writing: Writing,
): void {
  for (const row of rows ?? []) {
    const sent = 'constant' in row ? row.constant : (part[row.value] as string | undefined);
    const value = legal(sent, element.source ?? '', writing);
    // XML reads every white space of an attribute as a blank.
    if (value !== undefined) element.attributes.push(attribute(row.name, value.replaceAll(/[\t\n]/g, ' ')));
  }
}

function writeCurrency(currency: string | undefined, element: OpenElement): void {
  if (currency !== undefined) element.attributes.push(attribute('currencyID', currency));
}

function attribute(localName: string, value: string): UblAttribute {
  return { namespace: '', prefix: '', localName, value };
}

function open(name: string, parent: UblElement, source: string): OpenElement {
  const prefix = name.startsWith('cac') ? 'cac' : 'cbc';
  return {
    namespace: namespaces[prefix],
    prefix,
    localName: name.slice(4),
    attributes: [],
    children: [],
    parent,
    source,
  };
}

function legal(sent: string | undefined, path: string, writing: Writing): string | undefined {
  if (sent === undefined) return undefined;
  const { text, illegal } = legalText(sent);
  if (illegal.length > 0) writing.illegalCharacters.push({ path, characters: illegal });
  return text.trim() === '' ? undefined : text;
}

function joinPath(path: string, field: string): string {
  if (path === '' || field === '') return path + field;
  return `${path}.${field}`;
}
