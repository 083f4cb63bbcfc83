import { z } from 'zod';
import { jsonPath } from './json-path.ts';
import { documentRequestSchema } from './request.ts';

/**
 * JSON paths of the fields of a well-formed request that the interface does not know. They are ignored, so the caller
 * should hear of them: most are misspelt.
 */
export function unknownFields(request: unknown): string[] {
  return [...fieldsOutside(documentRequestSchema, request, [])];
}

function* fieldsOutside(schema: z.core.$ZodType, value: unknown, path: PropertyKey[]): Generator<string> {
  if (value === null || value === undefined) return;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* fieldsOutside(inner.element, item, [...path, index]);
  } else if (inner instanceof z.ZodUnion && typeof value === 'object') {
    const object = inner.options.find((option) => option instanceof z.ZodObject);
    if (object) yield* fieldsOutside(object, value, path);
  } else if (inner instanceof z.ZodObject && typeof value === 'object') {
    yield* fieldsOutsideObject(inner, value, path);
  }
}

function* fieldsOutsideObject(schema: z.ZodObject, value: object, path: PropertyKey[]): Generator<string> {
  for (const [name, fieldValue] of Object.entries(value)) {
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
    if (field === undefined) yield jsonPath([...path, name]);
    else yield* fieldsOutside(field, fieldValue, [...path, name]);
  }
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap());
  return schema;
}
