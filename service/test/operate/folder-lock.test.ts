import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { lockFolder } from '../../src/operate/folder-lock.ts';

const program = resolve(import.meta.dirname, '../support/lock-folders.ts');
const rounds = 50;
const milliseconds = 20;

/** More than any process id. */
const killed = '99999999';

test.each([
  ['new', undefined],
  ['left by a killed process', killed],
  ['left empty by a machine that failed', ''],
])('Of processes that start at the same moment, one gets a data folder that is %s', async (_, left) => {
  const parent = await mkdtemp(join(tmpdir(), 'pint-ae-lock-'));
  const start = Date.now() + 2000;
  const folders = Array.from({ length: rounds }, (_, round) => ({
    folder: join(parent, String(round)),
    at: start + round * milliseconds,
  }));
  for (const { folder } of folders) {
    await mkdir(folder);
    if (left !== undefined) await writeFile(join(folder, 'service.lock'), left);
  }
  const run = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', program, JSON.stringify(folders)]);
  const said = await Promise.all([run(), run(), run()]);
  const locked: string[] = said.flatMap(({ stdout }) => JSON.parse(stdout));
  expect(locked.toSorted()).toEqual(folders.map(({ folder }) => folder).toSorted());
  await rm(parent, { recursive: true });
});

test('A process that was killed while it locked a data folder does not keep others from it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-lock-'));
  await mkdir(join(folder, 'service.turn'));
  const unlock = await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['service.lock']);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
