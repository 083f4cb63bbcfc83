import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { preferredType } from '../../src/http/negotiation.ts';
import { example } from '../requests.ts';
import { ask, exampleText, post, problemIn } from './asking.ts';

const json = exampleText('standard-invoice');
const xml = convert(example('standard-invoice')).xml ?? '';

describe('the media type of a document', () => {
  test.each([
    'application/json',
    'text/json',
    'application/vnd.example.invoice+json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
    'application/json; profile="a;b"; charset=utf-8',
  ])('%s is JSON', async (type) => {
    expect((await post('/v1/validate', json, { 'content-type': type })).status).toBe(200);
  });

  test.each(['application/xml', 'text/xml', 'application/vnd.oasis.ubl+xml', 'text/xml; charset=utf-8'])(
    '%s is UBL',
    async (type) => {
      expect((await post('/v1/validate', xml, { 'content-type': type })).status).toBe(200);
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-16',
    'application/xml; charset=windows-1256',
    'application/jsonp',
    'application/+json',
    'json',
    '',
  ])('"%s" is none: 415', async (type) => {
    const answered = await post('/v1/validate', json, { 'content-type': type });
    expect(problemIn(answered)).toMatchObject({
      type: '/errors/unsupported-media-type',
      status: 415,
      detail: expect.stringMatching(
        /^Set Content-Type to the media type of the document: application\/json, /,
      ),
    });
    expect(answered.headers.get('accept-post')).toContain('application/*+json');
  });

  test('is never guessed: without one the answer is 415', async () => {
    const body = new TextEncoder().encode(json);
    expect((await ask('/v1/validate', { method: 'POST', body })).status).toBe(415);
  });
});

describe('the content encoding of a document', () => {
  test.each(['gzip', 'x-gzip', 'GZIP'])('%s is unpacked', async (coding) => {
    const answered = await post('/v1/validate', gzipSync(json), { 'content-encoding': coding });
    expect(JSON.parse(answered.text).valid).toBe(true);
  });

  test.each(['br', 'deflate', 'gzip, gzip', 'compress'])('%s is not supported: 415', async (coding) => {
    const answered = await post('/v1/validate', json, { 'content-encoding': coding });
    expect(answered.status).toBe(415);
    expect(answered.headers.get('accept-encoding')).toBe('gzip');
  });

  test.each([
    ['that is cut off', gzipSync(json).subarray(0, 200)],
    ['that is none', new TextEncoder().encode(json)],
  ])('gzip %s is malformed: 400', async (_, body) => {
    expect(problemIn(await post('/v1/validate', body, { 'content-encoding': 'gzip' })).status).toBe(400);
  });
});

describe('the size of a document', () => {
  const options = { limits: { maxBodyBytes: 1000 } };

  /** A body that counts how much of it was read. */
  function counted(chunks: number): {
    readonly body: ReadableStream<Uint8Array>;
    readonly pulled: () => number;
  } {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        if (pulled > chunks) controller.close();
        else controller.enqueue(new Uint8Array(100).fill(0x20));
      },
    });
    return { body, pulled: () => pulled };
  }

  test('beyond the limit is 413, without reading on', async () => {
    const { body, pulled } = counted(1_000_000);
    const answered = await post('/v1/validate', body, {}, options);
    expect(problemIn(answered)).toMatchObject({
      type: '/errors/content-too-large',
      status: 413,
      detail: expect.stringContaining('1000 bytes'),
    });
    expect(pulled()).toBeLessThan(20);
  });

  test('announced beyond the limit is 413, without reading at all', async () => {
    const { body, pulled } = counted(1);
    const answered = await post('/v1/validate', body, { 'content-length': '1001' }, options);
    expect(answered.status).toBe(413);
    expect(pulled()).toBeLessThan(2);
  });

  test('counts after unpacking', async () => {
    const bomb = gzipSync(new Uint8Array(10_000_000));
    expect(bomb.length).toBeLessThan(12_000);
    const answered = await post(
      '/v1/validate',
      bomb,
      { 'content-encoding': 'gzip' },
      { limits: { maxBodyBytes: 100_000 } },
    );
    expect(answered.status).toBe(413);
  });

  test('counts before unpacking too: an endless gzip of nothing is 413', async () => {
    const empty = gzipSync('');
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(empty) });
    const answered = await post('/v1/validate', body, { 'content-encoding': 'gzip' }, options);
    expect(answered.status).toBe(413);
  });

  test('at the limit is looked at', async () => {
    const { length } = new TextEncoder().encode(json);
    expect((await post('/v1/validate', json, {}, { limits: { maxBodyBytes: length } })).status).toBe(200);
    expect((await post('/v1/validate', json, {}, { limits: { maxBodyBytes: length - 1 } })).status).toBe(413);
  });
});

describe('the media type of an answer', () => {
  test.each([
    [null, 'application/json'],
    ['', 'application/json'],
    ['text/plain', 'application/json'],
    ['*/*', 'application/json'],
    ['text/html, application/xml;q=0.9', 'application/xml'],
    ['application/*, application/json;q=0.1', 'application/xml'],
    ['application/xml;q=0.5, application/json;q=0.4', 'application/xml'],
    ['application/json;q=0, application/xml;q=0.1', 'application/xml'],
    ['application/json, application/xml', 'application/json'],
  ])('by the header %s is %s', (accept, wanted) => {
    expect(preferredType(accept, ['application/json', 'application/xml'])).toBe(wanted);
  });
});
