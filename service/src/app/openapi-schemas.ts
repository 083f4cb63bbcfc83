import { leftToRecords } from '../draft/fill-from-records.ts';

/** A JSON Schema of the description. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly if?: Schema;
  readonly else?: Schema;
  readonly not?: Schema;
  readonly unevaluatedProperties?: boolean;
  readonly examples?: readonly unknown[];
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Joins the schemas of the interface: of an object, the library's, unless the service's has more members. */
export function joinedSchemas(service: Schemas, library: Schemas): Schemas {
  const { DocumentRequest: request = {}, Problem: problem = {} } = library;
  const named = Object.entries(namingMembers).map(([name, { properties }]) => {
    const schema = { ...library[name], properties: { ...library[name]?.properties, ...properties } };
    const left = leftToRecords[name];
    return [name, left === undefined ? schema : leaving(schema, left)];
  });
  const own = Object.entries(service).filter(([name, { properties = {} }]) => {
    const other = library[name];
    return other === undefined || Object.keys(properties).some((member) => !other.properties?.[member]);
  });
  return {
    ...library,
    ...Object.fromEntries([...named, ...own]),
    // Credit-note endpoints ignore the type.
    CreditNoteRequest: {
      ...request,
      required: (request.required ?? []).filter((name) => name !== 'documentType'),
      properties: { ...request.properties, documentType: { description: 'CreditNote, whatever is sent.' } },
    },
    // The library's own server omits an unknown trace id or path; the service sends null.
    Problem: { ...problem, required: Object.keys(problem.properties ?? {}) },
  };
}

const naming = (kind: string) => ({
  recordId: {
    type: ['string', 'null'],
    description: `The id of ${kind} of the company: what is left out here, null or empty, is filled in from it.`,
  },
  recordCode: {
    type: ['string', 'null'],
    description: `The same by the code of ${kind}.`,
  },
});

/** Records of a company that a document may name. */
const namingMembers: Schemas = {
  Party: {
    properties: naming(
      'a customer (as the buyer), or of a vendor (as the seller of a document that the buyer issues)',
    ),
  },
  Line: { properties: naming('an item') },
  AdditionalDocument: {
    properties: {
      attachmentId: {
        type: 'string',
        description:
          'The id of an attachment that the service keeps (`POST /v1/attachments`), in place of `embeddedBase64`.',
      },
    },
  },
};

/** Allows members that a named record fills in to be absent or null. */
function leaving(schema: Schema, left: readonly string[]): Schema {
  const { required = [], properties = {} } = schema;
  const filled = required.filter((name) => left.includes(name));
  const strict = filled.filter((name) => ![properties[name]?.type].flat().includes('null'));
  return {
    ...schema,
    required: required.filter((name) => !filled.includes(name)),
    properties: {
      ...properties,
      ...Object.fromEntries(strict.map((name) => [name, orNull(properties[name] ?? {})])),
    },
    if: {
      anyOf: ['recordId', 'recordCode'].map((name) => ({
        required: [name],
        properties: { [name]: { type: 'string' } },
        ...open,
      })),
    },
    else: {
      required: filled,
      properties: Object.fromEntries(
        filled.map((name) => [name, strict.includes(name) ? { not: { type: 'null' } } : {}]),
      ),
      ...open,
    },
  };
}

/** Keeps a condition open: it names only some members, and tools would otherwise refuse the others. */
const open = { unevaluatedProperties: true };

function orNull({ description, ...schema }: Schema): Schema {
  const told = description === undefined ? {} : { description };
  return schema.type === undefined
    ? { ...told, anyOf: [schema, { type: 'null' }] }
    : { ...told, ...schema, type: [...[schema.type].flat(), 'null'] };
}

/** Members of a request that are objects, with their role. */
const groups: Readonly<Record<string, string>> = { seller: 'Party', lines: 'Line' };

/** Gives each member without a description the description of the request field of the same name. */
export function describedByFields(schemas: Schemas): Schemas {
  const described = (schema: Schema, group: string): Schema => {
    const { properties, items } = schema;
    if (items !== undefined && properties === undefined) return { ...schema, items: described(items, group) };
    if (properties === undefined) return schema;
    const members = Object.entries(properties).map(([name, member]) => {
      const words = schemas[group]?.properties?.[name]?.description;
      const within = described(member, groups[name] ?? group);
      const isTold = within.$ref !== undefined || within.description !== undefined || words === undefined;
      return [name, isTold ? within : { ...within, description: words }];
    });
    return { ...schema, properties: Object.fromEntries(members) };
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, described(schema, 'DocumentRequest')]),
  );
}

/** Returns a reference with a description next to it, which OpenAPI 3.1 allows, instead of a combination of the two. */
export function withPlainReferences<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, member: unknown) => {
    const { allOf, ...others }: Schema = Object(member);
    const [reference, words, ...more] = Array.isArray(allOf) ? allOf : [];
    const isDescribed =
      reference?.$ref !== undefined && words !== undefined && Object.keys(words).join() === 'description';
    return isDescribed && more.length === 0 ? { ...others, ...reference, ...words } : member;
  });
}
