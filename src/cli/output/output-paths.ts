import { basename, extname, join } from 'node:path';
import type { Input } from '../input/inputs.ts';
import { UsageError } from '../io.ts';
import { identityOf } from './file-identity.ts';

/**
 * Where the output for each document goes: to the file of `--out`, for several documents to a file in its
 * folder with the ending, or nowhere if it is printed. Two documents never go to one file, on any file
 * system, and none over an input; a UsageError is thrown instead.
 */
export async function outputPaths(
  inputs: readonly Input[],
  out: string | undefined,
  ending: string,
): Promise<readonly (string | undefined)[]> {
  if (inputs.length > 1 && out === undefined) throw new UsageError('severalNeedOut');
  const isFolder = out !== undefined && inputs.length > 1;
  const paths = inputs.map(({ name }) => (isFolder ? join(out, `${stemOf(name)}${ending}`) : out));
  await refuseOverwriting(inputs, paths);
  return paths;
}

/** The file of an input, and the line if it is one. */
function placeOf(name: string): readonly [file: string, line: string] {
  const [, file = name, line = ''] = /^(.*\.(?:ndjson|jsonl)(?:\.gz)?):(\d+)$/i.exec(name) ?? [];
  return [file, line];
}

/** The name of a file without its folder and ending; for a line also its number. */
function stemOf(name: string): string {
  const [file, line] = placeOf(name);
  const stem = basename(file.replace(/\.gz$/i, ''));
  return `${basename(stem, extname(stem))}${line === '' ? '' : `-${line}`}`;
}

/** Throws a UsageError if something would overwrite an input, or two outputs would go to one file. */
export async function refuseOverwriting(
  inputs: readonly Input[],
  paths: readonly (string | undefined)[],
): Promise<void> {
  const taken = new Map<string, string>();
  const read = new Set(await Promise.all(inputs.map(({ name }) => identityOf(placeOf(name)[0]))));
  for (const [index, path] of paths.entries()) {
    if (path === undefined) continue;
    const name = inputs[index]?.name ?? '';
    const other = taken.get(path.toLowerCase());
    if (other !== undefined) throw new UsageError('sameOutput', { one: other, other: name, path });
    taken.set(path.toLowerCase(), name);
    const identity = await identityOf(path);
    if (identity !== undefined && read.has(identity)) throw new UsageError('outputIsDocument', { path });
  }
}
