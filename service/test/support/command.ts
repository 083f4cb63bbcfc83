import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

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
