import type { Language } from '../../core/messages/language.ts';
import { limits } from '../../core/options/limits.ts';
import {
  descriptionOf,
  type FieldFacts,
  type FieldRow,
  mayBeGiven,
} from '../../core/specification/fields.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import type { DescribedSpecification } from '../../core/specification/specification.ts';
import { dateForm } from '../../generated/request-shape.js';
import { mostOf, mostOfText, requestCodes } from './request.ts';

/**
 * The dialects of JSON Schema for frameworks: draft-07 for Fastify and others, and the dialect of OpenAPI
 * descriptions.
 */
export type JsonSchemaTarget = 'draft-07' | 'openapi-3.1';

/** A JSON Schema as plain data, which you can pass to any library. */
export type PlainJsonSchema = Readonly<Record<string, unknown>>;

/** Identifies the schema, so that references inside it lead to its parts wherever it is embedded. */
const id = 'urn:pint-ae:document-request';

const keywords = {
  'draft-07': { $schema: 'http://json-schema.org/draft-07/schema#', parts: 'definitions' },
  'openapi-3.1': { $schema: 'https://json-schema.org/draft/2020-12/schema', parts: '$defs' },
} as const satisfies Record<JsonSchemaTarget, object>;

export const jsonSchemaTargets = Object.keys(keywords);

/** Tells whether a value names a JSON Schema dialect that can be written. */
export function isJsonSchemaTarget(value: unknown): value is JsonSchemaTarget {
  return jsonSchemaTargets.some((target) => target === value);
}

/** The JSON Schema of a document request for programs; with `refs`, each object once under its name. */
export function requestJsonSchema(
  target: JsonSchemaTarget,
  refs: boolean,
  specification: RequestSpecification,
): PlainJsonSchema {
  const { $schema, parts } = keywords[target];
  const objectOf = objectSchemas(specification, (name) =>
    refs ? { $ref: `#/${parts}/${name}` } : objectOf(name),
  );
  const whole = objectOf('DocumentRequest');
  if (!refs) return target === 'draft-07' ? { $schema, ...whole } : whole;
  const named = Object.keys(specification.fields).filter((name) => name !== 'DocumentRequest');
  return {
    $schema,
    $id: id,
    ...whole,
    [parts]: Object.fromEntries(named.map((name) => [name, objectOf(name)])),
  };
}

/** The JSON Schemas of the objects of a document request, by name, with their texts; `refTo` refers to a name. */
export function describedJsonSchemas(
  specification: DescribedSpecification,
  refTo: (name: string) => string,
  language: Language,
): Record<string, DescribedObject> {
  const { fields: objects, codeLists } = specification;
  const objectOf = objectSchemas(specification, (name) => ({ $ref: refTo(name) }));
  const described = (
    [field, schema]: [string, PlainJsonSchema],
    row: FieldRow,
  ): [string, PlainJsonSchema] => {
    const examples =
      row.codeList === undefined ? row.examples : Object.keys(codeLists[row.codeList]?.codes ?? {});
    const description = descriptionOf(row, language);
    return [field, { description, ...schema, ...(examples && { examples: [...examples] }) }];
  };
  return Object.fromEntries(
    Object.entries(objects).map(([name, { title, description, fields }]) => {
      const { properties, ...object } = objectOf(name);
      const rows = Object.entries(properties).map((each) => described(each, fields[each[0]] as FieldRow));
      const texts = { title: title[language], description: description[language] };
      return [name, { ...texts, ...object, properties: Object.fromEntries(rows) }];
    }),
  );
}

/** The JSON Schema of an object: its keywords, with the schemas of its fields. */
type ObjectSchema = PlainJsonSchema & { readonly properties: Readonly<Record<string, PlainJsonSchema>> };

/** The JSON Schema of an object with its texts. */
export type DescribedObject = ObjectSchema & { readonly title: string; readonly description: string };

function objectSchemas(
  specification: RequestSpecification,
  partOf: (name: string) => PlainJsonSchema,
): (name: string) => ObjectSchema {
  const { fields: objects } = specification;
  const codes = requestCodes(specification);
  return (name) => {
    const { fields = {} } = objects[name] ?? {};
    const isRequired = (field: FieldFacts) => field.presence !== undefined && !mayBeGiven(field, fields);
    const required = Object.keys(fields).filter((field) => isRequired(fields[field] as FieldFacts));
    return {
      type: 'object',
      ...(required.length === 0 ? {} : { required }),
      properties: Object.fromEntries(
        Object.entries(fields).map(([field, facts]) => {
          const isNullable = facts.presence !== 'required' || mayBeGiven(facts, fields);
          return [field, isNullable ? orNull(schemaOf(facts)) : schemaOf(facts)];
        }),
      ),
    };
  };

  function schemaOf(field: FieldFacts): PlainJsonSchema {
    switch (field.kind) {
      case 'choice':
        return { type: 'string', enum: codes[field.among] };
      case 'group':
        return partOf(field.of);
      case 'list': {
        const { of, text } = field;
        const longest = text === undefined ? undefined : mostOfText({ of, text }, objects);
        const object = partOf(of);
        const items =
          longest === undefined ? object : { anyOf: [{ type: 'string', maxLength: longest }, object] };
        return { maxItems: mostOf(field), type: 'array', items };
      }
      case 'date':
        return { type: 'string', format: 'date', pattern: dateForm.source };
      case 'flag':
        return { type: 'boolean' };
      case 'decimal':
      case 'amount':
      case 'price':
        return { type: 'number', minimum: -limits.maxMagnitude, maximum: limits.maxMagnitude };
      default:
        return { type: 'string', maxLength: mostOf(field) };
    }
  }
}

function orNull({ type, enum: values, ...rest }: PlainJsonSchema): PlainJsonSchema {
  if (type === undefined) return { anyOf: [rest, { type: 'null' }] };
  return { type: [type, 'null'], ...(Array.isArray(values) ? { enum: [...values, null] } : {}), ...rest };
}
