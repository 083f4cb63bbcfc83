import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { hold } from '../../src/node/hold.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('a path is held by one at a time, even if both have one process id', async () => {
  const path = join(folder, 'lock');
  const release = await hold(path);
  expect(await hold(path)).toBeUndefined();
  await release?.();
  expect(readdirSync(folder)).toEqual([]);
  await (await hold(path))?.();
});

test('of many that want a path at once, one holds it', async () => {
  const path = join(folder, 'lock');
  const held = await Promise.all(Array.from({ length: 20 }, () => hold(path)));
  const releases = held.filter((release) => release !== undefined);
  expect(releases).toHaveLength(1);
  await releases[0]?.();
});

test('a path that a killed process held is free', async () => {
  const path = join(folder, 'lock');
  const program = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', program]);
  expect(lstatSync(path).isSocket()).toBe(true);
  const release = await hold(path);
  expect(release).toBeDefined();
  expect(await hold(path)).toBeUndefined();
  await release?.();
});

test('a path with a process id in it, as earlier releases left one, is free', async () => {
  const path = join(folder, 'lock');
  writeFileSync(path, String(process.ppid));
  const release = await hold(path);
  expect(release).toBeDefined();
  await release?.();
});

test('a path that is too long for a socket is held by one at a time too', async () => {
  const long = join(folder, 'a'.repeat(100));
  mkdirSync(long);
  const path = join(long, 'lock');
  const release = await hold(path);
  expect(await hold(path)).toBeUndefined();
  expect(readdirSync(long)).toEqual([]);
  await release?.();
  await (await hold(path))?.();
});
