import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import ofCommandLine from '../../src/texts/messages/command-line.json' with { type: 'json' };
import ofInterface from '../../src/texts/messages/interface.json' with { type: 'json' };
import problems from '../../src/texts/messages/problems.json' with { type: 'json' };
import reasons from '../../src/texts/messages/reasons.json' with { type: 'json' };
import { type Ask, type Asked, asker } from '../support/asking.ts';
import { invalidInvoice, invoice } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;

beforeAll(async () => {
  opened = await openTestService();
  ask = asker(opened.app, await opened.key(await opened.company()));
});
afterAll(() => opened.close());

const arabic = /\p{Script=Arabic}/u;
const headers = { 'accept-language': 'ar' };

test('Every text of the service exists in both languages, with the same values', () => {
  const valuesOf = (text: string) => (text.match(/\{\w+/g) ?? []).sort();
  const files = [problems, reasons, ofInterface, ofCommandLine];
  const texts = files.flatMap((file) => Object.values<{ readonly en: string; readonly ar: string }>(file));
  expect(new Set(files.flatMap(Object.keys)).size).toBe(texts.length);
  for (const { en, ar } of texts) {
    expect(valuesOf(ar)).toEqual(valuesOf(en));
    expect(ar).toMatch(arabic);
    expect(en).not.toMatch(arabic);
  }
});

describe('A client that asks for Arabic', () => {
  test.each([
    ['without a key', '/v1/whoami', { headers: { 'x-api-key': '' } }, 401],
    ['for an endpoint that there is not', '/v1/nothing', {}, 404],
    ['for an id that there is not', '/v1/invoices/none', {}, 404],
    ['by another method', '/v1/whoami', { method: 'DELETE' }, 405],
    ['without an Idempotency-Key', '/v1/items', { method: 'POST', headers: { 'idempotency-key': '' } }, 400],
    ['with a cursor of its own', '/v1/items?cursor=mine', {}, 400],
    ['with a body that is not JSON', '/v1/items', { method: 'POST', body: '{' }, 400],
    [
      'with a field that is not of its type',
      '/v1/items',
      { method: 'POST', body: { code: 1, name: 'b' } },
      400,
    ],
    [
      'with a text that nothing can store',
      '/v1/items',
      { method: 'POST', body: { code: '\0', name: 'b' } },
      400,
    ],
    ['for another status', '/v1/throw-test?status=502', {}, 502],
    [
      'with a document that breaks rules',
      '/v1/invoices',
      { method: 'POST', body: invalidInvoice, headers: { prefer: 'handling=strict' } },
      422,
    ],
  ] as const satisfies readonly (readonly [string, string, Asked, number])[])(
    '%s reads the problem in it',
    async (_, path, asked: Asked, status) => {
      const answer = await ask(path, { ...asked, headers: { ...headers, ...asked.headers } });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-language')).toBe('ar');
      const { title, detail, errors } = answer.body;
      expect(title).toMatch(arabic);
      expect(detail).toMatch(arabic);
      for (const { message } of errors ?? []) expect(message).toMatch(arabic);
    },
  );

  test('reads why a document is not valid in it, with the rules under the same ids', async () => {
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invalidInvoice })).body;
    const path = `/v1/invoices/${id}/validate`;
    const english = (await ask(path, { method: 'POST' })).body.issues;
    const issues = (await ask(path, { method: 'POST', headers })).body.issues;
    const rulesOf = (list: { rule: string }[]) => list.map(({ rule }) => rule);
    expect(rulesOf(issues)).toEqual(rulesOf(english));
    for (const { message, hint } of issues) expect(`${message} ${hint}`).toMatch(arabic);
  });

  test('reads a conflict in it', async () => {
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body;
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    const { status, body } = await ask(`/v1/invoices/${id}`, { method: 'DELETE', headers });
    expect([status, arabic.test(body.detail)]).toEqual([409, true]);
  });
});
