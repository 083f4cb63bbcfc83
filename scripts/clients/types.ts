import type { Field, ObjectModel, Type } from './model.ts';
import { nameIn, type OpenApi, resolved, type Schema, type SchemaObject } from './openapi.ts';
import {
  alternatives,
  described,
  isNullable,
  isObject,
  kindsOf,
  type Member,
  membersOf,
  partsOf,
  textsOf,
} from './schemas.ts';

/** The type of a schema, whose object gets a name where it has none. */
export type TypeOf = (schema: Schema | undefined, name: string) => Type;

const anything: Type = { kind: 'any' };

/** Reads types, and keeps the objects that they name; one without a name gets that of its place. */
export function typesOf(description: OpenApi, objects: Map<string, ObjectModel>): TypeOf {
  const typeOf: TypeOf = (schema = true, name) => {
    if (typeof schema === 'boolean') return anything;
    const parts = partsOf(description, schema);
    const [only] = parts;
    if (only !== undefined && parts.length === 1 && only !== schema) return typeOf(only, name);
    if (schema.$ref !== undefined) return typeOfReference(schema.$ref);
    const isUnion = parts.length > 1;
    const areObjects = (isUnion ? parts : [schema]).every((part) => isObject(description, part));
    if (areObjects) return objectOf(schema, name);
    return isUnion ? anything : typeOfKind(schema, name);
  };
  const typeOfReference = ($ref: string): Type => {
    const name = nameIn($ref);
    const schema = resolved<Schema>(description, { $ref });
    return schema !== undefined && objects.has(name) ? { kind: 'object', name } : typeOf(schema, name);
  };
  const typeOfKind = (schema: SchemaObject, name: string): Type => {
    const [kind, ...others] = kindsOf(schema);
    if (others.length > 0) return anything;
    if (kind === 'array') return { kind: 'list', of: typeOf(schema.items, `${name}-item`) };
    if (kind === 'string') return { kind: 'text', values: textsOf(schema) };
    return kind === 'number' || kind === 'integer' || kind === 'boolean' ? { kind } : anything;
  };
  const objectOf = (schema: SchemaObject, wanted: string): Type => {
    const name = freeName(objects, wanted);
    // Before its fields, as one of them may lead back to it.
    objects.set(name, { name, description: '', fields: [] });
    const fields = membersOf(description, schema).map((member) => fieldOf(member, name));
    const words = described(schema) || alternatives(description, schema);
    objects.set(name, { name, description: words, fields });
    return { kind: 'object', name };
  };
  const fieldOf = ({ name, schema, isRequired }: Member, object: string): Field => ({
    name,
    description: described(schema),
    type: typeOf(schema, `${object}-${name}`),
    isRequired: isRequired && !isNullable(description, schema),
    isWritten: isRequired && isNullable(description, schema),
  });
  return typeOf;
}

function freeName(objects: ReadonlyMap<string, ObjectModel>, wanted: string): string {
  let name = wanted;
  for (let count = 2; objects.has(name); count++) name = `${wanted}-${count}`;
  return name;
}
