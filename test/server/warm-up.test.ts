import { expect, test } from 'vitest';
import { answer } from '../../src/http/answer.ts';
import { example, warmUp } from '../../src/server/warm-up.ts';

test('the document that workers judge before their first caller comes is valid', () => {
  expect(answer(example)).toMatchObject({ status: 200, outcome: 'valid' });
});

test('a worker warms up whatever it was told', () => {
  const options = { strict: true, documentLimits: { bytes: 10 } };
  expect(answer(example, options).status).not.toBe(200);
  expect(() => warmUp(options)).not.toThrow();
});
