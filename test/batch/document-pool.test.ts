import { afterAll, describe, expect, test } from 'vitest';
import { createPool } from '../../src/batch/document-pool.ts';
import { validateStream } from '../../src/batch/validate-stream.ts';
import { CallerError, convert, validate, validateUbl } from '../../src/index.ts';
import { example } from '../requests.ts';

const request = example('standard-invoice');
const broken = { ...request, invoiceNumber: null };
const xml = convert(request).xml ?? '';
const worker = new URL('./crashing-worker.js', import.meta.url);
const told = (text: string) => ({ ...request, notes: text });

describe('a pool of threads', () => {
  const pool = createPool({ threads: 2, strict: true, today: '2026-11-27' });
  afterAll(pool.close);

  test('answers what the functions answer', async () => {
    const options = { strict: true, today: '2026-11-27' };
    expect(await pool.validate(broken)).toEqual(validate(broken, options));
    expect(await pool.validate({})).toEqual(validate({}, options));
    expect(await pool.convert(request)).toEqual(convert(request, options));
    expect(await pool.validateUbl(xml)).toEqual(validateUbl(xml, options));
    const bytes = new TextEncoder().encode(xml);
    expect((await pool.validateUbl(bytes, { language: 'ar' })).warnings).toEqual(
      validateUbl(xml, { ...options, language: 'ar' }).warnings,
    );
  });

  test('answers many documents at a time, each its own', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => `INV-${index}`);
    const converted = await Promise.all(
      numbers.map((invoiceNumber) => pool.convert({ ...request, invoiceNumber })),
    );
    for (const [at, { xml: written }] of converted.entries())
      expect(written).toContain(`<cbc:ID>${numbers[at]}</cbc:ID>`);
  });

  test('rejects with the reason of a signal', async () => {
    const reason = new Error('nobody waits');
    await expect(pool.validate(request, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const later = new AbortController();
    const waiting = pool.validate(request, { signal: later.signal });
    later.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect((await pool.validate(request)).outcome).toBe('invalid');
  });

  test('refuses a mistake of the caller', async () => {
    await expect(pool.validate({ ...request, later: () => 1 })).rejects.toThrow(CallerError);
    await expect(pool.validateUbl(JSON.parse('{}'))).rejects.toThrow(/document/);
    await expect(pool.validate(request, JSON.parse('{ "threads": 1 }'))).rejects.toThrow(CallerError);
    expect(() => createPool(JSON.parse('{ "jobs": 1 }'))).toThrow(/threads/);
  });
});

describe('a document that ends its thread', () => {
  test.each([
    ['crashes', 'END OF WORKER', 'ended'],
    ['takes too long', 'RUN ON', 'longer'],
  ])(
    '%s: is not judged, and the next one is',
    async (_, text, message) => {
      await using pool = createPool({ threads: 1, worker, timeLimit: 3_000 });
      const [lost, next] = await Promise.all([pool.convert(told(text)), pool.validate(request)]);
      expect(lost).toMatchObject({ valid: false, outcome: 'not-judged', xml: null });
      expect(lost.issues[0]?.rule).toBe('pint-ae-not-judged');
      expect(lost.issues[0]?.message).toContain(message);
      expect(next.outcome).toBe('valid');
    },
    60_000,
  );

  test('cannot keep a thread that does not start from being told', async () => {
    await using pool = createPool({ threads: 1, worker: new URL('./none.js', import.meta.url) });
    await expect(pool.validate(request)).rejects.toThrow('cannot start');
  });
});

test('a closed pool finishes what it has, takes no more, and lets the process end', async () => {
  const pool = createPool({ threads: 1 });
  const last = pool.validate(request);
  await pool.close();
  expect((await last).outcome).toBe('valid');
  await expect(pool.validate(request)).rejects.toMatchObject({ code: 'closed' });
});

describe('a stream of lines', () => {
  const lines = (...documents: readonly object[]) =>
    new Blob(documents.map((document) => `${JSON.stringify(document)}\n`)).stream();

  test.each([0, 1])('gives a verdict on each, in order (%i threads)', async (threads) => {
    const stream = validateStream({ threads });
    const text = await new Response(lines(request, {}, broken).pipeThrough(stream)).text();
    const verdicts = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(verdicts.map(({ document, outcome }) => `${document} ${outcome}`)).toEqual([
      'stream:1 valid',
      'stream:2 malformed',
      'stream:3 invalid',
    ]);
    expect(stream.summary().documents).toBe(3);
  });

  test('reads only as fast as its verdicts are read, and stops when they are cancelled', async () => {
    let given = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        controller.enqueue(new TextEncoder().encode(`${JSON.stringify(request)}\n`.repeat(50)));
      },
      cancel() {
        isCancelled = true;
      },
    });
    const stream = validateStream({ threads: 0 });
    const reader = endless.pipeThrough(stream).getReader();
    expect((await reader.read()).value?.length).toBeGreaterThan(100);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(given).toBeLessThan(1_000);
    await reader.cancel();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isCancelled).toBe(true);
  });
});
