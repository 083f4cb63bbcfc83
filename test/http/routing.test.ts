import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/api/catalogue.ts';
import { createHandler } from '../../src/http/index.ts';
import { ask, exampleText, post, problemIn } from './asking.ts';

describe('what exists', () => {
  test.each(['/', '/v1', '/v1/', '/v1/validate/', '/v2/validate', '/v1/nothing', '/V1/validate'])(
    '%s does not exist: 404',
    async (path) => {
      expect(problemIn(await ask(path, { method: 'POST' }))).toMatchObject({
        type: '/errors/not-found',
        status: 404,
        instance: path,
      });
    },
  );

  test('stored documents do not exist unless they can be loaded', async () => {
    expect((await ask('/v1/invoices/1/validate', { method: 'POST' })).status).toBe(404);
  });

  test('everything is under the prefix of the server', async () => {
    const options = { prefix: '/tax/v1/' };
    expect((await ask('/tax/v1/rules', {}, options)).status).toBe(200);
    expect((await ask('/v1/rules', {}, options)).status).toBe(404);
  });

  test.each(['', '/'])('the prefix %j is none', async (prefix) => {
    expect((await ask('/rules', {}, { prefix })).status).toBe(200);
  });

  test.each(['v1', 'https://api.example.com/v1', '/v1/{id}', '/v1?', '/v1#', '/a b'])(
    'a prefix that no path can begin with is refused: %s',
    (prefix) => {
      expect(() => createHandler({ prefix })).toThrow(
        `createHandler: prefix is "${prefix}", not a path like /v1`,
      );
    },
  );

  test.each([
    ['/api/v1/validate', 'There is no such endpoint; the operations are under /v1.'],
    ['/v10/validate', 'There is no such endpoint; the operations are under /v1.'],
    ['/v1/nothing', 'There is no such endpoint. The OpenAPI description lists all endpoints.'],
    ['/v1/invoices/validate', 'There is no such endpoint. Did you mean /v1/validate?'],
    ['/v1/validate/', 'There is no such endpoint. Did you mean /v1/validate?'],
    ['/v1/Validate', 'There is no such endpoint. Did you mean /v1/validate?'],
    ['/v1/validate/invoice', 'There is no such endpoint. Did you mean /v1/validate?'],
    ['/v1/api/convrt', 'There is no such endpoint. Did you mean /v1/convert?'],
  ])('a path outside of the prefix is told the prefix: %s', async (path, detail) => {
    expect(problemIn(await ask(path, { method: 'POST' }))).toMatchObject({ detail });
  });
});

describe('methods', () => {
  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'])('%s validates nothing: 405', async (method) => {
    const { status, headers, text } = await ask('/v1/validate', { method });
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(text === '').toBe(method === 'HEAD');
  });

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

  test('OPTIONS names the methods', async () => {
    const { status, headers, text } = await ask('/v1/convert', { method: 'OPTIONS' });
    expect([status, headers.get('allow'), text]).toEqual([204, 'POST, OPTIONS', '']);
  });
});

describe('the rule catalogue', () => {
  test('lists every official rule', async () => {
    const { text } = await ask('/v1/rules');
    const { items, nextCursor } = JSON.parse(text);
    expect(items).toHaveLength(catalogue.size);
    expect(nextCursor).toBeNull();
  });

  test('lists those of a topic and of a business term', async () => {
    const { items } = JSON.parse((await ask('/v1/rules?topic=lines&term=ibt-186')).text);
    expect(items.map(({ id }: { readonly id: string }) => id)).toContain('ibr-167-ae');
    for (const { topic, terms } of items) {
      expect(topic).toBe('lines');
      expect(terms).toContain('IBT-186');
    }
  });

  test('explains a rule in English and Arabic', async () => {
    const entry = catalogue.get('ibr-167-ae');
    for (const language of ['en', 'ar'] as const) {
      const { text, headers } = await ask(`/v1/rules/ibr-167-ae?lang=${language}`);
      expect(JSON.parse(text)).toMatchObject({ id: 'ibr-167-ae', set: 'ae', ...entry?.[language] });
      expect(headers.get('content-language')).toBe(language);
    }
  });

  test.each(['ibr-9999', '__proto__', 'constructor', '%E0%A4%A'])('has no rule %s: 404', async (id) => {
    expect(problemIn(await ask(`/v1/rules/${id}`)).status).toBe(404);
  });
});

describe('trace ids', () => {
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceIdFor = async (traceparent: string) =>
    problemIn(await ask('/nowhere', { headers: { traceparent } })).traceId;

  test('come from the traceparent', async () => {
    expect(await traceIdFor(`00-${id}-00f067aa0ba902b7-01`)).toBe(id);
  });

  test.each([
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    'rubbish',
    `ff-${id}-00f067aa0ba902b7-01`,
    `00-${id}`,
  ])('are new if the traceparent is %s', async (traceparent) => {
    const traceId = await traceIdFor(traceparent);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId).not.toBe(id);
    expect(traceId).not.toMatch(/^0+$/);
  });

  test('come from the server if it creates them', async () => {
    const options = { traceId: (request: Request) => `request-${request.method}` };
    expect(problemIn(await ask('/nowhere', {}, options)).traceId).toBe('request-GET');
  });
});

describe('caching', () => {
  test('verdicts are never stored, descriptions may be', async () => {
    const verdict = await post('/v1/validate', exampleText('standard-invoice'));
    expect(verdict.headers.get('cache-control')).toBe('no-store');
    const described = await ask('/v1/rules');
    expect(described.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(described.headers.get('vary')).toBe('accept-language');
  });
});
