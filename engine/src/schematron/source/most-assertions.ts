import { because } from '../../xpath/reason.ts';
import type { SchematronSchema } from '../schema.ts';
import { SchematronError } from './xml.ts';

/** More than three times as many as the largest rule set that a publisher has released. */
const most = 10_000;

/** The schema, unchanged; throws if it has more assertions than can be compiled in reasonable time and memory. */
export function withFewAssertions(schema: SchematronSchema, file: string): SchematronSchema {
  let count = 0;
  for (const { rules } of schema.patterns) for (const { asserts } of rules) count += asserts.length;
  if (count <= most) return schema;
  throw new SchematronError(
    because('{count} assertions, where at most {most} are compiled; divide the schema, or give a phase', {
      count,
      most,
    }),
    { file, line: 1 },
  );
}
