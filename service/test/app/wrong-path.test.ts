import { expect, test } from 'vitest';
import { noEndpoint, otherMethod } from '../../src/app/app.ts';

const request = (method: string, path: string) => new Request(`http://localhost${path}`, { method });

test.each([
  ['POST', '/v1/invoice', '/v1/invoices'],
  ['POST', '/invoices', '/v1/invoices'],
  ['POST', '/validate', '/v1/validate'],
  ['POST', '/v1/invoices/validate/now', '/v1/validate'],
  ['GET', '/v1/rule', '/v1/rules'],
])('%s %s names the right path', (method, path, meant) => {
  expect(noEndpoint(request(method, path))).toEqual({
    detail: { text: 'endpointMeant', values: { path: meant } },
  });
});

test('a path like no other names none', () => {
  expect(noEndpoint(request('GET', '/v1/nothing'))).toEqual({ detail: { text: 'noSuchEndpoint' } });
});

test('a path that takes an id names the operation that was meant beside its methods', () => {
  expect(otherMethod(request('POST', '/v1/invoices/validate'), 'GET')).toEqual({
    text: 'otherMethodOrPath',
    values: { allowed: 'GET', path: '/v1/validate' },
  });
  expect(otherMethod(request('DELETE', '/v1/invoices/7'), 'GET')).toEqual({
    text: 'otherMethod',
    values: { allowed: 'GET' },
  });
});
