import * as z from 'zod';
import type { DescribedSchema } from './described.ts';

/** JSON Schema as plain data. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * The JSON Schema of each described object under its name, with references among them: `refTo` says how a name is
 * referred to.
 */
export function jsonSchemas(
  named: Readonly<Record<string, DescribedSchema>>,
  refTo: (name: string) => string,
): Record<string, JsonSchema> {
  const metadata = z.registry<{ readonly id: string }>();
  for (const [id, { schema }] of Object.entries(named)) metadata.add(schema, { id });
  const { schemas } = z.toJSONSchema(metadata, { uri: refTo, io: 'input' });
  return Object.fromEntries(
    Object.entries(named).map(([name, texts]) => [name, withTexts(schemas[name] ?? {}, texts)]),
  );
}

function withTexts(generated: JsonSchema, { title, description, fields }: DescribedSchema): JsonSchema {
  const { $schema, $id, properties = {}, ...rest } = generated;
  const described = Object.entries(properties).map(([name, property]) => {
    const { examples, ...texts } = fields[name] ?? { description: '' };
    return [
      name,
      { ...texts, ...simplified(asObject(property)), ...(examples ? { examples: [...examples] } : {}) },
    ];
  });
  return { title, description, ...rest, properties: Object.fromEntries(described) };
}

function asObject(schema: JsonSchema | boolean): JsonSchema {
  return typeof schema === 'boolean' ? {} : schema;
}

/** Something or null as one schema with two types, which editors read better than a choice of two schemas. */
function simplified(schema: JsonSchema): object {
  const [value, none, ...more] = schema.anyOf ?? [];
  if (value === undefined || none === undefined || more.length > 0) return schema;
  const { type, ...rest } = asObject(value);
  if (asObject(none).type !== 'null' || type === undefined) return schema;
  const { anyOf, ...outer } = schema;
  const values = rest.enum === undefined ? {} : { enum: [...rest.enum, null] };
  return { ...outer, type: [type, 'null'], ...rest, ...values };
}
