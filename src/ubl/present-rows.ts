import { presentRows } from '../generated/present-rows.js';
import { patternOf } from './needed-fields.ts';
import type { Part, WriteRows } from './writing.ts';

/**
 * What writes those rows of an aggregate that a part has any field for. For the bindings that the library carries it is
 * compiled: most rows are about a field that a part does not have, and a property is told from its absence several times
 * as fast as a name that is looked up.
 */
export function writeRowsOf(fieldsOfRows: readonly (readonly string[])[]): WriteRows {
  const pattern = patternOf(fieldsOfRows);
  const compiled = Object.hasOwn(presentRows, pattern) ? presentRows[pattern] : undefined;
  return compiled ?? writeRowsByName(fieldsOfRows);
}

/** The same for any binding. */
export function writeRowsByName(fieldsOfRows: readonly (readonly string[])[]): WriteRows {
  return (part, steps, parent, known) => {
    let hasContent = false;
    for (const [row, step] of steps.entries()) {
      const fields = fieldsOfRows[row] ?? [];
      const [only] = fields.length === 1 ? fields : [];
      const value = only === undefined ? undefined : part[only];
      if (hasAny(part, fields)) hasContent = step(part, parent, known, value) || hasContent;
    }
    return hasContent;
  };
}

function hasAny(part: Part, fields: readonly string[]): boolean {
  return fields.length === 0 || fields.some((field) => part[field] !== undefined);
}
