import { expect, test } from 'vitest';
import { idempotencyKeyOf, maximumKeyLength } from '../../src/http/idempotency.ts';

test('A key is neither missing nor too long', () => {
  const keyOf = (key: string | undefined) =>
    idempotencyKeyOf(new Headers(key === undefined ? {} : { 'idempotency-key': key }));
  expect(keyOf('k'.repeat(maximumKeyLength))).toHaveLength(maximumKeyLength);
  for (const key of [undefined, '', 'k'.repeat(maximumKeyLength + 1)]) expect(() => keyOf(key)).toThrow();
});
