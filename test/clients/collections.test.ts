import { describe, expect, test } from 'vitest';
import { bruno } from '../../scripts/clients/bruno.ts';
import { type CollectionRequest, collectionOf } from '../../scripts/clients/collection.ts';
import { ofServer } from '../../scripts/clients/descriptions.ts';
import { createHandler } from '../../src/http/index.ts';
import { oddDescription } from './odd-description.ts';
import { postmanOf, requestsIn, sendAsPostman } from './postman-run.ts';

const baseUrl = 'http://127.0.0.1:8080';
const collection = collectionOf(ofServer().description, baseUrl);

describe('the collection for Postman', () => {
  const handler = createHandler();

  test.each(requestsIn(postmanOf(collection)))('sends "$name" as it is, and it succeeds', async (request) => {
    const { status } = await sendAsPostman(request, new Map([['baseUrl', baseUrl]]), handler);
    expect(status).toBe(200);
  });

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
