import { randomUUID } from 'node:crypto';
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

/** A value in the path, query or headers; `{{name}}` stands for the variable of that name. */
interface Entry {
  readonly name: string;
  readonly value: string;
  readonly isSent: boolean;
}

interface RequestBody {
  readonly mediaType: string;
  readonly text: string;
  /** The name of its example in the description. */
  readonly example?: string | undefined;
}

/** The example of an operation, ready to be sent. */
export interface ExampleRequest {
  /** The operation's summary. */
  readonly name: string;
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly pathValues: readonly Entry[];
  readonly query: readonly Entry[];
  readonly headers: readonly Entry[];
  readonly body: RequestBody | undefined;
  /** The header of its key, and the variable that holds the key. */
  readonly key: { readonly header: string; readonly prefix: string; readonly variable: string } | undefined;
  /** True if its answer has the id of what it created, for the requests that follow. */
  readonly givesId: boolean;
}

/** Lists each operation once, with the example of the description, by subject; a subject's deletions come last. */
export function exampleRequests(description: OpenApi): ExampleRequest[] {
  const bySubject = new Map<string, ExampleRequest[]>();
  for (const operation of operationsOf(description)) {
    const subject = operation.tags?.[0] ?? '';
    const request = requestOf(operation, description);
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), request]);
  }
  return [...bySubject.values()].flatMap((requests) =>
    requests.toSorted((one, other) => Number(deletes(one)) - Number(deletes(other))),
  );
}

function deletes({ method }: ExampleRequest): boolean {
  return method === 'DELETE';
}

/** Sends a request with the values of variables; a created id becomes the variable `id`. */
export async function sendExample(
  { method, path, pathValues, query, headers, body, key, givesId }: ExampleRequest,
  variables: Map<string, string>,
  handler: (request: Request) => Response | Promise<Response>,
): Promise<{ status: number; mediaType: string }> {
  const filled = (text: string) =>
    text.replaceAll(/\{\{([^{}]+)\}\}/g, (_, name) => variables.get(name) ?? '');
  const sent = (entries: readonly Entry[]) =>
    entries
      .filter(({ isSent }) => isSent)
      .map(({ name, value }): [string, string] => [
        name,
        value === freshValue ? randomUUID() : filled(value),
      ]);
  const inPath = new Map(sent(pathValues));
  const url = new URL(
    path.replaceAll(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(inPath.get(name) ?? '')),
    variables.get('baseUrl'),
  );
  url.search = new URLSearchParams(sent(query)).toString();
  const withKey: [string, string][] =
    key === undefined ? [] : [[key.header, `${key.prefix}${variables.get(key.variable) ?? ''}`]];
  const answer = await handler(
    new Request(url, {
      method,
      headers: [...sent(headers), ...withKey],
      ...(body === undefined ? {} : { body: filled(body.text) }),
    }),
  );
  const text = await answer.text();
  if (givesId && answer.status === 201) variables.set('id', JSON.parse(text).id);
  return { status: answer.status, mediaType: answer.headers.get('content-type')?.replace(/;.*/, '') ?? '' };
}

/** Stands for a new random UUID. */
const freshValue = '{{$guid}}';

function requestOf(operation: PlacedOperation, description: OpenApi): ExampleRequest {
  const { method, path, summary, operationId } = operation;
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
  return { name, value, isSent: true };
}

/** A parameter that belongs to the example of the body is sent with it. */
function entryOf(parameter: Parameter, description: OpenApi, bodyExample: string | undefined): Entry {
  const { name, in: place, required = false, examples = {}, example } = parameter;
  const schema = resolved<SchemaObject>(description, parameter.schema as SchemaObject) ?? {};
  const belonging = examples[bodyExample ?? '']?.value;
  const shown = belonging ?? example ?? Object.values(examples)[0]?.value ?? schema.enum?.[0];
  const isFresh = place === 'header' && name.toLowerCase() === 'idempotency-key';
  const value = shown === undefined && place === 'path' ? `{{${name}}}` : asText(shown);
  const isSent = place === 'path' || required || belonging !== undefined;
  return { name, value: isFresh ? freshValue : value, isSent };
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

function keyOf({ security }: PlacedOperation, description: OpenApi): ExampleRequest['key'] {
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
