import { type Collection, type CollectionRequest, type Entry, folders } from './collection.ts';
import type { Files } from './language.ts';
import { isJson } from './openapi.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A collection for Postman, which Insomnia, Hoppscotch and Bruno import too. */
export function postman(collection: Collection, name: string): Files {
  const { title, description, baseUrl, keys, requests } = collection;
  const item = Array.from(folders(requests), ([folder, within]) =>
    folder === '' ? within.map(itemOf) : [{ name: folder, item: within.map(itemOf) }],
  ).flat();
  const variables = [['baseUrl', baseUrl], ...keys.map((key) => [key, '']), ['id', '']];
  const whole = {
    info: { name: title, description, schema },
    item,
    variable: variables.map(([key, value]) => ({ key, value })),
  };
  return { [`${name}.postman_collection.json`]: `${JSON.stringify(whole, null, 2)}\n` };
}

function itemOf(request: CollectionRequest): object {
  const { name, description, method, body, headers, key, givesId } = request;
  return {
    name,
    request: {
      method,
      description,
      auth:
        key === undefined
          ? { type: 'noauth' }
          : {
              type: 'apikey',
              apikey: Object.entries({
                key: key.header,
                value: `${key.prefix}{{${key.variable}}}`,
                in: 'header',
              }).map(([name, value]) => ({ key: name, value, type: 'string' })),
            },
      header: headers.map(entryOf),
      ...(body === undefined
        ? {}
        : {
            body: { mode: 'raw', raw: body.text, options: { raw: { language: languageOf(body.mediaType) } } },
          }),
      url: urlOf(request),
    },
    response: [],
    ...(givesId
      ? { event: [{ listen: 'test', script: { type: 'text/javascript', exec: rememberId } }] }
      : {}),
  };
}

/** What was made is what the other requests are about. */
const rememberId = ["if (pm.response.code === 201) pm.collectionVariables.set('id', pm.response.json().id);"];

function urlOf({ path, pathValues, query }: CollectionRequest): object {
  const parts = path
    .replace(/^\//, '')
    .replaceAll(/\{([^}]+)\}/g, ':$1')
    .split('/');
  const asked = query
    .filter(({ isSent }) => isSent)
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return {
    raw: `{{baseUrl}}/${parts.join('/')}${asked.length === 0 ? '' : `?${asked.join('&')}`}`,
    host: ['{{baseUrl}}'],
    path: parts,
    query: query.map(entryOf),
    variable: pathValues.map(({ name, value, description }) => ({ key: name, value, description })),
  };
}

function entryOf({ name, value, description, isSent }: Entry): object {
  return {
    key: name,
    value,
    ...(description === '' ? {} : { description }),
    ...(isSent ? {} : { disabled: true }),
  };
}

function languageOf(mediaType: string): string {
  if (isJson(mediaType)) return 'json';
  return /[/+]xml\b/.test(mediaType) ? 'xml' : 'text';
}
