import { addElement, closeElement, removeElement } from 'schematron-compiler/xml';
import type { Located, RootName } from '../core/invoice/invoice.ts';
import {
  type Aggregate,
  type ConstantRow,
  type LeafRow,
  nameOf,
  type PlainRow,
  partRows,
  type Row,
  type Scalar,
} from '../core/specification/binding.ts';
import { fieldPath, withoutAttributes } from '../core/xml/element.ts';
import { isConstant, neededBy, rowsUnder } from './needed-fields.ts';
import { writeRowsOf } from './present-rows.ts';
import { attributesWriter, currencyId, currencyOf } from './row-attributes.ts';
import { carriedText, encode, type Part, type Write, type Writing } from './writing.ts';

/** Writes the rows of an aggregate for a part; tells whether they contain more than constants. */
type WriteAggregate = (part: Located, writing: Writing) => boolean;

/** Makes the writer of a binding's rows under a root, with all that does not depend on the part. */
export function aggregateWriter<T>(rows: Aggregate<T>, root: RootName): WriteAggregate {
  const written = rowsUnder(rows, root);
  const writeRows = writeRowsOf(written.map(neededBy));
  const writers = written.map((row) => rowWriter(row, root));
  return (part, writing) => writeRows(part as Part, writers, writing);
}

/** Makes a function that writes a row under a root. */
export function rowWriter<T>(row: Row<T>, root: RootName): Write {
  if ('value' in row) return leafWriter(row);
  if ('constant' in row) return constantWriter(row);
  if ('rows' in row) return partWriter(row.element, row.rows, root);
  const write = partWriter(row.element, partRows(row.parts), root);
  return (_part, writing, nested) => {
    if (nested === undefined) return false;
    if (!Array.isArray(nested)) return write(nested as Part, writing);
    let hasContent = false;
    // By index: an iterator would be called once for each entry.
    for (let at = 0; at < nested.length; at += 1) hasContent = write(nested[at], writing) || hasContent;
    return hasContent;
  };
}

/** One function for a whole leaf: it runs for most elements, where each call costs time. */
function leafWriter<T>(row: LeafRow<T> | PlainRow): Write {
  const { value: key, codec, pathAt } = row;
  const field = row.field ?? key;
  const at = 'at' in row ? row.at : undefined;
  const currency = currencyOf(codec);
  const attributesOf = row.attributes === undefined ? undefined : attributesWriter(row.attributes, currency);
  const name = nameOf(row.element, pathAt === undefined && at === undefined ? field : '');
  return (part, writing, sent) => {
    const value = sent as Scalar;
    if (value === undefined) return false;
    const origin =
      pathAt === undefined
        ? (at ?? part.path)
        : ((part[pathAt] as string | undefined) ?? fieldPath(part.path, field));
    const text = typeof value === 'string' ? carriedText(value, writing) : encode(value, codec, writing);
    if (text === undefined) return false;
    const attributes =
      attributesOf === undefined ? currencyId(currency, writing) : attributesOf(part, writing);
    addElement(writing.tree, name, attributes, origin, text);
    return true;
  };
}

function constantWriter<T>(row: ConstantRow<T>): Write {
  const attributesOf = attributesWriter(row.attributes, row.currency ?? 'none');
  const name = nameOf(row.element);
  return (part, writing) => {
    const { path } = part;
    const attributes = attributesOf(part, writing);
    addElement(writing.tree, name, attributes, path, row.constant);
    return false;
  };
}

/** Makes a function that writes the rows of an element for one part. */
export function partWriter<T>(name: Row<T>['element'], rows: Aggregate<T>, root: RootName): Write {
  const writeInside = aggregateWriter(rows, root);
  const isAllConstant = rows.every(isConstant);
  const elementName = nameOf(name);
  return (part, writing) => {
    const { tree } = writing;
    const element = addElement(tree, elementName, withoutAttributes, part.path, undefined);
    const hasContent = writeInside(part, writing);
    if (hasContent || isAllConstant) closeElement(tree, element);
    else removeElement(tree, element);
    return hasContent;
  };
}
