import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUnfinished, removeUnfinished, writeOneOfMany, writeWholeFile } from '../../src/node/whole-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const read = (...names: string[]) => readFileSync(join(...names), 'utf8');

test('a file is written whole, into folders that are made, with the rights that it had', async () => {
  const folder = temporaryFolder();
  await writeWholeFile(join(folder, 'a/b/one'), 'x');
  writeFileSync(join(folder, 'kept'), '', { mode: 0o640 });
  await writeWholeFile(join(folder, 'kept'), 'y');
  writeOneOfMany(join(folder, 'c/d/one'), 'z');
  writeOneOfMany(join(folder, 'c/d/two'), 'z');
  expect([read(folder, 'a/b/one'), read(folder, 'kept'), read(folder, 'c/d/one')]).toEqual(['x', 'y', 'z']);
  expect(statSync(join(folder, 'kept')).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(folder, 'c/d'))).toEqual(['one', 'two']);
  await writeWholeFile('/dev/null', 'x');
  expect(statSync('/dev/null').isFile()).toBe(false);
});

test('what fails leaves neither a part of a file nor another content', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), 'as it was');
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('no more');
  }
  await expect(writeWholeFile(join(folder, 'file'), broken())).rejects.toThrow('no more');
  expect([readdirSync(folder), read(folder, 'file')]).toEqual([['file'], 'as it was']);
  mkdirSync(join(folder, 'taken'));
  expect(() => writeOneOfMany(join(folder, 'taken'), 'x')).toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
  expect(() => writeOneOfMany(join(folder, 'file/below'), 'x')).toThrow('ENOTDIR');
  symlinkSync(join(folder, 'gone/below'), join(folder, 'nowhere'));
  expect(() => writeOneOfMany(join(folder, 'nowhere/one'), 'x')).toThrow(/mkdir/);
  expect(readdirSync(folder)).toEqual(['file', 'nowhere', 'taken']);
});

test('what was left half-written goes, at any depth, and nothing beyond a link', async () => {
  const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
  const unfinished = 'x.json.12.unfinished';
  expect([
    isUnfinished(unfinished),
    isUnfinished('x.unfinished'),
    isUnfinished(`${unfinished}.json`),
  ]).toEqual([true, false, false]);
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  symlinkSync(elsewhere, join(folder, 'link'));
  for (const place of [folder, join(folder, 'a/b'), elsewhere]) writeFileSync(join(place, unfinished), '');
  writeFileSync(join(folder, 'a/b/whole.json'), '');
  await removeUnfinished(folder);
  await removeUnfinished(join(folder, 'none'));
  expect([readdirSync(folder), readdirSync(join(folder, 'a/b')), readdirSync(elsewhere)]).toEqual([
    ['a', 'link'],
    ['whole.json'],
    [unfinished],
  ]);
});
