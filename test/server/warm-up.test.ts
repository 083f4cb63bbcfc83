import { expect, test } from 'vitest';
import { answer } from '../../src/http/answer.ts';
import {
  documentsBeforeReplacing,
  documentsBeforeStart,
  examples,
  longestWarmUp,
  validatedExamples,
  warmUp,
} from '../../src/server/warm-up.ts';
import { marked, post, startedWarm } from './running.ts';

test.each(examples)(
  'each document that workers judge before their first caller comes is valid',
  (example) => {
    expect(answer(example)).toMatchObject({ status: 200, outcome: 'valid' });
  },
);

test('a worker judges all examples in turn, each as a request and as the UBL of it', () => {
  const validated = validatedExamples({});
  const next = () => {
    const { status, outcome, headers, body } = validated.next().value;
    expect([status, outcome]).toEqual([200, 'valid']);
    return { type: headers['content-type'], body };
  };
  const round = () => examples.map(() => [next().type, JSON.parse(next().body).kind]);
  expect(round()).toEqual([
    ['application/xml', 'Invoice'],
    ['application/xml', 'Invoice'],
    ['application/xml', 'CreditNote'],
  ]);
  expect(round()).toEqual(round());
});

test('a worker warms up for ten seconds at most, so that one on a slow machine is up as well', () => {
  let time = 0;
  const judged = (milliseconds: number) =>
    warmUp(
      documentsBeforeReplacing,
      () => {
        time += milliseconds;
      },
      () => time,
    );
  expect([judged(1), judged(100)]).toEqual([documentsBeforeReplacing, longestWarmUp / 100]);
});

test('a worker warms up whatever it was told', () => {
  const validated = validatedExamples({ strict: true, limits: { maxBytes: 10 } });
  for (let index = 0; index < 4 * examples.length; index += 1)
    expect(validated.next().value.status).not.toBe(200);
});

test.each([
  { threads: 1, replacement: documentsBeforeStart, why: 'as nobody else takes the requests' },
  { threads: 2, replacement: documentsBeforeReplacing, why: 'as another takes the requests meanwhile' },
])('the worker that replaces one of $threads warms up with $replacement documents, $why', async (given) => {
  const server = await startedWarm({ worker: marked, threads: given.threads });
  const warmedUpWith = async () => (await post(server, '"WARMED UP"')).json();
  expect(await warmedUpWith()).toBe(documentsBeforeStart);
  const ends = Array.from({ length: given.threads }, () => post(server, '"END"'));
  for (const { status } of await Promise.all(ends)) expect(status).toBe(500);
  expect(await warmedUpWith()).toBe(given.replacement);
});
