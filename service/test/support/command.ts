import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const program = resolve(import.meta.dirname, '../../bin/pint-ae-service.js');

/** Runs the command line in a process of its own and returns its output; throws if it fails. */
export async function runCommand(
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<string> {
  const env = { ...process.env, ...settings };
  return (await promisify(execFile)(process.execPath, [program, ...words], { env })).stdout;
}
