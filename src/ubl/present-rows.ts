import { presentRows } from '../generated/present-rows.js';
import { patternOf, plainPrefix } from './needed-fields.ts';
import type { Part, WriteRows } from './writing.ts';

/** Writes the rows for which a part has a field; compiled for our own bindings, for speed. */
export function writeRowsOf(fieldsOfRows: readonly (readonly string[])[]): WriteRows {
  const pattern = patternOf(fieldsOfRows);
  const compiled = Object.hasOwn(presentRows, pattern) ? presentRows[pattern] : undefined;
  return compiled ?? writeRowsByName(fieldsOfRows);
}

/** A writer of the rows of any binding; it looks up fields by name. */
export function writeRowsByName(fieldsOfRows: readonly (readonly string[])[]): WriteRows {
  const readersOfRows = fieldsOfRows.map((fields) => fields.map(readerOf));
  return (part, steps, known) => {
    let hasContent = false;
    for (let row = 0; row < steps.length; row += 1) {
      const readers = readersOfRows[row] as readonly ReadField[];
      const value = readers.length === 1 ? readers[0]?.(part) : undefined;
      if (value !== undefined || (readers.length !== 1 && hasAny(part, readers)))
        hasContent = (steps[row] as (typeof steps)[number])(part, known, value) || hasContent;
    }
    return hasContent;
  };
}

type ReadField = (part: Part) => unknown;

/** Reads a field of a part, or one of its plain fields, which are stored together. */
function readerOf(field: string): ReadField {
  if (!field.startsWith(plainPrefix)) return (part) => part[field];
  const plain = field.slice(plainPrefix.length);
  return ({ asSent }) => (asSent as Readonly<Record<string, unknown>> | undefined)?.[plain];
}

function hasAny(part: Part, readers: readonly ReadField[]): boolean {
  return readers.length === 0 || readers.some((read) => read(part) !== undefined);
}
