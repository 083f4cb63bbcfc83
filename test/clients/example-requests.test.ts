import { describe, expect, test } from 'vitest';
import { createHandler, openApiDocument } from '../../src/http/index.ts';
import { exampleRequests, sendExample } from './example-requests.ts';

describe('the example of an operation in the description of the server', () => {
  const handler = createHandler();
  const variables = new Map([['baseUrl', 'http://127.0.0.1:8080']]);

  test.each(exampleRequests(JSON.parse(JSON.stringify(openApiDocument()))))(
    '"$name" succeeds as it is',
    async (request) => {
      expect((await sendExample(request, variables, handler)).status).toBe(200);
    },
  );
});
