import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../../src/core/specification/engine.ts';
import {
  type Answer,
  type AnswerRecord,
  answer,
  createProblemAnswer,
  type Work,
} from '../../src/http/index.ts';
import { exampleText, exempt, post, problemIn, silence } from './asking.ts';

describe('work done elsewhere', () => {
  test('and its answer are plain data: they stay the same when cloned to another thread and back', async () => {
    const here = await post('/v1/validate', exampleText(exempt));
    const perform = (work: Work) => structuredClone(answer(structuredClone(work)));
    const elsewhere = await post('/v1/validate', exampleText(exempt), {}, { perform });
    expect(elsewhere.text).toBe(here.text);
    expect(Object.fromEntries(elsewhere.headers)).toEqual(Object.fromEntries(here.headers));
  });

  test('has every part of the request', async () => {
    const asked: Work[] = [];
    const perform = (work: Work): Answer => {
      asked.push(work);
      return answer(work);
    };
    const sent = exampleText('standard-invoice');
    await post('/v1/convert?lang=ar', sent, { accept: 'application/json' }, { perform });
    expect(asked).toEqual([
      {
        ...{
          operation: 'convert',
          body: new TextEncoder().encode(sent),
          format: 'json',
          answerFormat: 'json',
        },
        ...{ language: 'ar', documentType: undefined, instance: '/v1/convert' },
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  test('that cannot be done now is answered so, with the time to try again', async () => {
    const perform = ({ traceId, instance }: Work) =>
      createProblemAnswer('unavailable', { traceId, instance }, { 'retry-after': '2' });
    const answered = await post('/v1/validate', '{}', {}, { perform });
    expect(problemIn(answered)).toMatchObject({ type: '/errors/unavailable', status: 503 });
    expect(answered.headers.get('retry-after')).toBe('2');
  });

  test('that throws is an error without its reason', async () => {
    const told: unknown[] = [];
    const perform = () => Promise.reject(new Error('thread 4 at /srv/pint-ae died'));
    const onError = (error: unknown) => told.push(error);
    const answered = await post('/v1/validate', '{}', {}, { perform, onError });
    expect(problemIn(answered)).toMatchObject({ type: '/errors/internal-error', status: 500, detail: null });
    expect(answered.text).not.toContain('thread 4');
    expect(told).toHaveLength(1);
  });
});

describe('a document that could not be checked', () => {
  const engine: Engine = {
    name: 'broken',
    judge: () => {
      throw new Error('out of /private/memory');
    },
  };

  test.each(['/v1/validate', '/v1/convert'])('is an error and not a verdict: 500 with %s', async (path) => {
    const records: AnswerRecord<unknown>[] = [];
    const onAnswer = (record: AnswerRecord<unknown>) => records.push(record);
    const answered = await post(path, exampleText('standard-invoice'), {}, { engine, onAnswer });
    expect(problemIn(answered)).toMatchObject({ type: '/errors/internal-error', status: 500 });
    expect(answered.text).not.toContain('/private/memory');
    expect(records).toMatchObject([{ outcome: 'not-judged', rules: ['pint-ae-not-judged'] }]);
  });
});

describe('every answer is reported to the server', () => {
  test('with its route, status and outcome, and nothing of the document', async () => {
    const records: AnswerRecord<unknown>[] = [];
    const onAnswer = (record: AnswerRecord<unknown>) => records.push(record);
    await post('/v1/validate', exampleText(exempt), {}, { onAnswer });
    await post('/v1/nothing', '{}', {}, { onAnswer });
    const each = { context: undefined, traceId: expect.any(String) };
    expect(records.map(({ request, ...told }) => told)).toEqual([
      { ...each, route: '/v1/validate', status: 200, outcome: 'invalid', rules: ['ibr-167-ae'] },
      { ...each, route: null, status: 404, outcome: null, rules: [] },
    ]);
  });

  test('a hook that throws changes no answer', async () => {
    silence();
    const options = { onAnswer: failing, onError: failing, traceId: failing };
    expect((await post('/v1/validate', exampleText('standard-invoice'), {}, options)).status).toBe(200);
    const fault = await post('/v1/validate', '{}', {}, { ...options, perform: failing });
    expect(problemIn(fault).status).toBe(500);
  });

  test('a hook whose promise is rejected ends no process', async () => {
    silence();
    const rejected: unknown[] = [];
    const note = (reason: unknown) => rejected.push(reason);
    process.on('unhandledRejection', note);
    await post('/v1/validate', '{}', {}, { perform: failing, onAnswer: rejecting, onError: rejecting });
    await new Promise(setImmediate);
    process.off('unhandledRejection', note);
    expect(rejected).toEqual([]);
  });
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traced = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };

const failing = (): never => {
  throw new Error('the log is full');
};
const rejecting = async () => failing();

describe('no fault of the server is lost', () => {
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['throws', failing],
    ['is rejected', rejecting],
  ])('onError is told if onAnswer %s', async (_, onAnswer) => {
    const told: unknown[] = [];
    const onError = (error: unknown, record: { traceId: string; request: Request }) =>
      told.push([String(error), record.traceId, new URL(record.request.url).pathname]);
    await post('/v1/validate', '{}', traced, { onAnswer, onError });
    await new Promise(setImmediate);
    expect(told).toEqual([['Error: the log is full', traceId, '/v1/validate']]);
  });

  test('without onError, the console is told of it with the trace id', async () => {
    const written = silence();
    const { status } = await post('/v1/validate', '{}', traced, { perform: failing });
    expect(status).toBe(500);
    await post('/v1/validate', '{}', traced, { onAnswer: rejecting });
    await new Promise(setImmediate);
    expect(written).toEqual([
      [`pint-ae: ${traceId}`, new Error('the log is full')],
      [`pint-ae: ${traceId}`, new Error('the log is full')],
    ]);
  });

  test.each([
    ['throws', failing],
    ['is rejected', rejecting],
  ])('if onError %s, the console is told of the fault and of that', async (_, onError) => {
    const written = silence();
    const perform = () => Promise.reject(new Error('no space'));
    await post('/v1/validate', '{}', traced, { perform, onError });
    await new Promise(setImmediate);
    expect(written).toEqual([
      [`pint-ae: ${traceId}`, new Error('no space')],
      [`pint-ae: ${traceId}`, new Error('the log is full')],
    ]);
  });

  test('a document that is wrong is no fault', async () => {
    const written = silence();
    await post('/v1/validate', '{}', traced);
    await post('/v1/nothing', '{}', traced);
    expect(written).toEqual([]);
  });
});
