import { expect, test } from 'vitest';
import { openApiDocument } from '../../src/app/openapi.ts';

/** Members of a schema, a parameter or a header that are read. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Named {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
  readonly headers?: Readonly<Record<string, Named>>;
}

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Named[];
  readonly requestBody?: Body & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Body>>;
}

const named = (entries: readonly string[]) => entries.toSorted().join(', ');

function typeOf(schema: Schema = {}): string {
  const { $ref, type, format, items } = schema;
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? '';
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts !== undefined) return parts.map(typeOf).join(schema.allOf === undefined ? ' | ' : ' & ');
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (items !== undefined) return `${typeOf(items)}[]`;
  if (schema.properties !== undefined) return `{ ${membersOf(schema)} }`;
  return [[type].flat().join(' | '), format].filter((each) => each !== undefined).join(' ');
}

function membersOf({ properties = {}, required = [] }: Schema): string {
  const optional = (name: string) => (required.includes(name) ? '' : '?');
  return named(
    Object.entries(properties).map(([name, schema]) => `${name}${optional(name)}: ${typeOf(schema)}`),
  );
}

const bodyOf = ({ content = {} }: Body) =>
  named(Object.entries(content).map(([type, { schema }]) => `${type} ${typeOf(schema)}`));

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): [string, Value[]][] {
  const keys = new Set(values.map(keyOf));
  return [...keys].map((key) => [key, values.filter((value) => keyOf(value) === key)]);
}

const isRefusal = (status: string) => status >= '400';
const saidBy = (answer: Body) => `${bodyOf(answer)}; ${named(Object.keys(answer.headers ?? {}))}`;

/** Facts of an operation: its parameters, bodies and answers; its refusals by status alone, which `refusals` describes. */
function factsOf({ parameters = [], requestBody, responses }: Operation): string {
  const asked = parameters.map(
    ({ name, in: place, required, schema }) => `${place} ${name}${required ? '' : '?'}: ${typeOf(schema)}`,
  );
  const good = Object.entries(responses).filter(([status]) => !isRefusal(status));
  return [
    ...(asked.length > 0 ? [named(asked)] : []),
    ...(requestBody === undefined ? [] : [`takes${requestBody.required ? '' : '?'} ${bodyOf(requestBody)}`]),
    ...grouped(good, ([, answer]) => saidBy(answer)).map(
      ([says, of]) => `${of.map(([status]) => status)} ${says}`,
    ),
    `refuses ${Object.keys(responses).filter(isRefusal)}`,
  ].join('\n  ');
}

/** Each refusal once, and the operations that refuse otherwise than most. */
function refusals(operations: readonly Operation[]): string[] {
  const all = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => isRefusal(status))
      .map(([status, answer]) => ({ operationId, status, says: saidBy(answer) })),
  );
  return grouped(all, ({ status }) => status)
    .toSorted()
    .flatMap(([status, given]) =>
      grouped(given, ({ says }) => says)
        .toSorted(([, one], [, other]) => other.length - one.length)
        .map(
          ([says, of], at) =>
            `${status}${at === 0 ? '' : ` of ${of.map((each) => each.operationId)}`}: ${says}`,
        ),
    );
}

test('The interface is the one in interface.txt; who changes it on purpose writes that anew by `vitest run test/app/interface -u`', async () => {
  const { paths, webhooks, components } = openApiDocument('https://invoices.falcon.ae') as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  };
  const operations = [...Object.entries(paths), ...Object.entries(webhooks)].flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const alike = grouped(operations, ({ operation }) => factsOf(operation));
  const described = alike.flatMap(([facts, of]) => [
    ...of.map(
      ({ path, method, operation: { operationId, tags, security = [] } }) =>
        `${method.toUpperCase()} ${path}: ${operationId} (${tags}), ${security.flatMap(Object.keys)}`,
    ),
    `  ${facts}`,
  ]);
  const schemas = Object.entries(components.schemas).map(([name, schema]) => `${name}: ${typeOf(schema)}`);
  const lines = [
    ...described,
    ...refusals(operations.map(({ operation }) => operation)),
    ...schemas.toSorted(),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('interface.txt');
});
