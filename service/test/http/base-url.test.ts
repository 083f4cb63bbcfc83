import { expect, test } from 'vitest';
import { baseUrlFor } from '../../src/http/base-url.ts';
import { idempotencyKeyOf, maximumKeyLength } from '../../src/http/idempotency.ts';

const settings = { baseUrl: '/api', linkHosts: ['pay.example'], host: '::1', port: 8080 };

test('Links begin with BASE_URL if that is an address, whoever asks', () => {
  expect(baseUrlFor({ ...settings, baseUrl: 'https://pay.example/api' }, 'evil.example')).toBe(
    'https://pay.example/api',
  );
  expect(baseUrlFor({ ...settings, baseUrl: '/https:' }, null)).toBe('http://[::1]:8080/https:');
});

test('Links begin with the host of a request only if it is one of LINK_HOSTS', () => {
  expect(baseUrlFor(settings, 'pay.example:8443')).toBe('http://pay.example:8443/api');
  expect(baseUrlFor(settings, 'evil.example')).toBe('http://[::1]:8080/api');
  expect(baseUrlFor(settings, 'pay.example/@evil')).toBe('http://[::1]:8080/api');
});

test('A key is neither missing nor too long', () => {
  const keyOf = (key: string | undefined) =>
    idempotencyKeyOf(new Headers(key === undefined ? {} : { 'idempotency-key': key }));
  expect(keyOf('k'.repeat(maximumKeyLength))).toHaveLength(maximumKeyLength);
  for (const key of [undefined, '', 'k'.repeat(maximumKeyLength + 1)]) expect(() => keyOf(key)).toThrow();
});
