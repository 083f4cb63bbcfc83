import { describe, expect, test } from 'vitest';
import { bruno } from '../../scripts/clients/bruno.ts';
import { type CollectionRequest, collectionOf } from '../../scripts/clients/collection.ts';
import { ofServer } from '../../scripts/clients/descriptions.ts';
import { postman } from '../../scripts/clients/postman.ts';
import { createHandler } from '../../src/http/index.ts';
import { oddDescription } from './odd-description.ts';

const baseUrl = 'http://127.0.0.1:8080';
const collection = collectionOf(ofServer().description, baseUrl);

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: {
    readonly method: string;
    readonly header: readonly { readonly key: string; readonly value: string; readonly disabled?: boolean }[];
    readonly body?: { readonly raw: string };
    readonly url: {
      readonly raw: string;
      readonly variable: readonly { readonly key: string; readonly value: string }[];
    };
  };
}

interface Postman {
  readonly item: readonly Item[];
  readonly variable: readonly { readonly key: string; readonly value: string }[];
}

function postmanOf(of: typeof collection): Postman {
  return JSON.parse(Object.values(postman(of, 'pint-ae')).join(''));
}

function requestsIn(items: readonly Item[]): Item[] {
  return items.flatMap((item) => (item.item === undefined ? [item] : requestsIn(item.item)));
}

describe('the collection for Postman', () => {
  const handler = createHandler();

  test.each(requestsIn(postmanOf(collection).item))(
    'sends "$name" as it is, and it succeeds',
    async ({ request }) => {
      const { method = '', header = [], body, url } = request ?? {};
      const values = Object.fromEntries((url?.variable ?? []).map(({ key, value }) => [key, value]));
      const address = (url?.raw ?? '')
        .replace('{{baseUrl}}', baseUrl)
        .replaceAll(/:([a-z]\w*)/g, (_, key) => values[key] ?? '');
      const headers = header
        .filter(({ disabled }) => disabled !== true)
        .map(({ key, value }): [string, string] => [key, value]);
      const answer = await handler(
        new Request(address, { method, headers, ...(body === undefined ? {} : { body: body.raw }) }),
      );
      expect(answer.status).toBe(200);
    },
  );

  test('has a folder for each subject, and variables for the server and the keys, which are empty', () => {
    expect(postmanOf(collection).item.map(({ name }) => name)).toEqual([
      'Documents',
      'Network',
      'Rules',
      'Descriptions',
    ]);
    expect(postmanOf(collectionOf(oddDescription, baseUrl)).variable).toEqual([
      { key: 'baseUrl', value: baseUrl },
      { key: 'api Key', value: '' },
      { key: 'token', value: '' },
      { key: 'id', value: '' },
    ]);
  });
});

describe('the collection for Bruno', () => {
  test('has a file for each request, with the same address, body and headers', () => {
    const files = bruno(collection);
    const read = Object.entries(files).filter(
      ([path]) => path.includes('/') && !path.startsWith('environments/'),
    );
    expect(read.map(([, text]) => /^ {2}name: (.*)$/m.exec(text)?.[1]).sort()).toEqual(
      collection.requests.map(({ name }) => name).sort(),
    );
    for (const request of collection.requests) {
      const text = files[`${request.folder}/${request.name}.bru`] ?? '';
      expect(text).toContain(
        `${request.method.toLowerCase()} {\n  url: {{baseUrl}}${request.path.replace('{', ':').replace('}', '')}`,
      );
      if (request.body !== undefined) expect(bodyIn(text)).toBe(request.body.text);
    }
  });

  test('ends no block before its end, whatever a text holds', () => {
    const body = { mediaType: 'text/plain', text: 'a\n}\nb' };
    const odd: CollectionRequest = {
      ...(collection.requests[0] as CollectionRequest),
      name: 'a/b: *',
      description: '}\nx',
      body,
    };
    const text = bruno({ ...collection, requests: [odd, odd] });
    expect(Object.keys(text).slice(-2)).toEqual(['Documents/a b.bru', 'Documents/a b 2.bru']);
    expect(bodyIn(text['Documents/a b.bru'] ?? '')).toBe(body.text);
  });
});

/** The text of the body in a file of Bruno, whose lines are indented. */
function bodyIn(text: string): string | undefined {
  return /^body:\w+ \{\n([\s\S]*?)\n\}$/m.exec(text)?.[1]?.replaceAll(/^ {2}/gm, '');
}
