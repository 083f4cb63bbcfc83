import { requestJsonSchemas } from './document-request.ts';
import { type JsonSchema, jsonSchemasOf } from './json-schema.ts';
import { networkSchemas } from './network.ts';
import { resourceSchemas } from './resources.ts';
import { resultSchemas } from './results.ts';

const answerSchemas = { ...resultSchemas, ...networkSchemas, ...resourceSchemas };

export type ComponentName = keyof typeof answerSchemas | 'DocumentRequest';

/** A reference to a schema of an OpenAPI document. */
export function refTo(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * Every schema that the operations use, for the components of an OpenAPI document. They have no titles: some generators call
 * classes by them, and two schemas may have one title.
 */
export function components(): Record<string, JsonSchema> {
  const reference = (name: string) => refTo(name).$ref;
  const schemas = { ...requestJsonSchemas(reference), ...jsonSchemasOf(answerSchemas, reference) };
  return Object.fromEntries(Object.entries(schemas).map(([name, { title: _, ...schema }]) => [name, schema]));
}
