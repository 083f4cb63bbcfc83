import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testProcess } from '../scripts/mutation/run-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

const source = resolve('src/report/local-day.ts');
const file = 'test/report/local-day.test.ts';
const orders = { noticed: [], without: [], testsEach: 1 };

/** A change that starts a program and waits for ever, and one that is wrong. */
const changes = (pidFile: string) => `
  stryCov_9fa48('waits', 'wrong');
  if (stryMutAct_9fa48('waits')) {
    const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(${JSON.stringify(pidFile)}, String(pid));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  if (stryMutAct_9fa48('wrong')) return '';
`;

test('a change that never ends is ended with the programs that it started, and the next is tried', async () => {
  const folder = temporaryFolder();
  const pidFile = join(folder, 'pid');
  const changed = `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
${readFileSync(source, 'utf8').replace('): string {', (start) => start + changes(pidFile))}`;
  const tests = testProcess(new Map([[source, changed]]), folder, 1_000);
  onTestFinished(tests.end);

  expect((await tests.run([file], 1, orders)).hung).toBe('waits');
  const started = Number(readFileSync(pidFile, 'utf8'));
  await expect.poll(() => isRunning(started)).toBe(false);

  const { reports, hung } = await tests.run([file], 1, { ...orders, noticed: ['waits'] });
  const noticed = reports.flatMap((report) => (report.kind === 'noticed' ? report.id : []));
  expect([...noticed, ...(hung === undefined ? [] : [hung])]).toEqual(['wrong']);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
