import { presentRows } from '../generated/present-rows.js';
import { patternOf } from './needed-fields.ts';
import type { Part, WriteRows } from './writing.ts';

/**
 * A function that writes the rows of an aggregate for which a part has any field. For the library's own
 * bindings it is compiled: most rows concern fields that a part does not have, and testing a known property
 * is several times as fast as looking up a name.
 */
export function writeRowsOf(fieldsOfRows: readonly (readonly string[])[]): WriteRows {
  const pattern = patternOf(fieldsOfRows);
  const compiled = Object.hasOwn(presentRows, pattern) ? presentRows[pattern] : undefined;
  return compiled ?? writeRowsByName(fieldsOfRows);
}

/** The same for any binding. */
export function writeRowsByName(fieldsOfRows: readonly (readonly string[])[]): WriteRows {
  return (part, steps, known) => {
    let hasContent = false;
    for (const [row, step] of steps.entries()) {
      const fields = fieldsOfRows[row] ?? [];
      const [only] = fields.length === 1 ? fields : [];
      const value = only === undefined ? undefined : part[only];
      if (hasAny(part, fields)) hasContent = step(part, known, value) || hasContent;
    }
    return hasContent;
  };
}

function hasAny(part: Part, fields: readonly string[]): boolean {
  return fields.length === 0 || fields.some((field) => part[field] !== undefined);
}
