import type { Aggregate, AttributeRow, ConstantRow, LeafRow, Row, Scalar } from '../../core/binding.ts';
import type { UblAttribute, UblElement } from '../../core/element.ts';
import type { Located, RootName } from '../../core/invoice.ts';
import { encode } from '../codecs.ts';
import { isConstant, neededBy, rowsUnder } from '../needed-fields.ts';
import { writeRowsOf } from '../present-rows.ts';
import { type Currency, currencyOf } from '../row-attributes.ts';
import { nameOf } from '../row-writers.ts';
import { isBlank as isBlankText, type Part, type RowStep } from '../writing.ts';
import { isNumberOf, plainNumber } from './numbers.ts';

/** An element of a document while it is compared with what would be written. */
export interface Matching {
  /** The content of the element. */
  children: UblElement['children'];
  /** How many of the children have been compared. */
  at: number;
  /** Whether anything differs, or may differ, from what would be written. */
  differs: boolean;
  readonly accountingCurrency: string;
  /** The currencyID of amounts, as it is written. */
  readonly currencyIds: Readonly<Record<Exclude<Currency, 'none'>, string>>;
}

/**
 * Compares the next elements of a document with what a row would write for a part, and moves past them. If it
 * cannot decide, they count as different: then they are written.
 */
export type Match = RowStep<Matching>;

/** Makes a function that decides, without writing, whether a document holds what a row would write. */
export function rowMatcher<T>(row: Row<T>, root: RootName, numeric: ReadonlySet<string>): Match {
  if ('of' in row) return nestedMatcher(partMatcher(row, root, numeric));
  if ('value' in row) return leafMatcher(row, numeric.has(nameOf(row.element).localName));
  return 'constant' in row ? constantMatcher(row) : groupMatcher(row.element, row.rows, root, numeric);
}

/** The same for one of the parts that a row is for. */
export function partMatcher<T>(
  row: Extract<Row<T>, { readonly of: string }>,
  root: RootName,
  numeric: ReadonlySet<string>,
): Match {
  // The row's type ties `of` and `parts` together, which the compiler cannot see behind a generic key.
  return groupMatcher(row.element, row.parts as unknown as Aggregate<Located>, root, numeric);
}

function nestedMatcher(match: Match): Match {
  return (_part, parent, matching, nested) => {
    if (nested === undefined) return false;
    if (!Array.isArray(nested)) return match(nested as Part, parent, matching);
    let hasContent = false;
    for (const entry of nested) hasContent = match(entry, parent, matching) || hasContent;
    return hasContent;
  };
}

function groupMatcher<T>(
  name: string,
  rows: Aggregate<T>,
  root: RootName,
  numeric: ReadonlySet<string>,
): Match {
  const written = rowsUnder(rows, root);
  const matchRows = writeRowsOf(written.map(neededBy));
  const matchers = written.map((row) => rowMatcher(row, root, numeric));
  const isAllConstant = rows.every(isConstant);
  const takeElement = elementTaker(name);
  return (part, _parent, matching) => {
    const element = takeElement(matching);
    if (element === undefined || element.attributes.length > 0) return differing(matching);
    const { children, at } = matching;
    matching.children = element.children;
    matching.at = 0;
    const hasContent = matchRows(part, matchers, element, matching);
    if (!isAtEnd(matching) || !(hasContent || isAllConstant)) matching.differs = true;
    matching.children = children;
    matching.at = at;
    return hasContent;
  };
}

function leafMatcher<T>(row: LeafRow<T>, isNumeric: boolean): Match {
  const { codec } = row;
  const takeElement = elementTaker(row.element);
  const hasAttributes = attributesMatcher(row.attributes ?? [], currencyOf(codec));
  return (part, _parent, matching, sent) => {
    const value = sent as Scalar;
    if (value === undefined) return false;
    const element = takeElement(matching);
    if (element === undefined || !hasAttributes(element, part, matching)) return differing(matching);
    const text = onlyText(element);
    if (text === undefined) return differing(matching);
    if (typeof value === 'string') return isWrittenAs(value, text) || differing(matching);
    if (isNumeric && typeof value === 'object' && isNumberOf(value, text)) return true;
    const written = encode(value, codec, matching.accountingCurrency);
    const isSame = written === text || (isNumeric && plainNumber(written ?? '') === plainNumber(text));
    return isSame || differing(matching);
  };
}

function constantMatcher<T>({ element: name, constant, currency, attributes }: ConstantRow<T>): Match {
  const takeElement = elementTaker(name);
  const hasAttributes = attributesMatcher(attributes ?? [], currency ?? 'none');
  return (part, _parent, matching) => {
    const element = takeElement(matching);
    if (element === undefined || onlyText(element) !== constant || !hasAttributes(element, part, matching))
      matching.differs = true;
    return false;
  };
}

/** Decides whether an element has exactly the attributes that would be written. */
function attributesMatcher<T>(rows: readonly AttributeRow<T>[], currency: Currency) {
  return ({ attributes }: UblElement, part: Part, { currencyIds }: Matching): boolean => {
    let left = attributes.length;
    if (currency !== 'none') {
      if (!hasAttribute(attributes, 'currencyID', currencyIds[currency])) return false;
      left -= 1;
    }
    for (const row of rows) {
      const value = 'constant' in row ? row.constant : (part[row.value] as string | undefined);
      if (value === undefined) continue;
      if (!hasAttribute(attributes, row.name, value) || !isWrittenInAttribute(value)) return false;
      left -= 1;
    }
    return left === 0;
  };
}

function hasAttribute(attributes: readonly UblAttribute[], name: string, expected: string): boolean {
  for (const { namespace, localName, value } of attributes)
    if (localName === name && namespace === '') return value === expected;
  return false;
}

function isWrittenInAttribute(value: string): boolean {
  return isWrittenAs(value, value) && !/[\t\n]/.test(value);
}

/**
 * Whether a value would be written as a text that has been read: blank values are not written, and carriage
 * returns are written differently.
 */
function isWrittenAs(value: string, text: string): boolean {
  return value === text && !value.includes('\r') && !isBlankText(value);
}

function differing(matching: Matching): false {
  matching.differs = true;
  return false;
}

/**
 * Takes the next element of a document if it has a name; undefined if its name differs, or text comes before
 * it.
 */
function elementTaker(name: string): (matching: Matching) => UblElement | undefined {
  const { namespace, localName } = nameOf(name);
  return (matching) => {
    passBlanks(matching);
    const next = matching.children[matching.at];
    if (next === undefined || typeof next === 'string') return undefined;
    if (next.localName !== localName || next.namespace !== namespace) return undefined;
    matching.at += 1;
    return next;
  };
}

function isAtEnd(matching: Matching): boolean {
  passBlanks(matching);
  return matching.at === matching.children.length;
}

function passBlanks(matching: Matching): void {
  const { children } = matching;
  for (let next = children[matching.at]; typeof next === 'string'; next = children[matching.at]) {
    if (!isBlank(next)) return;
    matching.at += 1;
  }
}

function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x09) return false;
  }
  return true;
}

/** The text of an element that holds only text. */
function onlyText({ children }: UblElement): string | undefined {
  const only = children[0];
  return children.length === 1 && typeof only === 'string' ? only : undefined;
}
