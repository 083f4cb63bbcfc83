import { nameIn, type OpenApi, resolved, type Schema, type SchemaObject } from './openapi.ts';

/** The schemas of which a value has one or, of `allOf`, all; null is none of them, as every field may be missing. */
export function partsOf(description: OpenApi, schema: SchemaObject): readonly SchemaObject[] {
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts === undefined) return [schema];
  const others =
    schema.properties === undefined
      ? []
      : [{ type: 'object', properties: schema.properties, required: schema.required ?? [] }];
  return [...parts, ...others].filter(
    (part): part is SchemaObject =>
      typeof part !== 'boolean' && kindsOf(resolved<SchemaObject>(description, part) ?? {}).join() !== 'null',
  );
}

/** Whether null is a value of a schema. */
export function isNullable(description: OpenApi, schema: Schema, depth = 0): boolean {
  if (typeof schema === 'boolean') return schema;
  const found = resolved<SchemaObject>(description, schema) ?? {};
  const parts = found.anyOf ?? found.oneOf;
  if (parts !== undefined && depth < 20)
    return parts.some((part) => isNullable(description, part, depth + 1));
  return [found.type].flat().includes('null') || [...(found.enum ?? []), found.const].includes(null);
}

/** The names of the objects of which a value is one. */
export function alternatives(description: OpenApi, schema: SchemaObject): string {
  if (schema.allOf !== undefined) return '';
  const names = partsOf(description, schema).flatMap(({ $ref }) =>
    $ref === undefined ? [] : [nameIn($ref)],
  );
  return names.length < 2 ? '' : `One of: ${names.join(', ')}. The members of the others are missing.`;
}

/** Whether every value of a schema is an object whose members are named. */
export function isObject(description: OpenApi, schema: Schema): boolean {
  const found = resolved<Schema>(description, schema);
  if (typeof found !== 'object') return false;
  if (found.properties !== undefined) return true;
  const parts = partsOf(description, found);
  return (
    parts.length > 0 &&
    parts[0] !== found &&
    parts.every((part) => part !== schema && isObject(description, part))
  );
}

export interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/**
 * The members of an object. One of several objects has those of all: none is required, as it may be another, and what is
 * not the same in all can be anything.
 */
export function membersOf(description: OpenApi, schema: SchemaObject, depth = 0): Member[] {
  const parts = partsOf(description, schema);
  if (parts[0] === schema || depth > 20) return ownMembers(schema);
  const isAll = schema.allOf !== undefined;
  const members = new Map<string, Member>();
  for (const part of parts)
    for (const member of membersOf(description, resolved<SchemaObject>(description, part) ?? {}, depth + 1)) {
      const before = members.get(member.name);
      members.set(member.name, isAll ? ofAll(member, before) : ofOne(member, before));
    }
  return [...members.values()];
}

function ofAll(member: Member, before: Member | undefined): Member {
  return { ...member, isRequired: member.isRequired || before?.isRequired === true };
}

function ofOne({ name, schema }: Member, before: Member | undefined): Member {
  const isSame = before === undefined || shape(before.schema) === shape(schema);
  return { name, schema: isSame ? schema : { description: described(schema) }, isRequired: false };
}

/** A member that is required unless a condition holds is required: a client does not know of conditions. */
function ownMembers({ properties = {}, required = [], else: other }: SchemaObject): Member[] {
  const always = typeof other === 'object' ? [...required, ...(other.required ?? [])] : required;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: always.includes(name),
  }));
}

/** The kind of a schema's values, without words and values. */
function shape(schema: Schema): string {
  if (typeof schema === 'boolean') return String(schema);
  const { $ref, items, properties, anyOf } = schema;
  return JSON.stringify({ $ref, kinds: kindsOf(schema), items, properties, anyOf });
}

/** The kinds of value that a schema names, null left out unless it is the only one. */
export function kindsOf({ type, enum: values, const: only }: SchemaObject): readonly string[] {
  const listed = values ?? (only === undefined ? [] : [only]);
  const kinds = type === undefined ? listed.map(kindOf) : [type].flat();
  const others = [...new Set(kinds)].filter((kind) => kind !== 'null');
  return others.length === 0 ? [...new Set(kinds)] : others;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The texts that a schema lists. */
export function textsOf({ enum: values = [], const: only }: SchemaObject): string[] {
  return [...values, only].filter((value) => typeof value === 'string');
}

export function described(schema: Schema): string {
  return typeof schema === 'boolean' ? '' : (schema.description ?? '');
}
