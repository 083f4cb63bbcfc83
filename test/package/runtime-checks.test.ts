import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runChecks } from '../../scripts/runtimes/checks.ts';
import { corpus } from '../schematron/corpus.ts';

const requestsIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))]),
  );

test('what must hold in every runtime holds in this one', async () => {
  const outcomes = await runChecks({
    // The corpus itself is judged by test/schematron: what is asked here is whether the checks run.
    corpus: corpus()
      .filter((_, at) => at % 20 === 0)
      .map(({ failed, error, ...document }) => ({
        ...document,
        failed: failed ?? [],
        error: error ?? null,
      })),
    valid: requestsIn('examples'),
    broken: requestsIn('examples/broken'),
  });
  expect(outcomes.filter(({ documents, error }) => error !== null || documents === 0)).toEqual([]);
});
