import { execFile } from 'node:child_process';
import { lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFolder } from '../../src/lifecycle/folder-lock.ts';

const program = resolve(import.meta.dirname, '../support/lock-folders.ts');
const rounds = 50;
const milliseconds = 20;

/** Leaves in each of the folders what a killed process leaves. */
const leave: Readonly<Record<string, (locks: readonly string[]) => Promise<void>>> = {
  nothing: async () => {},
  sockets: async (locks) => {
    const program = `let left = 0;
      for (const path of ${JSON.stringify(locks)}) require('net').createServer().listen(path, () => {
        left += 1;
        if (left === ${locks.length}) process.kill(process.pid, 'SIGKILL');
      })`;
    await promisify(execFile)(process.execPath, ['-e', program]).catch(() => {});
    for (const path of locks) expect((await lstat(path)).isSocket()).toBe(true);
  },
  /** An earlier release wrote a process id; this one belongs to another program by now. */
  ids: async (locks) => {
    for (const path of locks) await writeFile(path, String(process.ppid));
  },
};

describe('Of processes that start at the same moment', () => {
  const foldersOf = (parent: string, left: string) =>
    Array.from({ length: rounds }, (_, round) => join(parent, left, String(round)));
  let parent = '';
  let locked: readonly string[] = [];

  // Three processes for all folders: to start them takes longer than the locking.
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'pint-ae-lock-'));
    for (const [left, leaveIn] of Object.entries(leave)) {
      const folders = foldersOf(parent, left);
      for (const folder of folders) await mkdir(folder, { recursive: true });
      await leaveIn(folders.map((folder) => join(folder, 'service.lock')));
    }
    const start = Date.now() + 2000;
    const folders = Object.keys(leave)
      .flatMap((left) => foldersOf(parent, left))
      .map((folder, round) => ({ folder, at: start + round * milliseconds }));
    const run = () =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', program, JSON.stringify(folders)]);
    const said = await Promise.all([run(), run(), run()]);
    locked = said.flatMap(({ stdout }) => JSON.parse(stdout));
  });
  afterAll(() => rm(parent, { recursive: true }));

  test.each([
    ['new', 'nothing'],
    ['left by a killed process', 'sockets'],
    ['left with an id that another program has', 'ids'],
  ])('one gets a data folder that is %s', (_, left) => {
    const within = locked.filter((folder) => folder.startsWith(join(parent, left)));
    expect(within.toSorted()).toEqual(foldersOf(parent, left).toSorted());
  });
});

test('A process that was killed while it locked a data folder does not keep others from it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-lock-'));
  await mkdir(join(folder, 'service.lock.turn'));
  const unlock = await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['service.lock', 'service.pid']);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('A data folder is not given out twice, even if both who want it have one process id', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-lock-'));
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `Another process, with the id ${process.pid}, has the data folder ${folder}`,
  );
  await unlock();
  const again = await lockFolder(folder);
  await again();
  await rm(folder, { recursive: true });
});

test('The path of a data folder that is too long for a socket is refused, instead of being cut off', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'pint-ae-lock-'));
  const folder = join(parent, 'a'.repeat(100));
  await mkdir(folder);
  await expect(lockFolder(folder)).rejects.toThrow(/^DATA_FOLDER is \d+ bytes too long/);
  expect(await readdir(folder)).toEqual([]);
  await rm(parent, { recursive: true });
});
