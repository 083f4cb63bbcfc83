import { describe, expect, test } from 'vitest';
import { ask, exampleText, post, problemIn } from './asking.ts';

const json = exampleText('standard-invoice');
const xmlType = { 'content-type': 'application/xml' };

describe('hostile JSON', () => {
  test('brackets and quotes inside texts do not count as nesting', async () => {
    const notes = `${'[{'.repeat(1000)}"\\\\"${'['.repeat(1000)}\\`;
    const body = JSON.stringify({ ...JSON.parse(json), notes });
    expect(JSON.parse((await post('/v1/validate', body)).text).valid).toBe(true);
  });

  test('the limit of nesting is that of the server', async () => {
    const body = '{"a":{"b":[]}}';
    const detailWith = async (nesting: number) =>
      problemIn(await post('/v1/validate', body, {}, { limits: { maxNesting: nesting } })).detail;
    expect(await detailWith(2)).toContain('nested more than 2 levels deep');
    expect(await detailWith(3)).not.toContain('nested');
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'the key %s changes nothing but a warning',
    async (key) => {
      const evil = `{"${key}": {"invoiceNumber": "EVIL", "valid": true, "prototype": {"polluted": 1}},`;
      const { text } = await post('/v1/validate', json.replace('{', evil));
      expect(JSON.parse(text)).toMatchObject({
        valid: true,
        warnings: [{ rule: 'pint-ae-unknown-field', path: key }],
      });
      expect(Object.prototype).not.toHaveProperty('polluted');
      expect(Object.prototype).not.toHaveProperty('invoiceNumber');
    },
  );
});

describe('documents with too many lines for the server', () => {
  const options = { limits: { maxLines: 1 } };

  test('are malformed as JSON', async () => {
    expect(problemIn(await post('/v1/validate', json, {}, options)).errors).toMatchObject([
      { field: 'lines', message: expect.stringMatching(/^lines has more than 1 entry\. \w/) },
    ]);
  });

  test('are malformed as UBL', async () => {
    const { text } = await post('/v1/convert', json);
    expect(problemIn(await post('/v1/validate', text, xmlType, options)).detail).toContain(
      'more than 1 line.',
    );
    expect((await post('/v1/validate', text, xmlType, { limits: { maxLines: 2 } })).status).toBe(200);
  });
});

describe('hostile requests', () => {
  test.each(['abc', '-1', '1e9', ''])('a content length of "%s" announces nothing', async (length) => {
    expect(
      (await post('/v1/validate', json, { 'content-length': length }, { limits: { maxBodyBytes: 5000 } }))
        .status,
    ).toBe(200);
  });

  test('a body that breaks off is malformed', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(json.slice(0, 100))),
      pull: (controller) => controller.error(new Error('connection lost at 10.0.0.7')),
    });
    const answered = await post('/v1/validate', body);
    expect(problemIn(answered).status).toBe(400);
    expect(answered.text).not.toContain('10.0.0.7');
  });

  test('only the beginning of a list of a thousand media types is read', async () => {
    const accept = `${'text/html,'.repeat(1000)}application/json`;
    expect((await post('/v1/convert', json, { accept })).headers.get('content-type')).toBe('application/xml');
  });

  test('a problem quotes nothing of the text around the error', async () => {
    const answered = await post('/v1/validate', '{"secret": "hunter2" "x"}');
    expect(answered.text).not.toContain('hunter2');
  });

  test('a path cannot leave its route', async () => {
    const loadDocument = ({ id }: { readonly id: string }) => ({ id });
    for (const path of [
      '/v1/invoices//validate',
      '/v1/invoices/a/b/validate',
      '/v1/invoices/../validate/x',
    ]) {
      expect((await ask(path, { method: 'POST' }, { loadDocument })).status).toBe(404);
    }
  });
});
