import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import {
  createDocumentWork,
  type DocumentWork,
  secondsUntilFree,
  WorkFailed,
  type WorkLimits,
} from '../../src/document-work/document-work.ts';
import { readSettings } from '../../src/settings.ts';
import { jsonLog } from '../../src/telemetry/log.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { largeInvoice } from '../support/large-invoice.ts';
import { invoice, sellerId } from '../support/requests.ts';

const lines: string[] = [];
let work: DocumentWork;

function open(
  given: { worker?: URL; limits?: Partial<WorkLimits>; threads?: number; release?: string } = {},
): DocumentWork {
  lines.length = 0;
  const limits = { waitingForEach: 32, inQueue: 60_000, ofWork: 60_000, ...given.limits };
  const { worker } = given;
  work = createDocumentWork({
    settings: readSettings({ THREADS: String(given.threads ?? 1), RELEASE: given.release }),
    log: jsonLog(
      'error',
      () => new Date(),
      (line) => void lines.push(line),
    ),
    metrics: createMetrics(),
    limits,
    ...(worker === undefined ? {} : { worker }),
  });
  return work;
}

afterEach(() => work.close());

const byName = new URL('by-name.mjs', import.meta.url);
const asked = {
  documentType: 'Invoice',
  sender: { participants: [sellerId], trns: [] },
  language: 'en',
} as const;
/** Work that a thread is given, because its text is large. */
const told = (what: string, ended?: AbortSignal) =>
  work.run('writtenUbl', { ...asked, request: what.padEnd(100_000) }, 'a', ended);

describe('A large document', () => {
  test('is judged in a thread: the process goes on with what comes meanwhile', async () => {
    const { run } = open();
    const ended: string[] = [];
    const large = { ...asked, request: JSON.stringify(largeInvoice) };
    const validated = run('validationText', large, 'a').then((text) => {
      ended.push('large');
      return text;
    });
    await setImmediate();
    ended.push('other');
    expect(JSON.parse(await validated)).toMatchObject({ valid: true, issues: [] });
    expect(ended).toEqual(['other', 'large']);
  });

  test('has the same problem as a small one that is wrong in the same way', async () => {
    const { run } = open();
    const toProblem = (request: object) =>
      run('writtenUbl', { ...asked, request: JSON.stringify(request) }, 'a').catch((error) => error);
    const small = await toProblem({ ...invoice, seller: { ...invoice.seller, trn: null } });
    const large = await toProblem({ ...largeInvoice, seller: { ...invoice.seller, trn: null } });
    expect(small).toMatchObject({ kind: 'validation-failed' });
    expect(large).toEqual(small);
  });
});

describe('A thread', () => {
  test('judges by the release of the settings', async () => {
    open({ worker: byName, release: '1.0.3' });
    expect(await told('rules')).toBe('{"release":["1.0.3"]}');
  });

  test('that ends with its work is replaced, and the work fails', async () => {
    open({ worker: byName });
    await expect(told('end')).rejects.toMatchObject({ kind: 'internal-error', text: 'notJudged' });
    expect(await told('name')).toMatch(/^\d+$/);
    expect(lines.join('')).toContain('A worker thread could not do its work.');
  });

  test('whose work throws goes on, and what it threw is the failure', async () => {
    open({ worker: byName });
    await expect(told('throw')).rejects.toThrow('thrown by the work');
    expect(await told('name')).toMatch(/^\d+$/);
  });

  test('that is not free says when to look again, one that failed does not', async () => {
    const busy = new WorkFailed('unavailable', 'overloaded', 3);
    expect([secondsUntilFree(busy), busy.texts.headers]).toEqual([3, { 'retry-after': '3' }]);
    const failed = new WorkFailed('internal-error', 'notJudged');
    expect([secondsUntilFree(failed), failed.texts.headers]).toEqual([undefined, undefined]);
    expect(secondsUntilFree(new Error('other'))).toBeUndefined();
  });

  test('that does not end its work is ended and replaced', async () => {
    open({ worker: byName, limits: { ofWork: 300 } });
    await expect(told('never')).rejects.toMatchObject({ kind: 'internal-error', text: 'timedOut' });
    expect(await told('name')).toMatch(/^\d+$/);
  });

  test('that needs more memory than the settings allow is ended, and the process is not', async () => {
    open();
    await work.close();
    work = createDocumentWork({
      settings: readSettings({ THREADS: '1', MAX_THREAD_MEBIBYTES: '40' }),
      log: jsonLog(
        'silent',
        () => new Date(),
        () => {},
      ),
      metrics: createMetrics(),
    });
    const large = JSON.stringify({ ...largeInvoice, lines: Array(20).fill(largeInvoice.lines).flat() });
    await expect(work.run('writtenUbl', { ...asked, request: large }, 'a')).rejects.toMatchObject({
      text: 'notJudged',
    });
  });

  test('does not work on when the service stops, and what waits for it does not begin', async () => {
    open({ worker: byName });
    await told('name');
    const unfinished = ['never', 'name'].map((what) => told(what).catch(({ text }) => text));
    await work.close();
    expect(await Promise.all(unfinished)).toEqual(['noWorker', 'noWorker']);
  });
});

test('Work of a client that leaves while it waits for a thread is not done, and its place is free for others', async () => {
  open({ worker: byName, limits: { waitingForEach: 1 } });
  const textOf = (work: Promise<string>) => work.catch(({ text }) => text);
  await told('name');
  const underway = textOf(told('never'));
  const leaving = new AbortController();
  const left = textOf(told('name', leaving.signal));
  leaving.abort();
  expect(await left).toBe('noWorker');
  const next = textOf(told('name'));
  await work.close();
  expect(await Promise.all([underway, next])).toEqual(['noWorker', 'noWorker']);
});

test('Work waits for a thread, so much of it, and the rest is told when to come again', async () => {
  open({ worker: byName, limits: { waitingForEach: 1 } });
  const underway = ['never', 'never'].map((what) => told(what).catch((error) => error));
  await expect(told('name')).rejects.toMatchObject({
    kind: 'unavailable',
    seconds: expect.any(Number),
    texts: { headers: { 'retry-after': expect.stringMatching(/^\d+$/) } },
  });
  await work.close();
  await Promise.all(underway);
});
