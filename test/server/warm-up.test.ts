import { expect, test } from 'vitest';
import { answer } from '../../src/http/answer.ts';
import { documentsBeforeStart, documentsUntilQuick, examples, warmUp } from '../../src/server/warm-up.ts';
import { marked, post, started } from './running.ts';

test.each(examples)(
  'each document that workers judge before their first caller comes is valid',
  (example) => {
    expect(answer(example)).toMatchObject({ status: 200, outcome: 'valid' });
  },
);

test('a worker warms up whatever it was told', () => {
  const options = { strict: true, documentLimits: { bytes: 10 } };
  for (const example of examples) expect(answer(example, options).status).not.toBe(200);
  expect(() => warmUp(examples.length, options)).not.toThrow();
});

test.each([
  { jobs: 1, replacement: documentsBeforeStart, why: 'as nobody else takes the requests' },
  { jobs: 2, replacement: documentsUntilQuick, why: 'as another takes the requests meanwhile' },
])('the worker that replaces one of $jobs warms up with $replacement documents, $why', async (given) => {
  const server = await started({ worker: marked, jobs: given.jobs });
  const warmedUpWith = async () => (await post(server, '"WARMED UP"')).json();
  expect(await warmedUpWith()).toBe(documentsBeforeStart);
  const ends = Array.from({ length: given.jobs }, () => post(server, '"END"'));
  for (const { status } of await Promise.all(ends)) expect(status).toBe(500);
  expect(await warmedUpWith()).toBe(given.replacement);
});
