import type { Language } from '../../core/messages/language.ts';
import { describedSpecification } from '../../specification/described.ts';
import { worded } from './described.ts';
import { requestJsonSchemas } from './document-request.ts';
import { type JsonSchema, jsonSchemasOf } from './json-schema.ts';
import { networkSchemas } from './network.ts';
import { resourceSchemas } from './resources.ts';
import { resultSchemas } from './results.ts';

const answerSchemas = { ...resultSchemas, ...networkSchemas, ...resourceSchemas };

/** The names alone, so that the declarations of the package need no zod. */
const answerNames = namesOf(answerSchemas);

export type ComponentName = (typeof answerNames)[number] | 'DocumentRequest';

function namesOf<Name extends string>(schemas: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(schemas) as Name[];
}

/** The schema of a successful answer, or those of which it is one. */
export type SuccessSchema = ComponentName | readonly ComponentName[];

/** The names under which a description has schemas, where they differ from those here. */
export type SchemaNames = Partial<Readonly<Record<ComponentName, string>>>;

/** References to the schemas of an OpenAPI document. */
export function referencesBy(names: SchemaNames): (name: ComponentName) => { readonly $ref: string } {
  return (name) => ({ $ref: `#/components/schemas/${names[name] ?? name}` });
}

/**
 * Every schema that the operations use, for the components of an OpenAPI document. They have no titles: some generators call
 * classes by them, and two schemas may have one title.
 *
 * @internal
 */
export function components(names: SchemaNames = {}, language: Language = 'en'): Record<string, JsonSchema> {
  const nameOf = (name: string) => (names as Readonly<Record<string, string>>)[name] ?? name;
  const reference = (name: string) => `#/components/schemas/${nameOf(name)}`;
  const schemas = {
    ...requestJsonSchemas(reference, describedSpecification, language),
    ...Object.fromEntries(
      Object.entries(jsonSchemasOf(answerSchemas, reference)).map(([name, schema]) => [
        name,
        worded(schema, language),
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { title: _, ...schema }]) => [nameOf(name), schema]),
  );
}
