import { onceAsked } from '../../core/once-per.ts';
import { partMakers } from '../../generated/present-rows.js';
import type { OfValues } from './part-table.ts';

const compiled = onceAsked(
  () => new Map(partMakers.map((maker) => [Object.keys(maker([])).join(' '), maker])),
);

/**
 * Makes the function that builds a part from its values. For known parts the function was compiled: an object that
 * has all its fields from the start takes a fraction of the time to create and read.
 */
export function ofValues(fields: readonly string[]): OfValues {
  return compiled().get(fields.join(' ')) ?? ((values) => presentFields(fields, values));
}

function presentFields(fields: readonly string[], values: readonly unknown[]): object {
  return Object.fromEntries(fields.map((field, at) => [field, values[at]]));
}
