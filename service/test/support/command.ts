import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { run } from '../../src/cli/main.ts';

/** The program of this checkout. */
export const thisRelease = resolve(import.meta.dirname, '../../bin/pint-ae-service.js');

/** Runs the command line in a process of its own and returns its output; throws if it fails. */
export async function runCommand(
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<string> {
  return runCommandOf(thisRelease, settings, ...words);
}

/** The same with the program of another release. */
export async function runCommandOf(
  release: string,
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<string> {
  const env = { ...process.env, ...settings };
  return (await promisify(execFile)(process.execPath, [release, ...words], { env })).stdout;
}

/** The output of the command line on either stream, in this process: for what is not about a process or a database. */
export async function saidHere(
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<string> {
  const before = process.exitCode;
  let said = '';
  const note = (text: string | Uint8Array) => {
    said += text;
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(note),
  );
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  try {
    await run(words);
    return said;
  } finally {
    for (const stream of streams) stream.mockRestore();
    vi.unstubAllEnvs();
    process.exitCode = before;
  }
}
