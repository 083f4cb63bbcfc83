import * as z from 'zod';
import { oncePer } from '../core/once-per.ts';
import type { Specification } from '../core/specification.ts';
import { requestSchemasOf } from './schema/document.ts';

/** The fields that an object of the request may have, each with what may stand in it; null for a plain value. */
export type Fields = ReadonlyMap<string, Fields | null>;

/** The fields of the requests of a specification, in the order of the interface. */
export const requestFieldsOf = oncePer(
  (specification: Specification): Fields =>
    fieldsOf(requestSchemasOf(specification).DocumentRequest) ?? new Map(),
);

/** Reads the fields off a schema; a list has those of its entries, a union those of its object. */
function fieldsOf(schema: z.core.$ZodType): Fields | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (schema instanceof z.ZodUnion)
    return schema.options.map(fieldsOf).find((fields) => fields !== null) ?? null;
  if (!(schema instanceof z.ZodObject)) return null;
  return new Map(Object.entries(schema.shape).map(([name, field]) => [name, fieldsOf(field)]));
}
