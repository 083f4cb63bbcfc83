import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask, exampleText, post, problemIn } from './asking.ts';

const json = exampleText('standard-invoice');

describe('the media type of a document', () => {
  test('is never guessed: without one the answer is 415', async () => {
    const body = new TextEncoder().encode(json);
    expect((await ask('/v1/validate', { method: 'POST', body })).status).toBe(415);
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

  test('counts before unpacking too: an endless gzip of nothing is 413', async () => {
    const empty = gzipSync('');
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(empty) });
    const answered = await post('/v1/validate', body, { 'content-encoding': 'gzip' }, options);
    expect(answered.status).toBe(413);
  });
});
