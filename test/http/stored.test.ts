import { describe, expect, test } from 'vitest';
import type { HandlerOptions, StoredDocument } from '../../src/http/index.ts';
import { ask, exampleText, exempt, problemIn } from './asking.ts';

const documents: Readonly<Record<string, string>> = {
  valid: exampleText('standard-invoice'),
  'a b/c': exampleText('standard-invoice'),
  exempt: exampleText(exempt),
  malformed: exampleText('broken/malformed'),
  'credit note': exampleText('credit-note'),
};

const options: HandlerOptions = {
  loadDocument: ({ id }) => {
    const text = Object.hasOwn(documents, id) ? documents[id] : undefined;
    return text === undefined ? undefined : JSON.parse(text);
  },
};

const validateStored = (path: string, others: HandlerOptions = options) =>
  ask(`/v1/${path}/validate`, { method: 'POST' }, others);

describe('POST /v1/invoices/{id}/validate', () => {
  test('answers exactly the Validation result of the interface', async () => {
    const { status, text } = await validateStored('invoices/valid');
    expect([status, text]).toEqual([200, '{"valid":true,"issues":[]}']);
  });

  test('a stored document that is malformed is invalid, but the request for the verdict is not at fault', async () => {
    const { status, text } = await validateStored('invoices/malformed');
    expect(status).toBe(200);
    const { valid, issues } = JSON.parse(text);
    expect(valid).toBe(false);
    expect(issues).toHaveLength(4);
    expect(issues[0]).toEqual({
      rule: 'pint-ae-malformed',
      message: expect.stringMatching(/^documentType must be one of/),
      hint: expect.any(String),
    });
  });

  test('needs no Idempotency-Key and ignores a body', async () => {
    const answered = await ask('/v1/invoices/valid/validate', { method: 'POST', body: 'anything' }, options);
    expect(answered.status).toBe(200);
  });

  test('ids are decoded, and one with a bad encoding is not there', async () => {
    expect((await validateStored('invoices/a%20b%2Fc')).status).toBe(200);
    expect((await validateStored('invoices/%ZZ')).status).toBe(404);
  });
});

describe('POST /v1/credit-notes/{id}/validate', () => {
  test('judges a credit note', async () => {
    expect((await validateStored('credit-notes/credit%20note')).text).toBe('{"valid":true,"issues":[]}');
  });

  test('applies the type CreditNote whatever the document says', async () => {
    const { text } = await validateStored('credit-notes/valid');
    const rules = JSON.parse(text).issues.map(({ rule }: { readonly rule: string }) => rule);
    expect(rules).toContain('ibr-055-ae');
  });
});

describe('loading', () => {
  test('is told the id, the kind, the request and what the server passed on', async () => {
    const asked: StoredDocument<unknown>[] = [];
    await validateStored('credit-notes/7', {
      loadDocument: (document) => {
        asked.push(document);
      },
    });
    expect(asked).toMatchObject([{ id: '7', kind: 'credit-note', context: undefined }]);
    expect(asked[0]?.request.method).toBe('POST');
  });

  test('that fails is an error of the server, and only the server learns why', async () => {
    const told: unknown[] = [];
    const failure = new Error('password of the database is hunter2');
    const answered = await validateStored('invoices/1', {
      loadDocument: () => Promise.reject(failure),
      onError: (error, { traceId }) => told.push([error, traceId]),
    });
    const { traceId, ...rest } = problemIn(answered);
    expect(rest).toEqual({
      ...{ type: '/errors/internal-error', title: 'An unexpected fault of the service', status: 500 },
      ...{ detail: null, instance: '/v1/invoices/1/validate', errors: null },
    });
    expect(answered.text).not.toContain('hunter2');
    expect(told).toEqual([[failure, traceId]]);
  });

  test.each([null, 7, 'text', [], { lines: 1n }])(
    'that gives %o is not a document, and does not crash',
    async (stored) => {
      const { status, text } = await validateStored('invoices/1', {
        loadDocument: () => stored,
        onError: () => {},
      });
      expect(typeof stored === 'object' && stored !== null && 'lines' in stored ? 500 : 200).toBe(status);
      expect(text).not.toContain('"valid":true');
    },
  );
});
