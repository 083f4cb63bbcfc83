import fc from 'fast-check';

/** The part of JSON Schema that descriptions of bodies use. */
export interface BodySchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly BodySchema[];
  readonly oneOf?: readonly BodySchema[];
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly required?: readonly string[];
  /** Facts where no record is named. */
  readonly else?: BodySchema;
  readonly not?: BodySchema;
  readonly additionalProperties?: boolean;
  readonly items?: BodySchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

export type Schemas = Readonly<Record<string, BodySchema>>;

/** Longer texts and lists would show nothing new and take long. */
const longestText = 2_000;
const mostItems = 3;

/** Values that a schema allows, among them those at its limits. */
export function allowedBy(schema: BodySchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const { $ref, oneOf, anyOf = oneOf, type, enum: codes } = schema;
  if ($ref !== undefined) return allowedBy(schemas[$ref.replace(/^.*\//, '')] ?? {}, schemas);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((each) => allowedBy(each, schemas)));
  if (codes !== undefined) return fc.constantFrom(...codes);
  if (type === undefined) return fc.jsonValue();
  return fc.oneof(...[type].flat().map((name) => ofType(name, schema, schemas)));
}

function ofType(type: string, schema: BodySchema, schemas: Schemas): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return texts(schema);
    case 'integer':
      return numbers(schema).map(Math.round);
    case 'number':
      return numbers(schema);
    case 'array':
      return lists(schema, schemas);
    case 'object':
      return objects(schema, schemas);
    default:
      throw new Error(`The type ${type} is not known.`);
  }
}

const times = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

function texts({
  format,
  pattern = '',
  minLength = 0,
  maxLength = longestText,
}: BodySchema): fc.Arbitrary<string> {
  if (format === 'date') return times.map((time) => time.slice(0, 10));
  if (format === 'date-time') return times;
  if (format === 'uri') return fc.webUrl();
  // Hardly any text meets a pattern of all of it by chance.
  if (pattern.startsWith('^')) return fc.stringMatching(new RegExp(pattern, 'u'));
  const longest = Math.min(maxLength, longestText);
  const atEnds = fc.constantFrom('x'.repeat(minLength), 'x'.repeat(longest), 'ش'.repeat(minLength + 1));
  // PostgreSQL cannot hold U+0000; another test shows that it is refused.
  const any = fc
    .string({ minLength, maxLength: Math.min(longest, minLength + 20), unit: 'grapheme' })
    .filter((text) => !text.includes('\0') && text.length <= longest)
    .filter((text) => new RegExp(pattern, 'u').test(text));
  return fc.oneof(any, atEnds);
}

/** Whole cents, as amounts are; other tests cover further digits. */
function numbers({ minimum = -1e12, maximum = 1e12 }: BodySchema): fc.Arbitrary<number> {
  const [least, most] = [Math.ceil(minimum), Math.floor(maximum)];
  const whole = fc.integer({ min: Math.max(least, -1e9), max: Math.min(most, 1e9) });
  const cents = fc.integer({ min: Math.max(least, -1e6) * 100, max: Math.min(most, 1e6) * 100 });
  return fc.oneof(
    fc.constantFrom(least, most),
    whole,
    cents.map((count) => count / 100),
  );
}

function lists({ items = {}, minItems = 0, maxItems = mostItems }: BodySchema, schemas: Schemas) {
  return fc.array(allowedBy(items, schemas), {
    minLength: minItems,
    maxLength: Math.min(maxItems, mostItems),
  });
}

/** Members that name what must be there. */
const naming: ReadonlySet<string> = new Set(['recordId', 'recordCode', 'attachmentId']);

function objects(schema: BodySchema, schemas: Schemas): fc.Arbitrary<object> {
  const { properties = {}, additionalProperties, else: unnamed } = schema;
  const required = [...(schema.required ?? []), ...(unnamed?.required ?? [])];
  const members = Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !naming.has(name))
      .map(([name, property]) => {
        const allowed = allowedBy(property, schemas);
        return [name, unnamed?.properties?.[name]?.not === undefined ? allowed : allowed.filter(isNotNull)];
      }),
  );
  const known = fc.record(members, { requiredKeys: required });
  if (additionalProperties === false) return known;
  return fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: known.map(withUnknown) });
}

function isNotNull(value: unknown): boolean {
  return value !== null;
}

function withUnknown(value: object): object {
  return { ...value, 'x-unknown': 'of somebody' };
}
