import {
  type Aggregate,
  type ConstantRow,
  type LeafRow,
  nameOf,
  type Row,
  type Scalar,
} from '../core/binding.ts';
import { fieldPath, TreeElement, type UblElement } from '../core/element.ts';
import type { Located, RootName } from '../core/invoice.ts';
import { encode } from './codecs.ts';
import { isConstant, neededBy, rowsUnder } from './needed-fields.ts';
import { writeRowsOf } from './present-rows.ts';
import { attributesWriter, currencyId, currencyOf, noAttributes } from './row-attributes.ts';
import { carriedText, type Part, type Write, type Writing } from './writing.ts';

/**
 * Fills an element with what the rows of an aggregate write for a part; returns whether that is more than
 * constants.
 */
type WriteAggregate = (part: Located, element: TreeElement, writing: Writing) => boolean;

/**
 * Makes a function that writes the rows of a binding under a root; everything that does not depend on the
 * part is prepared once.
 */
export function aggregateWriter<T>(rows: Aggregate<T>, root: RootName): WriteAggregate {
  const written = rowsUnder(rows, root);
  const writeRows = writeRowsOf(written.map(neededBy));
  const writers = written.map((row) => rowWriter(row, root));
  return (part, element, writing) => {
    const first = writing.waiting;
    const hasContent = writeRows(part as Part, writers, element, writing);
    if (writing.waiting > first) element.content = writing.elements.slice(first, writing.waiting);
    writing.waiting = first;
    return hasContent;
  };
}

/** Makes a function that writes a row under a root. */
export function rowWriter<T>(row: Row<T>, root: RootName): Write {
  if ('value' in row) return leafWriter(row);
  if ('constant' in row) return constantWriter(row);
  if ('rows' in row) return partWriter(row.element, row.rows, root);
  // The row's type ties `of` and `parts` together, which the compiler cannot see behind a generic key.
  const parts = row.parts as unknown as Aggregate<Located>;
  return nestedWriter(partWriter(row.element, parts, root));
}

/**
 * Everything for a leaf is in this one function: it runs for most elements of a document, where each further
 * call would cost time.
 */
function leafWriter<T>(row: LeafRow<T>): Write {
  const { value: key, codec, pathAt } = row;
  const field = row.field ?? key;
  const currency = currencyOf(codec);
  const attributesOf = row.attributes === undefined ? undefined : attributesWriter(row.attributes, currency);
  const name = nameOf(row.element, pathAt === undefined ? field : '');
  return (part, parent, writing, sent) => {
    const value = sent as Scalar;
    if (value === undefined) return false;
    const origin =
      pathAt === undefined
        ? part.path
        : ((part[pathAt] as string | undefined) ?? fieldPath(part.path, field));
    const text =
      typeof value === 'string'
        ? carriedText(value, origin, name.field, writing)
        : encode(value, codec, writing.accounting.currency);
    if (text === undefined) return false;
    const attributes =
      attributesOf === undefined
        ? currencyId(currency, writing)
        : attributesOf(part, origin, name.field, writing);
    add(new TreeElement(name, attributes, parent, origin, text), writing);
    return true;
  };
}

function constantWriter<T>(row: ConstantRow<T>): Write {
  const attributesOf = attributesWriter(row.attributes, row.currency ?? 'none');
  const name = nameOf(row.element);
  return (part, parent, writing) => {
    const { path } = part;
    add(new TreeElement(name, attributesOf(part, path, '', writing), parent, path, row.constant), writing);
    return false;
  };
}

function nestedWriter(write: Write): Write {
  return (_part, parent, writing, nested) => {
    if (nested === undefined) return false;
    if (!Array.isArray(nested)) return write(nested as Part, parent, writing);
    let hasContent = false;
    for (const entry of nested) hasContent = write(entry, parent, writing) || hasContent;
    return hasContent;
  };
}

/** Makes a function that writes the rows of an element for one part. */
export function partWriter<T>(name: Row<T>['element'], rows: Aggregate<T>, root: RootName): Write {
  const writeInside = aggregateWriter(rows, root);
  const isAllConstant = rows.every(isConstant);
  const elementName = nameOf(name);
  return (part, parent, writing) => {
    const element = new TreeElement(elementName, noAttributes, parent, part.path, '');
    const hasContent = writeInside(part, element, writing);
    if (hasContent || isAllConstant) add(element, writing);
    return hasContent;
  };
}

/** Adds an element to the parent whose rows are being written. */
export function add(element: UblElement, writing: Writing): void {
  writing.elements[writing.waiting] = element;
  writing.waiting += 1;
}
