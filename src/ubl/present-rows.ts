import { presentRows } from '../generated/present-rows.js';
import { patternOf } from './needed-fields.ts';
import type { Part, WriteRows } from './writing.ts';

/**
 * A function that writes the rows of an aggregate for which a part has any field. For aggregates of many rows in
 * the library's own bindings it is compiled: most rows concern fields that a part does not have, and testing a
 * known property is several times as fast as looking up a name.
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
    for (let row = 0; row < steps.length; row += 1) {
      const fields = fieldsOfRows[row] as readonly string[];
      const value = fields.length === 1 ? part[fields[0] as string] : undefined;
      if (value !== undefined || (fields.length !== 1 && hasAny(part, fields)))
        hasContent = (steps[row] as (typeof steps)[number])(part, known, value) || hasContent;
    }
    return hasContent;
  };
}

function hasAny(part: Part, fields: readonly string[]): boolean {
  return fields.length === 0 || fields.some((field) => part[field] !== undefined);
}
