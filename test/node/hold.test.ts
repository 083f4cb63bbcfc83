import { spawn, spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, expect, test, vi } from 'vitest';
import { hold, holdSocket } from '../../src/node/hold.ts';
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

test('of processes that want a path at once, one holds it, even if a killed process had held it', async () => {
  const paths = Array.from({ length: 50 }, (_, index) => join(folder, `lock-${index}`));
  const program = `const paths = ${JSON.stringify(paths)};
    let listening = 0;
    const die = () => ++listening === paths.length && process.kill(process.pid, 'SIGKILL');
    for (const path of paths) require('net').createServer().listen(path, die);`;
  spawnSync(process.execPath, ['-e', program]);
  const processes = Array.from({ length: 4 }, () => {
    const { stdin, stdout } = spawn(process.execPath, [
      '--import',
      'tsx',
      resolve(import.meta.dirname, 'hold-paths.ts'),
    ]);
    return { stdin, lines: createInterface(stdout)[Symbol.asyncIterator]() };
  });
  const holders: number[] = [];
  for (const path of paths) {
    for (const { stdin } of processes) stdin.write(`${path}\n`);
    const said = await Promise.all(processes.map(({ lines }) => lines.next()));
    holders.push(said.filter(({ value }) => value === 'true').length);
  }
  for (const { stdin } of processes) stdin.end();
  expect(holders).toEqual(paths.map(() => 1));
});

test('a path that a process was killed in taking is free', async () => {
  const path = join(folder, 'lock');
  mkdirSync(`${path}.turn`);
  const release = await hold(path);
  expect(readdirSync(folder)).toEqual(['lock']);
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

test('a path that cannot be held because its folder is missing fails, and holds nothing', async () => {
  const release = await hold(join(folder, 'missing/lock'));
  expect(release).toBeDefined();
  await release?.();
  await expect(holdSocket(join(folder, 'missing/lock'))).rejects.toThrow('ENOENT');
  const unheld = join(folder, 'none');
  vi.stubEnv('TMPDIR', unheld);
  await expect(hold(join(folder, 'missing/lock'))).rejects.toThrow('ENOENT');
  vi.unstubAllEnvs();
});
