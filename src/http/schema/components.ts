import type { Language } from '../../core/messages/language.ts';
import { describedJsonSchemas } from '../../request/schema/json-schema.ts';
import { describedSpecification } from '../../specification/described.ts';
import { type JsonSchema, jsonSchemasOf, worded } from './json-schema.ts';
import { networkSchemas } from './network.ts';
import { resourceSchemas } from './resources.ts';
import { resultSchemas } from './results.ts';

const answerSchemas = { ...resultSchemas, ...networkSchemas, ...resourceSchemas };

/** Only the names, so that the package's declarations need no zod. */
const answerNames = /* @__PURE__ */ namesOf(answerSchemas);

export type ComponentName = (typeof answerNames)[number] | 'DocumentRequest';

function namesOf<Name extends string>(schemas: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(schemas) as Name[];
}

/** The schema of a successful answer, or of several alternative answers. */
export type SuccessSchema = ComponentName | readonly ComponentName[];

/** The names under which a description has schemas, where they differ from those here. */
export type SchemaNames = Partial<Readonly<Record<ComponentName, string>>>;

/** References to the schemas of an OpenAPI document. */
export function referencesBy(names: SchemaNames): (name: ComponentName) => { readonly $ref: string } {
  return (name) => ({ $ref: `#/components/schemas/${names[name] ?? name}` });
}

/**
 * Returns every schema that the operations use, for the components of an OpenAPI document, in the form that client
 * generators need. They have no titles, because some generators use titles as class names and two schemas may share
 * one. A day is defined only by its format, because some generators apply a pattern to their own value. Of names that
 * differ only in case, only the first is included.
 * @internal
 */
export function components(names: SchemaNames = {}, language: Language = 'en'): Record<string, JsonSchema> {
  const nameOf = (name: string) => (names as Readonly<Record<string, string>>)[name] ?? name;
  const reference = (name: string) => `#/components/schemas/${nameOf(name)}`;
  const schemas = {
    ...describedJsonSchemas(describedSpecification, reference, language),
    ...Object.fromEntries(
      Object.entries(jsonSchemasOf(answerSchemas, reference)).map(([name, schema]) => [
        name,
        worded(schema, language),
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { title: _, properties = {}, ...schema }]) => [
      nameOf(name),
      { ...schema, properties: forGenerators(properties) },
    ]),
  );
}

type Properties = NonNullable<JsonSchema['properties']>;

function forGenerators(properties: Properties): Properties {
  const byName = new Map<string, [name: string, property: Properties[string]]>();
  for (const [name, property] of Object.entries(properties)) {
    const key = name.toLowerCase();
    if (!byName.has(key)) byName.set(key, [name, withoutPatternOfDay(property)]);
  }
  return Object.fromEntries(byName.values());
}

function withoutPatternOfDay(property: Properties[string]): Properties[string] {
  if (typeof property === 'boolean' || property.format !== 'date') return property;
  const { pattern: _, ...others } = property;
  return others;
}
