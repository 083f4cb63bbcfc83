import { describe, expect, test } from 'vitest';
import { convert } from '../../src/judge/convert.ts';
import { parseDocumentRequest } from '../../src/judge/steps.ts';
import { validate } from '../../src/judge/validate.ts';
import { example } from '../requests.ts';

const throwing = () => {
  throw new Error('not today');
};
const request = () => ({ ...example('standard-invoice') });

describe('a value whose reading throws is malformed', () => {
  test.each([
    [
      'a getter of a field',
      () => Object.defineProperty(request(), 'seller', { get: throwing, enumerable: true }),
    ],
    [
      'a getter of a field that the interface does not know',
      () => new Proxy(request(), { ownKeys: throwing }),
    ],
    ['a proxy', () => new Proxy({}, { get: throwing, has: throwing })],
    ['a list that is a proxy', () => ({ ...request(), lines: new Proxy([], { get: throwing }) })],
    [
      'a revoked proxy',
      () => {
        const { proxy, revoke } = Proxy.revocable({}, {});
        revoke();
        return proxy;
      },
    ],
  ])('%s', (_, make) => {
    for (const read of [validate, convert]) {
      const { outcome, problems } = read(make());
      expect(outcome).toBe('malformed');
      expect(problems).toMatchObject([{ field: '', rule: 'pint-ae-malformed' }]);
      expect(problems[0]?.message).toContain('cannot be read');
    }
    expect(parseDocumentRequest(make()).ok).toBeTypeOf('boolean');
  });
});
