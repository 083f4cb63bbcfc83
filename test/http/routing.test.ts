import { describe, expect, test } from 'vitest';
import { createHandler } from '../../src/http/index.ts';
import { ask, post } from './asking.ts';

describe('what exists', () => {
  test('stored documents do not exist unless they can be loaded', async () => {
    expect((await ask('/v1/invoices/1/validate', { method: 'POST' })).status).toBe(404);
  });

  test.each(['v1', 'https://api.example.com/v1', '/v1/{id}', '/v1?', '/v1#', '/a b'])(
    'a prefix that no path can begin with is refused: %s',
    (prefix) => {
      expect(() => createHandler({ prefix })).toThrow(
        `createHandler: prefix is "${prefix}", not a path like /v1`,
      );
    },
  );
});

describe('methods', () => {
  test('POST adds no rules: 405', async () => {
    const { status, headers } = await post('/v1/rules', '{}');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('HEAD answers like GET, without the body', async () => {
    const got = await ask('/v1/rules/ibr-002');
    const head = await ask('/v1/rules/ibr-002', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers));
  });
});
