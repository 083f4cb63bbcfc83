import { realpathSync, statSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isUnfinished } from '../../node/whole-file.ts';

/** The wait after the last of several changes, in milliseconds: editors write a file in steps. */
const settled = 80;

interface Watched {
  readonly folder: string;
  readonly file?: string;
}

/** The folders of operands: for a pattern, the part before its first special character. */
export function watchedBy(operands: readonly string[]): readonly Watched[] {
  return operands.map((operand) => {
    const plain = operand.split(/[*?{[]/, 1)[0] ?? '';
    if (plain !== operand) return { folder: resolve(plain.endsWith('/') ? plain : dirname(plain)) };
    return statSync(operand, { throwIfNoEntry: false })?.isDirectory() === true
      ? { folder: resolve(operand) }
      : { folder: resolve(dirname(operand)), file: basename(operand) };
  });
}

/** Calls `again`, one call at a time, after each change of the operands' files, except files at `own`. */
export async function whenChanged(
  operands: readonly string[],
  again: () => Promise<unknown>,
  signal: AbortSignal,
  own: readonly string[] = [],
): Promise<void> {
  let isChanged = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (isChanged && !signal.aborted) {
      await new Promise((done) => setTimeout(done, settled));
      isChanged = false;
      await again();
    }
    running = undefined;
  };
  const note = () => {
    isChanged = true;
    running ??= run();
  };
  await Promise.all(watchedBy(operands).map((watched) => changesOf(watched, own, note, signal)));
  await running;
}

async function changesOf(
  watched: Watched,
  own: readonly string[],
  note: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { folder, file } = watched;
  const counts = changesThatCount(watched, own);
  try {
    for await (const { filename } of watch(folder, { recursive: file === undefined, signal }))
      if (counts(filename)) note();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Tells whether a change counts, by the file's name in the folder; not every system provides the name. */
export function changesThatCount({ folder, file }: Watched, own: readonly string[]) {
  const written = new Set(own.map(realPath));
  return (name: string | null): boolean => {
    if (name === null) return file === undefined;
    if (isUnfinished(name) || written.has(realPath(join(folder, name)))) return false;
    return file === undefined || name === file;
  };
}

/** The real path of a file that may not exist yet, after following links to its folder. */
function realPath(path: string): string {
  const [folder, name] = [resolve(dirname(path)), basename(path)];
  try {
    return join(realpathSync(folder), name);
  } catch {
    return join(folder, name);
  }
}
