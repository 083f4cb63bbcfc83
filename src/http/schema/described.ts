import type * as z from 'zod';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { defaultSpecification } from '../../specification/default.ts';
import arabic from '../messages/schemas.json' with { type: 'json' };
import type { JsonSchema } from './json-schema.ts';

/** An English description that has an Arabic translation. */
type Description = keyof typeof arabic;

export const described = (description: Description) => ({ description });

/** A row of an object with its description, and values that an editor may offer. */
export function row<Schema extends z.ZodType>(
  schema: Schema,
  description: Description,
  examples?: readonly string[],
): Schema {
  return schema.meta({ description, ...(examples && { examples: [...examples] }) });
}

/** A schema with its descriptions in a language. */
export function worded(schema: JsonSchema, language: Language): JsonSchema {
  const { accounting, release } = defaultSpecification;
  const values = { currency: accounting.currency, specification: release.name };
  const texts: Readonly<Record<string, string>> = arabic;
  return JSON.parse(JSON.stringify(schema), (name, member) =>
    name === 'description' && typeof member === 'string'
      ? fill({ en: member, ar: texts[member] ?? member }, language, values)
      : member,
  );
}
