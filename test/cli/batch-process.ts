import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** `pint-ae batch` as a process of its own. */
export function startBatch(args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['src/generated/cli.js', 'batch', ...args], { cwd: project });
}

export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The output of a process when it has ended. */
export async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, stdout, stderr };
}

/** Waits until a file in an existing folder has a number of lines. */
export async function untilLines(path: string, count: number): Promise<void> {
  const watcher = watch(dirname(path));
  const enough = new Promise<void>((resolve) => {
    const look = () => {
      if (linesOf(path).length >= count) resolve();
    };
    watcher.on('change', (_, name) => {
      if (name === basename(path)) look();
    });
    look();
  });
  await enough;
  watcher.close();
}

/** The complete lines of a file; none if the file does not exist yet. */
export function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(0, -1);
  } catch {
    return [];
  }
}
