import * as z from 'zod';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { defaultSpecification } from '../../specification/default.ts';
import arabic from '../messages/schemas.json' with { type: 'json' };

/** JSON Schema as plain data. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Returns the JSON Schemas of some objects by name; `refTo` makes the reference to a name. */
export function jsonSchemasOf(
  named: Readonly<Record<string, z.ZodObject>>,
  refTo: (name: string) => string,
): Record<string, JsonSchema> {
  const ids = z.registry<{ readonly id: string }>();
  for (const [id, schema] of Object.entries(named)) ids.add(schema, { id });
  const { schemas } = z.toJSONSchema(ids, { uri: refTo, io: 'input' });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, properties = {}, ...rest }]) => [
      name,
      ordered({
        ...rest,
        properties: Object.fromEntries(
          Object.entries(properties).map(([field, property]) => [
            field,
            ordered(simplified(asObject(property))),
          ]),
        ),
      }),
    ]),
  );
}

/** Puts the members that a person reads first at the beginning, and examples at the end. */
function ordered({ title, description, examples, ...rest }: JsonSchema): JsonSchema {
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...rest,
    ...(examples === undefined ? {} : { examples }),
  };
}

function asObject(schema: JsonSchema | boolean): JsonSchema {
  return typeof schema === 'boolean' ? {} : schema;
}

/** A nullable value as one schema with two types, which editors show better than a choice of two schemas. */
function simplified(schema: JsonSchema): JsonSchema {
  const [value, none, ...more] = schema.anyOf ?? [];
  if (value === undefined || none === undefined || more.length > 0) return schema;
  const { type, ...rest } = asObject(value);
  if (asObject(none).type !== 'null' || type === undefined) return schema;
  const { anyOf, ...outer } = schema;
  const values = rest.enum === undefined ? {} : { enum: [...rest.enum, null] };
  return { ...outer, type: [type, 'null'], ...rest, ...values } as JsonSchema;
}

/** An English description that has an Arabic translation. */
type Description = keyof typeof arabic;

/** An object with its description. */
export function object<Shape extends z.core.$ZodLooseShape>(description: Description, shape: Shape) {
  return z.object(shape).meta({ description });
}

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
