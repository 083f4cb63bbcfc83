import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { compute, normalise, parseDocumentRequest, toUbl } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { CallerError } from '../../src/core/options/caller-error.ts';
import { renderDocument } from '../../src/render/render-document.ts';
import { example } from '../requests.ts';
import { readUbl } from '../results.ts';

const throwing = () => {
  throw new Error('not today');
};
const request = () => ({ ...example('standard-invoice') });

describe('a value that throws when it is read is malformed', () => {
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
      const { outcome, issues } = read(make());
      expect(outcome).toBe('malformed');
      expect(issues).toMatchObject([{ path: '', rule: 'pint-ae-malformed' }]);
      expect(issues[0]?.message).toContain('cannot be read');
    }
    expect(parseDocumentRequest(make()).ok).toBeTypeOf('boolean');
  });
});

test('if the caller names the kind of document, its own statement does not count, whatever it is', () => {
  const { documentType: _, ...untyped } = request();
  for (const documentType of [7, 'Order', null, undefined])
    expect(validate({ ...untyped, documentType }, { documentType: 'SelfBillingInvoice' }).profile).toBe(
      'selfbilling',
    );
  for (const value of [7, 'Invoice', null, []])
    expect(validate(value, { documentType: 'Invoice' }).outcome).toBe('malformed');
});

describe('a value that is not a document at all is an error of the caller, reported as such', () => {
  const bytes = new Proxy(new Uint8Array(3), {});
  const reading = { validateUbl, validateDocument, readUbl, renderDocument };

  test.each([null, undefined, 7, true, {}, [], new ArrayBuffer(3), () => '', Symbol('x'), bytes])(
    '%o in place of text or bytes',
    (value) => {
      for (const [name, read] of Object.entries(reading))
        expect(() => read(value as never)).toThrow(
          new RegExp(`^${name}: the document is .+, not a text or bytes \\(Uint8Array\\)$`),
        );
    },
  );

  const { invoice } = normalise(request());
  const computed = compute(invoice);

  test.each<[said: string, option: string, expected: string, call: () => unknown]>([
    ['normalise: the request is null', 'request', 'an object', () => normalise(null as never)],
    ['compute: the invoice is undefined', 'invoice', 'an object', () => compute(undefined as never)],
    ['toUbl: the invoice is a string', 'invoice', 'an object', () => toUbl('x' as never)],
    [
      'normalise: documentType of the request is undefined',
      'documentType',
      'a text',
      () => normalise({} as never),
    ],
    [
      'compute: lines of the invoice is a number',
      'lines',
      'a list',
      () => compute({ ...invoice, lines: 7 } as never),
    ],
    [
      'toUbl: totals of the invoice is null',
      'totals',
      'an object',
      () => toUbl({ ...computed, totals: null } as never),
    ],
  ])('%s, which no earlier step produces', (said, option, expected, call) => {
    const details = { code: 'wrong-argument', option, expected } as const;
    expect(call).toThrow(new CallerError(`${said}, not ${expected}`, details));
  });
});
