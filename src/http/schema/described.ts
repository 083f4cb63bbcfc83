import type * as z from 'zod';

/** A row of an object with its description, and values that an editor may offer. */
export function row<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  examples?: readonly string[],
): Schema {
  return schema.meta(examples === undefined ? { description } : { description, examples: [...examples] });
}
