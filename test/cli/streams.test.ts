import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ubl } from '../batch/documents.ts';
import { ended, startBatch } from './batch-process.ts';

test('one line in, one line out: each answer comes before the next line is sent', async () => {
  const child = startBatch(['--filter', '--threads', '1', '--fields', 'id,outcome']);
  const end = ended(child);
  const answers: string[] = [];
  for (const id of ['a', 'b', 'c']) {
    const answer = new Promise<string>((resolve) => {
      child.stdout.once('data', (text) => resolve(String(text)));
    });
    child.stdin.write(`${JSON.stringify({ id, xml: ubl })}\n`);
    answers.push(await answer);
  }
  child.stdin.end();
  expect((await end).code).toBe(0);
  expect(answers).toEqual(['a', 'b', 'c'].map((id) => `{"id":"${id}","outcome":"valid"}\n`));
});

test('a run whose output is closed before its end does not end like one that told all', () => {
  const { stdout } = spawnSync(
    'bash',
    [
      '-c',
      `"${process.execPath}" src/generated/cli.js rules --format json | head -c 1; echo " \${PIPESTATUS[0]}"`,
    ],
    { encoding: 'utf8' },
  );
  expect(stdout).toBe('[ 141\n');
});
