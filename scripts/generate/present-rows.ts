/**
 * Writes into src/generated, as plain code, which rows of the binding a part has fields for, and how parts
 * are built that were read.
 */
import { uaeDocument } from '../../rules/ae/binding/index.ts';
import type { RootName } from '../../src/core/invoice/invoice.ts';
import { type Aggregate, partRows, type Row } from '../../src/core/specification/binding.ts';
import { neededBy, patternOf, plainPrefix, rowsUnder } from '../../src/ubl/needed-fields.ts';
import { type ElementTable, type PartTable, partTable, type Step } from '../../src/ubl/reading/part-table.ts';
import { writeGenerated } from './bundle.ts';

/** So few rows are looked up by name as quickly. */
const fewRows = 2;

export default function compilePresentRows(): void {
  writeGenerated('present-rows.js', presentRowsModule(uaeDocument));
}

function presentRowsModule<T>(binding: Aggregate<T>): string {
  const roots: readonly RootName[] = ['Invoice', 'CreditNote'];
  const entries = new Map(
    roots
      .flatMap((root) => aggregatesIn(binding, root))
      .filter((rows) => rows.length > fewRows)
      .map((rows) => [patternOf(rows), sourceOf(rows)]),
  );
  const functions = Array.from(entries, ([pattern, source]) => `  ${JSON.stringify(pattern)}: ${source},\n`);
  const tables = roots.map((root) => partTable(binding, root, unmade));
  const makers = new Set(tables.flatMap(fieldsIn).map(makerOf));
  return `// Compiled from the binding to UBL; changes are lost.
export const presentRows = {\n${functions.join('')}};
export const partMakers = [\n${[...makers].join('')}];\n`;
}

/** Only the names of the tables are needed, so nothing is built. */
const unmade = { ofValues: () => () => ({}) };

function fieldsIn({ fields, elements }: PartTable): (readonly string[])[] {
  return [fields, ...fieldsInside(elements)];
}

function fieldsInside({ aggregates }: ElementTable): (readonly string[])[] {
  return [...aggregates.values()].flatMap(fieldsOfStep);
}

function fieldsOfStep({ group, part, marked, unmarked }: Step): (readonly string[])[] {
  if (part !== undefined) return fieldsIn(part);
  return group === undefined ? [...marked, ...unmarked].flatMap(fieldsOfStep) : fieldsInside(group);
}

/** All fields in one literal: adding them one after the other takes several times as long. */
function makerOf(fields: readonly string[]): string {
  return `  (v) => ({ ${fields.map((field, at) => `'${field}': v[${at}]`).join(', ')} }),\n`;
}

function aggregatesIn<T>(rows: Aggregate<T>, root: RootName): (readonly (readonly string[])[])[] {
  const written = rowsUnder(rows, root);
  return [written.map(neededBy), ...written.flatMap((row) => aggregatesBelow(row, root))];
}

function aggregatesBelow<T>(row: Row<T>, root: RootName) {
  if ('rows' in row) return aggregatesIn(row.rows, root);
  return 'parts' in row ? aggregatesIn(partRows(row.parts), root) : [];
}

/**
 * Each field is read by its own property access, for which the engine remembers where the previous part had
 * it.
 */
function sourceOf(fieldsOfRows: readonly (readonly string[])[]): string {
  const rows = fieldsOfRows.map((fields, row) => {
    const [only = ''] = fields;
    // The writer of a row with one field receives its value, and need not look it up again by name.
    if (fields.length === 1)
      return `    if ((value = ${memberOf(only)}) !== undefined && writers[${row}](part, writing, value)) hasContent = true;\n`;
    const isPresent = fields.map((field) => `${memberOf(field)} !== undefined`).join(' || ');
    const condition = isPresent === '' ? '' : `(${isPresent}) && `;
    return `    if (${condition}writers[${row}](part, writing)) hasContent = true;\n`;
  });
  return `(part, writers, writing) => {\n    let hasContent = false;\n    let value;\n${rows.join('')}    return hasContent;\n  }`;
}

function memberOf(field: string): string {
  return field.startsWith(plainPrefix)
    ? `part.asSent?.['${field.slice(plainPrefix.length)}']`
    : `part.${field}`;
}
