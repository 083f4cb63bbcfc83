import { readdirSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { example } from '../requests.ts';

const folder = 'src/request/explain/';

const examples = readdirSync(resolve(import.meta.dirname, '../../examples'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** The functions of the explanations that are called while requests are converted, by the coverage of the engine. */
async function explanationsCalledFor(requests: readonly unknown[]): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  for (const request of requests) convert(request);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  return result
    .filter(({ url }) => url.includes(folder))
    .flatMap(({ functions }) => functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .map(({ functionName }) => functionName);
}

test('a valid request is read and written without a call to what explains a bad one', async () => {
  const requests = examples.map((name) => example(name));
  expect(requests.every((request) => convert(request).valid)).toBe(true);
  expect(await explanationsCalledFor(requests)).toEqual([]);
  const { invoiceNumber, ...nameless } = example('standard-invoice');
  expect(await explanationsCalledFor([nameless])).toContain('explainFaults');
});
