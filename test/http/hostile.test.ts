import { describe, expect, test } from 'vitest';
import { ask, exampleText, post, problemIn } from './asking.ts';

const json = exampleText('standard-invoice');
const xmlType = { 'content-type': 'application/xml' };

describe('hostile JSON', () => {
  test.each([
    ['closed', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
    ['never closed', '{"lines":['.repeat(500_000)],
    ['inside a document', json.replace('{', `{"extra":${'['.repeat(300)}${']'.repeat(300)},`)],
  ])('nested too deep, %s, is malformed', async (_, body) => {
    const { status, detail } = problemIn(await post('/v1/validate', body));
    expect(status).toBe(400);
    expect(detail).toContain('nested more than 256 levels deep');
  });

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

  test.each(['1e400', '-1e999', '9'.repeat(400), '1e308', '123456789012345678901234567890'])(
    'the number %s is a malformed field',
    async (number) => {
      const body = json.replace('"unitPrice": 845.5', `"unitPrice": ${number}`);
      expect(problemIn(await post('/v1/validate', body)).errors).toMatchObject([
        { field: 'lines[0].unitPrice' },
      ]);
    },
  );

  test.each([
    ['a lone continuation byte', [0x22, 0x80, 0x22], '0x80'],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22], '0xC0'],
    ['a surrogate in CESU-8', [0x22, 0xed, 0xa0, 0x80, 0x22], '0xED'],
  ])('bytes that are not UTF-8, %s, are malformed and never replaced', async (_, bytes, first) => {
    const { status, detail } = problemIn(await post('/v1/validate', new Uint8Array(bytes)));
    expect([status, detail]).toEqual([
      400,
      `The document contains bytes that are not UTF-8: ${first} at offset 1, line 1, column 2.`,
    ]);
  });

  test('UTF-16 is read by its byte order mark', async () => {
    const bytes = new Uint8Array(Uint16Array.from(`\uFEFF${json}`, (unit) => unit.charCodeAt(0)).buffer);
    expect(JSON.parse((await post('/v1/validate', bytes)).text).valid).toBe(true);
  });

  test('a byte order mark is skipped', async () => {
    expect((await post('/v1/validate', `\uFEFF${json}`)).status).toBe(200);
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

  test.each(['null', 'true', '7', '"text"', '[]', '{}', '[{"lines":[]}]'])(
    'the value %s is malformed',
    async (body) => {
      expect(problemIn(await post('/v1/validate', body)).status).toBe(400);
    },
  );

  test.each(['NaN', "{'a':1}", '{"a":1,}', '// no\n{}', '{"a":1}}', '{"a":1},', '{"a":1},2', '\u0000'])(
    'the text %j is not JSON',
    async (body) => {
      expect(problemIn(await post('/v1/validate', body)).detail).toMatch(
        /is not JSON: .* at line \d+, column \d+/,
      );
    },
  );

  test.each([
    ['{"a":1}{}', 'line 1, column 8'],
    ['{"a":1}, {}', 'line 1, column 10'],
    ['[],\n[]', 'line 2, column 1'],
  ])('one document after another, as in %j, is more than one', async (body, place) => {
    expect(problemIn(await post('/v1/validate', body)).detail).toContain(
      `contains more than one JSON document; the second begins at ${place}`,
    );
  });
});

describe('hostile XML', () => {
  test.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Invoice>&x;</Invoice>'],
    ['an entity of its own', '<Invoice>&x;</Invoice>'],
    ['a bomb', `<!DOCTYPE a [<!ENTITY a "${'b'.repeat(100)}">]><Invoice>${'&a;'.repeat(100)}</Invoice>`],
    ['elements nested too deep', '<a>'.repeat(100_000)],
    ['JSON', json],
    ['bytes that are no text', new Uint8Array([0x3c, 0x80, 0x3e])],
  ])('with %s is malformed', async (_, body) => {
    const answered = await post('/v1/convert', body, xmlType);
    expect(problemIn(answered).status).toBe(400);
    expect(answered.text).not.toContain('root:');
  });
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
