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

function* linesOf(path: string, method: string, operation: Operation): Generator<string> {
  const { operationId, tags, security = [], parameters = [], requestBody, responses } = operation;
  yield `${method.toUpperCase()} ${path}: ${operationId} (${tags}), ${security.flatMap(Object.keys)}`;
  const asked = parameters.map(
    ({ name, in: place, required, schema }) => `${place} ${name}${required ? '' : '?'}: ${typeOf(schema)}`,
  );
  if (asked.length > 0) yield `  ${named(asked)}`;
  if (requestBody !== undefined) yield `  takes${requestBody.required ? '' : '?'} ${bodyOf(requestBody)}`;
  const answers = Object.entries(responses).map(([status, answer]) => ({
    status,
    says: `${bodyOf(answer)}; ${named(Object.keys(answer.headers ?? {}))}`,
  }));
  for (const says of new Set(answers.map((answer) => answer.says)))
    yield `  ${answers.flatMap((answer) => (answer.says === says ? answer.status : []))} ${says}`;
}

test('The interface is the one in interface.txt; who changes it on purpose writes that anew by `vitest run test/app/interface -u`', async () => {
  const { paths, webhooks, components } = openApiDocument('https://invoices.falcon.ae') as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  };
  const operations = [...Object.entries(paths), ...Object.entries(webhooks)].flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => [...linesOf(path, method, operation)]),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => `${name}: ${typeOf(schema)}`);
  await expect(`${[...operations, ...schemas.toSorted()].join('\n')}\n`).toMatchFileSnapshot('interface.txt');
});
