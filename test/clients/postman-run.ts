import { randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import type { Collection } from '../../scripts/clients/collection.ts';
import { postman } from '../../scripts/clients/postman.ts';

interface Pair {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}

/** A request of a collection of Postman, with the script that runs after its answer. */
export interface PostmanRequest {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly header: readonly Pair[];
    readonly auth: { readonly apikey?: readonly Pair[] };
    readonly body?: { readonly raw: string };
    readonly url: { readonly raw: string; readonly variable: readonly Pair[] };
  };
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
}

interface PostmanFolder {
  readonly name: string;
  readonly item: readonly PostmanRequest[];
}

export interface Postman {
  readonly item: readonly (PostmanFolder | PostmanRequest)[];
  readonly variable: readonly Pair[];
}

export function postmanOf(collection: Collection): Postman {
  return JSON.parse(Object.values(postman(collection, 'pint-ae')).join(''));
}

/** The requests in the order in which Postman runs a collection. */
export function requestsIn({ item }: Postman): PostmanRequest[] {
  return item.flatMap((each) => ('item' in each ? each.item : [each]));
}

export interface PostmanAnswer {
  readonly status: number;
  readonly mediaType: string;
}

/** Sends a request as Postman does: with the values of variables, which its script may set by the answer. */
export async function sendAsPostman(
  { request, event = [] }: PostmanRequest,
  variables: Map<string, string>,
  handler: (request: Request) => Response | Promise<Response>,
): Promise<PostmanAnswer> {
  const { method, header, auth, body, url } = request;
  const filled = (text: string) =>
    text.replaceAll(/\{\{([^{}]+)\}\}/g, (_, name) =>
      name === '$guid' ? randomUUID() : (variables.get(name) ?? ''),
    );
  const inPath = new Map(url.variable.map(({ key, value }) => [key, encodeURIComponent(filled(value))]));
  const address = filled(url.raw.replaceAll(/:([a-z]\w*)/g, (_, key) => inPath.get(key) ?? ''));
  const headers = header
    .filter(({ disabled }) => disabled !== true)
    .map(({ key, value }): [string, string] => [key, filled(value)]);
  const key = new Map((auth.apikey ?? []).map(({ key, value }) => [key, filled(value)]));
  const keyHeader = key.get('key');
  if (keyHeader !== undefined) headers.push([keyHeader, key.get('value') ?? '']);
  const answer = await handler(
    new Request(address, { method, headers, ...(body === undefined ? {} : { body: filled(body.raw) }) }),
  );
  const text = await answer.text();
  const pm = {
    response: { code: answer.status, json: () => JSON.parse(text) },
    collectionVariables: { set: (name: string, value: string) => void variables.set(name, value) },
  };
  for (const { script } of event) runInNewContext(script.exec.join('\n'), { pm });
  return { status: answer.status, mediaType: answer.headers.get('content-type')?.replace(/;.*/, '') ?? '' };
}
