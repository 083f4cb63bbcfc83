import {
  type Body,
  isJson,
  jsonFirst,
  type Media,
  type OpenApi,
  operationsOf,
  type Parameter,
  type PlacedOperation,
  resolved,
  type SchemaObject,
} from './openapi.ts';

/** A value that a request has in its path, query or headers. */
export interface Entry {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  /** Whether it is sent; what may be missing is there to be switched on. */
  readonly isSent: boolean;
}

interface RequestBody {
  readonly mediaType: string;
  readonly text: string;
  /** The name of its example in the description. */
  readonly example?: string | undefined;
}

/** A request of a collection, ready to be sent. */
export interface CollectionRequest {
  readonly name: string;
  readonly folder: string;
  readonly description: string;
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly pathValues: readonly Entry[];
  readonly query: readonly Entry[];
  readonly headers: readonly Entry[];
  readonly body: RequestBody | undefined;
  /** The header of its key, and the variable that holds the key. */
  readonly key: { readonly header: string; readonly prefix: string; readonly variable: string } | undefined;
  /** Whether the answer names what was made, for the requests on it. */
  readonly givesId: boolean;
}

/** What a collection for an HTTP client such as Postman or Bruno is made of. */
export interface Collection {
  readonly title: string;
  readonly description: string;
  readonly baseUrl: string;
  /** The variables for keys, which are empty: a collection holds no secret. */
  readonly keys: readonly string[];
  readonly requests: readonly CollectionRequest[];
}

/** How the clients write a new random UUID. */
const freshValue = '{{$guid}}';

/** The collection of a description: each operation once, with the example that the description has. */
export function collectionOf(description: OpenApi, baseUrl: string): Collection {
  const requests = operationsOf(description).map((operation) => requestOf(operation, description));
  const { title, description: told = '' } = description.info;
  const keys = [...new Set(requests.flatMap(({ key }) => key?.variable ?? []))];
  return { title, description: told, baseUrl, keys, requests };
}

function requestOf(operation: PlacedOperation, description: OpenApi): CollectionRequest {
  const { method, path, summary, operationId, tags = [], description: told = '' } = operation;
  const parameters = (operation.parameters ?? []).flatMap(
    (parameter) => resolved<Parameter>(description, parameter) ?? [],
  );
  const body = bodyOf(operation, description);
  const inPlace = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => entryOf(parameter, description, body?.example));
  const named = inPlace('path');
  const others = Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name).filter((name) =>
    named.every((entry) => entry.name !== name),
  );
  const answer = answerOf(operation, description);
  const fixed = [
    ...(body === undefined ? [] : [sent('Content-Type', body.mediaType)]),
    ...(answer === undefined ? [] : [sent('Accept', answer.mediaType)]),
  ];
  return {
    name: summary ?? operationId ?? `${method} ${path}`,
    folder: tags[0] ?? '',
    description: told,
    method: method.toUpperCase(),
    path,
    pathValues: [...named, ...others.map((name) => sent(name, `{{${name}}}`))],
    query: inPlace('query'),
    headers: [...fixed, ...inPlace('header')],
    body,
    key: keyOf(operation, description),
    givesId: answer?.givesId ?? false,
  };
}

function sent(name: string, value: string): Entry {
  return { name, value, description: '', isSent: true };
}

/** A parameter that belongs to the example of the body is sent with it. */
function entryOf(parameter: Parameter, description: OpenApi, bodyExample: string | undefined): Entry {
  const { name, in: place, required = false, description: told = '', examples = {}, example } = parameter;
  const schema = resolved<SchemaObject>(description, parameter.schema as SchemaObject) ?? {};
  const belonging = examples[bodyExample ?? '']?.value;
  const shown = belonging ?? example ?? Object.values(examples)[0]?.value ?? schema.enum?.[0];
  const isFresh = place === 'header' && name.toLowerCase() === 'idempotency-key';
  const value = shown === undefined && place === 'path' ? `{{${name}}}` : asText(shown);
  const isSent = place === 'path' || required || belonging !== undefined;
  return {
    name,
    value: isFresh ? freshValue : value,
    description: told || (schema.description ?? ''),
    isSent,
  };
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The first kind of body that has an example, JSON before others. */
function bodyOf({ requestBody }: PlacedOperation, description: OpenApi): RequestBody | undefined {
  if (requestBody === undefined) return undefined;
  const content = Object.entries(resolved<Body>(description, requestBody)?.content ?? {});
  const sorted = jsonFirst(content.filter(([mediaType]) => !mediaType.includes('*')));
  const [mediaType, media] = sorted.find(([, each]) => exampleOf(each) !== undefined) ?? sorted[0] ?? [];
  if (mediaType === undefined || media === undefined) return undefined;
  const example = exampleOf(media);
  const text =
    typeof example === 'string'
      ? example
      : example === undefined
        ? ''
        : JSON.stringify(example, null, isJson(mediaType) ? 2 : undefined);
  return { mediaType, text, example: Object.keys(media.examples ?? {})[0] };
}

function exampleOf({ example, examples = {} }: Media): unknown {
  return example ?? Object.values(examples)[0]?.value;
}

function answerOf(
  { responses = {} }: PlacedOperation,
  description: OpenApi,
): { mediaType: string; givesId: boolean } | undefined {
  for (const [status, response] of Object.entries(responses)) {
    const content = Object.entries(resolved<Body>(description, response)?.content ?? {});
    const [mediaType, media] = content.find(([type]) => isJson(type)) ?? content[0] ?? [];
    if (!status.startsWith('2') || mediaType === undefined) continue;
    const schema = resolved<SchemaObject>(description, media?.schema as SchemaObject);
    return { mediaType, givesId: status === '201' && schema?.properties?.id !== undefined };
  }
  return undefined;
}

function keyOf({ security }: PlacedOperation, description: OpenApi): CollectionRequest['key'] {
  const [name] = Object.keys((security ?? description.security ?? [])[0] ?? {});
  const scheme = description.components?.securitySchemes?.[name ?? ''];
  if (name === undefined || scheme === undefined) return undefined;
  const variable = name.charAt(0).toLowerCase() + name.slice(1);
  if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'bearer')
    return { header: 'Authorization', prefix: 'Bearer ', variable };
  return scheme.type === 'apiKey' && scheme.in === 'header' && scheme.name !== undefined
    ? { header: scheme.name, prefix: '', variable }
    : undefined;
}

/** The requests by folder, in the order in which folders come first; what deletes comes last, as nothing is left to ask for. */
export function folders(requests: readonly CollectionRequest[]): Map<string, CollectionRequest[]> {
  const deletesLast = requests.toSorted((one, other) => Number(deletes(one)) - Number(deletes(other)));
  const sorted = new Map(requests.map(({ folder }): [string, CollectionRequest[]] => [folder, []]));
  for (const request of deletesLast) sorted.get(request.folder)?.push(request);
  return sorted;
}

function deletes({ method }: CollectionRequest): boolean {
  return method === 'DELETE';
}
