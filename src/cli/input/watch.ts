import { statSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';

/** After the last of several changes at once, in milliseconds: editors write a file in steps. */
const settled = 80;

/** A folder that is watched, and the name of the one file in it that counts; undefined if all do. */
interface Watched {
  readonly folder: string;
  readonly file?: string;
}

/** The folders of operands: of a pattern, the part before its first sign. */
export function watchedBy(operands: readonly string[]): readonly Watched[] {
  return operands.map((operand) => {
    const plain = operand.split(/[*?{[]/, 1)[0] ?? '';
    if (plain !== operand) return { folder: resolve(plain.endsWith('/') ? plain : dirname(plain)) };
    return statSync(operand, { throwIfNoEntry: false })?.isDirectory() === true
      ? { folder: resolve(operand) }
      : { folder: resolve(dirname(operand)), file: basename(operand) };
  });
}

/** Calls `again` after each change of what the operands name, until the signal; one call at a time. */
export async function whenChanged(
  operands: readonly string[],
  again: () => Promise<unknown>,
  signal: AbortSignal,
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
  await Promise.all(watchedBy(operands).map((watched) => changesOf(watched, note, signal)));
  await running;
}

async function changesOf({ folder, file }: Watched, note: () => void, signal: AbortSignal): Promise<void> {
  try {
    for await (const { filename } of watch(folder, { recursive: file === undefined, signal }))
      if (file === undefined || filename === file) note();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
