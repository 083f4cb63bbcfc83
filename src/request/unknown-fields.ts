import * as z from 'zod';
import { oncePer } from '../core/once-per.ts';
import type { Specification } from '../core/specification.ts';
import { requestSchemasOf } from './schema/document.ts';

/** The fields that an object of the request may have, each with what may stand in it; null for a plain value. */
type Fields = ReadonlyMap<string, Fields | null>;

const requestFieldsOf = oncePer(
  (specification: Specification): Fields =>
    fieldsOf(requestSchemasOf(specification).DocumentRequest) ?? new Map(),
);

/**
 * JSON paths of the fields of a well-formed request that the interface does not know. They are ignored, so the caller
 * should hear of them: most are misspelt.
 */
export function unknownFields(request: unknown, specification: Specification): string[] {
  const unknown: string[] = [];
  collect(requestFieldsOf(specification), request, '', unknown);
  return unknown;
}

function collect(fields: Fields, value: unknown, path: string, unknown: string[]): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      collect(fields, value[index], `${path}[${index}]`, unknown);
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) {
      const inner = fields.get(name);
      if (inner === null) continue;
      const fieldPath = path === '' ? name : `${path}.${name}`;
      if (inner === undefined) unknown.push(fieldPath);
      else collect(inner, Reflect.get(value, name), fieldPath, unknown);
    }
  }
}

/** Reads the fields off a schema; a list has those of its entries, a union those of its object. */
function fieldsOf(schema: z.core.$ZodType): Fields | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (schema instanceof z.ZodUnion)
    return schema.options.map(fieldsOf).find((fields) => fields !== null) ?? null;
  if (!(schema instanceof z.ZodObject)) return null;
  return new Map(Object.entries(schema.shape).map(([name, field]) => [name, fieldsOf(field)]));
}
