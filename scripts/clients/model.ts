import {
  type Body,
  type Media,
  type OpenApi,
  operationsOf,
  type Parameter,
  type PlacedOperation,
  resolved,
  type Schema,
  type SchemaObject,
} from './openapi.ts';

/** What every language can say of a value. Numbers are decimals of any size; `any` is whatever JSON can say. */
export type Type =
  | { readonly kind: 'text'; readonly values: readonly string[] }
  | { readonly kind: 'number' | 'integer' | 'boolean' | 'any' }
  | { readonly kind: 'object'; readonly name: string }
  | { readonly kind: 'list'; readonly of: Type };

export interface Field {
  /** Its name in JSON. */
  readonly name: string;
  readonly description: string;
  readonly type: Type;
  /** It must have a value. */
  readonly isRequired: boolean;
  /** It must be there: where it has no value, as null. */
  readonly isWritten: boolean;
}

export interface ObjectModel {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

/** How a body is sent or an answer read: JSON, a line of JSON for each, text, or bytes. */
export type Content =
  | { readonly kind: 'json' | 'lines'; readonly mediaType: string; readonly type: Type }
  | { readonly kind: 'text' | 'bytes'; readonly mediaType: string };

export interface CallParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly type: Type;
  readonly isRequired: boolean;
  /** A list is one value with commas, rather than a value for each. */
  readonly isJoined: boolean;
  /** A key that makes a repeated request one request: it is made anew where none is given. */
  readonly isIdempotencyKey: boolean;
}

/** An operation with one kind of body and one kind of answer. */
export interface Call {
  readonly name: string;
  /** The operation: its calls have the same parameters. */
  readonly operation: string;
  readonly description: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly CallParameter[];
  readonly body: Content | undefined;
  readonly answer: Content | undefined;
  /** The names of the keys that it takes. */
  readonly keys: readonly string[];
}

/** A key that a client sends in a header. */
export interface Key {
  readonly name: string;
  readonly header: string;
  /** What stands before it in the header. */
  readonly prefix: string;
}

/** What a client is made of, in any language. */
export interface ClientModel {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly keys: readonly Key[];
  readonly objects: readonly ObjectModel[];
  readonly calls: readonly Call[];
  /** The object that tells why a request failed. */
  readonly problem: string | undefined;
}

/** The model of a description. What it cannot say of a value becomes `any`, and nothing is left out. */
export function clientModel(description: OpenApi): ClientModel {
  const objects = new Map<string, ObjectModel>();
  const keys = keysOf(description);
  const typeOf = typesOf(description, objects);
  for (const [name, schema] of Object.entries(description.components?.schemas ?? {}))
    typeOf(isMade(description, schema) ? { $ref: `#/components/schemas/${pointer(name)}` } : true, name);
  const calls = operationsOf(description).flatMap((operation) =>
    callsOf(operation, { description, typeOf, keys }),
  );
  const { title, version, description: told = '' } = description.info;
  return {
    title,
    version,
    description: told,
    keys,
    objects: [...objects.values()],
    calls,
    problem: problemOf(description, typeOf),
  };
}

interface Reading {
  readonly description: OpenApi;
  readonly typeOf: TypeOf;
  readonly keys: readonly Key[];
}

type TypeOf = (schema: Schema | undefined, name: string) => Type;

const anything: Type = { kind: 'any' };

/** Reads types, and keeps the objects that they name; one without a name gets that of its place. */
function typesOf(description: OpenApi, objects: Map<string, ObjectModel>): TypeOf {
  const typeOf: TypeOf = (schema = true, name) => {
    if (typeof schema === 'boolean') return anything;
    const parts = partsOf(description, schema);
    const [only] = parts;
    if (only !== undefined && parts.length === 1 && only !== schema) return typeOf(only, name);
    if (schema.$ref !== undefined) return typeOfReference(schema.$ref, name);
    const isUnion = parts.length > 1;
    if (isUnion && !parts.every((part) => isObject(description, part))) return anything;
    if (isUnion || isObject(description, schema)) return objectOf(schema, name);
    const kinds = kindsOf(schema);
    const kind = kinds.length === 1 ? kinds[0] : undefined;
    if (kind === 'array') return { kind: 'list', of: typeOf(schema.items, `${name}-item`) };
    if (kind === 'string') return { kind: 'text', values: textsOf(schema) };
    return kind === 'number' || kind === 'integer' || kind === 'boolean' ? { kind } : anything;
  };
  const typeOfReference = ($ref: string, name: string): Type => {
    const schema = resolved<Schema>(description, { $ref });
    if (schema === undefined) return anything;
    const own = decodeURIComponent($ref.split('/').at(-1) ?? name)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    if (objects.has(own)) return { kind: 'object', name: own };
    return typeOf(schema, own);
  };
  const objectOf = (schema: SchemaObject, wanted: string): Type => {
    const name = freeName(objects, wanted);
    // Before its fields, as one of them may lead back to it.
    objects.set(name, { name, description: '', fields: [] });
    const fields = membersOf(description, schema).map(({ name: member, schema: of, isRequired }) => ({
      name: member,
      description: described(of),
      type: typeOf(of, `${name}-${member}`),
      isRequired: isRequired && !isNullable(description, of),
      isWritten: isRequired && isNullable(description, of),
    }));
    const words = described(schema) || alternatives(description, schema);
    objects.set(name, { name, description: words, fields });
    return { kind: 'object', name };
  };
  return typeOf;
}

function freeName(objects: ReadonlyMap<string, ObjectModel>, wanted: string): string {
  let name = wanted;
  for (let count = 2; objects.has(name); count++) name = `${wanted}-${count}`;
  return name;
}

/** The schemas of which a value has one or, of `allOf`, all; null is none of them, as every field may be missing. */
function partsOf(description: OpenApi, schema: SchemaObject): readonly SchemaObject[] {
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
function isNullable(description: OpenApi, schema: Schema, depth = 0): boolean {
  if (typeof schema === 'boolean') return schema;
  const found = resolved<SchemaObject>(description, schema) ?? {};
  const parts = found.anyOf ?? found.oneOf;
  if (parts !== undefined && depth < 20)
    return parts.some((part) => isNullable(description, part, depth + 1));
  return [found.type].flat().includes('null') || [...(found.enum ?? []), found.const].includes(null);
}

/** The names of the objects of which a value is one. */
function alternatives(description: OpenApi, schema: SchemaObject): string {
  if (schema.allOf !== undefined) return '';
  const names = partsOf(description, schema).flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
  return names.length < 2 ? '' : `One of: ${names.join(', ')}. The members of the others are missing.`;
}

function isObject(description: OpenApi, schema: Schema): boolean {
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

/** Whether a named schema becomes an object of its own. */
function isMade(description: OpenApi, schema: Schema): boolean {
  return isObject(description, schema);
}

interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/**
 * The members of an object. One of several objects has those of all: none is required, as it may be another, and what is
 * not the same in all can be anything.
 */
function membersOf(description: OpenApi, schema: SchemaObject, depth = 0): Member[] {
  const parts = partsOf(description, schema);
  if (parts[0] === schema || depth > 20) return ownMembers(schema);
  const isAll = schema.allOf !== undefined;
  const members = new Map<string, Member>();
  for (const part of parts)
    for (const member of membersOf(description, resolved<SchemaObject>(description, part) ?? {}, depth + 1)) {
      const before = members.get(member.name);
      const isSame =
        before === undefined || JSON.stringify(shape(before.schema)) === JSON.stringify(shape(member.schema));
      const isRequired = isAll && (member.isRequired || before?.isRequired === true);
      const schemaOfBoth = isAll || isSame ? member.schema : { description: described(member.schema) };
      members.set(member.name, { name: member.name, schema: schemaOfBoth, isRequired });
    }
  return [...members.values()];
}

function ownMembers({ properties = {}, required = [] }: SchemaObject): Member[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
  }));
}

/** What a schema says of the kind of its values, without words and values. */
function shape(schema: Schema): unknown {
  if (typeof schema === 'boolean') return schema;
  return {
    $ref: schema.$ref,
    kinds: kindsOf(schema),
    items: schema.items,
    properties: schema.properties,
    anyOf: schema.anyOf,
  };
}

/** The kinds of value that a schema names, null left out unless it is the only one. */
function kindsOf({ type, enum: values, const: only }: SchemaObject): readonly string[] {
  const listed = values ?? (only === undefined ? [] : [only]);
  const kinds = type === undefined ? listed.map(kindOf) : [type].flat();
  const others = [...new Set(kinds)].filter((kind) => kind !== 'null');
  return others.length === 0 ? [...new Set(kinds)] : others;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' ? 'number' : typeof value;
}

function textsOf({ enum: values = [], const: only }: SchemaObject): string[] {
  return [...values, only].filter((value) => typeof value === 'string');
}

function described(schema: Schema): string {
  return typeof schema === 'boolean' ? '' : (schema.description ?? '');
}

function pointer(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function keysOf({ components }: OpenApi): Key[] {
  return Object.entries(components?.securitySchemes ?? {}).flatMap(
    ([name, { type, in: place, name: header, scheme }]) => {
      if (type === 'apiKey' && place === 'header' && header !== undefined)
        return [{ name, header, prefix: '' }];
      return type === 'http' && scheme?.toLowerCase() === 'bearer'
        ? [{ name, header: 'Authorization', prefix: 'Bearer ' }]
        : [];
    },
  );
}

/** A call for each kind of body and answer: the plainest has the name of the operation, the others say what they take and give. */
function callsOf(operation: PlacedOperation, reading: Reading): Call[] {
  const { description, keys } = reading;
  const { method, path, summary = '', description: told = '', responses = {} } = operation;
  const name = operation.operationId ?? `${method}-${path}`;
  const bodies = contentsOf(
    resolved<Body>(description, operation.requestBody ?? {}),
    `${name}-body`,
    reading,
    true,
  );
  const successes = Object.entries(responses).filter(([status]) => /^2/.test(status) || status === 'default');
  const answers = successes.flatMap(([, response]) =>
    contentsOf(resolved<Body>(description, response), `${name}-answer`, reading, false),
  );
  const distinct = answers.filter(
    (answer, index) => answers.findIndex((other) => formOf(other) === formOf(answer)) === index,
  );
  const needed = (operation.security ?? description.security ?? []).flatMap((all) => Object.keys(all));
  return orNone(bodies).flatMap((body, bodyIndex) =>
    orNone(distinct).map((answer, answerIndex) => ({
      name: `${name}${bodyIndex === 0 || body === undefined ? '' : `-from-${formOf(body)}`}${answerIndex === 0 || answer === undefined ? '' : `-as-${formOf(answer)}`}`,
      operation: name,
      description: [summary === '' ? name : summary.replace(/\.?$/, '.'), told]
        .filter((text) => text !== '')
        .join('\n'),
      method: method.toUpperCase(),
      path,
      parameters: parametersOf(operation, reading),
      body,
      answer,
      keys: keys.map((key) => key.name).filter((key) => needed.includes(key)),
    })),
  );
}

const orNone = (contents: readonly Content[]): readonly (Content | undefined)[] =>
  contents.length === 0 ? [undefined] : contents;

/** The form of a content in a word, such as json or xml. */
function formOf({ kind, mediaType }: Content): string {
  return kind === 'json' || kind === 'lines' ? kind : (mediaType.split(/[/;+]/).at(1) ?? mediaType);
}

const isJson = (mediaType: string): boolean => /^[^;]*[/+]json\b/.test(mediaType);

/** The contents that can be sent or asked for, JSON first, one of each form. */
function contentsOf({ content = {} }: Body = {}, name: string, reading: Reading, isSent: boolean): Content[] {
  const all = Object.entries(content).filter(([mediaType]) => !mediaType.includes('*'));
  const read = all.map(([mediaType, { schema }]): Content => {
    if (isJson(mediaType)) return { kind: 'json', mediaType, type: reading.typeOf(schema, name) };
    if (/ndjson|jsonl|json-seq/.test(mediaType))
      return { kind: 'lines', mediaType, type: reading.typeOf(schema, name) };
    const isText = !isSent && /^text\/|[/+](?:xml|html|csv|yaml)\b/.test(mediaType);
    return { kind: isText ? 'text' : 'bytes', mediaType };
  });
  // An answer with the schema of the JSON beside it is the same under another name.
  const json = all.find(([mediaType]) => isJson(mediaType));
  const isAnother = (mediaType: string) =>
    mediaType.startsWith('text/plain') && json !== undefined && sameSchema(content[mediaType], json[1]);
  const sorted = [
    ...read.filter(({ kind }) => kind === 'json'),
    ...read.filter(({ kind }) => kind !== 'json'),
  ].filter(({ mediaType }) => !isAnother(mediaType));
  return sorted.filter((one, index) => sorted.findIndex((other) => formOf(other) === formOf(one)) === index);
}

function sameSchema(one: Media | undefined, other: Media): boolean {
  return JSON.stringify(one?.schema) === JSON.stringify(other.schema);
}

function parametersOf(
  { operationId = '', parameters = [], path }: PlacedOperation,
  { description, typeOf }: Reading,
): CallParameter[] {
  const read = parameters.flatMap((reference) => {
    const parameter = resolved<Parameter>(description, reference);
    return parameter === undefined ? [] : [parameter];
  });
  const named = new Map(read.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  const inPath = Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']): [string, Parameter] => [
    `path ${name}`,
    { name, in: 'path', required: true },
  ]);
  // Those of the path come first, in its order, whether they are described or not.
  const all = new Map([...inPath, ...named]);
  return [...all.values()].flatMap((parameter) => {
    const { name, in: place, required = false, schema } = parameter;
    if (place !== 'path' && place !== 'query' && place !== 'header') return [];
    const isIdempotencyKey = place === 'header' && name.toLowerCase() === 'idempotency-key';
    const told = parameter.description ?? described(schema ?? true);
    return [
      {
        name,
        in: place,
        description: isIdempotencyKey ? `${told} Made anew where none is given.`.trim() : told,
        type: plain(typeOf(schema, `${operationId}-${name}`)),
        isRequired: place === 'path' || (required && !isIdempotencyKey),
        isJoined: place !== 'query' || parameter.explode === false,
        isIdempotencyKey,
      },
    ];
  });
}

/** A parameter is a text, a number, true or false, or a list of such. */
function plain(type: Type): Type {
  if (type.kind === 'list') return { kind: 'list', of: plain(type.of) };
  return type.kind === 'object' || type.kind === 'any' ? { kind: 'text', values: [] } : type;
}

function problemOf(description: OpenApi, typeOf: TypeOf): string | undefined {
  const schemas = operationsOf(description).flatMap(({ responses = {} }) =>
    Object.values(responses).flatMap((response) => {
      const media = resolved<Body>(description, response)?.content?.['application/problem+json'];
      return media?.schema === undefined ? [] : [media.schema];
    }),
  );
  const type = schemas[0] === undefined ? anything : typeOf(schemas[0], 'Problem');
  return type.kind === 'object' ? type.name : undefined;
}
