import { onceAsked } from '../../core/once-per.ts';
import { partMakers } from '../../generated/present-rows.js';
import type { OfValues } from './part-table.ts';

const compiled = onceAsked(
  () => new Map(partMakers.map((maker) => [Object.keys(maker([])).join(' '), maker])),
);

/** Builds a part from its values; compiled for known parts, whose objects are then faster. */
export function ofValues(fields: readonly string[]): OfValues {
  return (
    compiled().get(fields.join(' ')) ??
    ((values) => Object.fromEntries(fields.map((field, at) => [field, values[at]])))
  );
}
