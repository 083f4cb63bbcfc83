import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const program = resolve(import.meta.dirname, '../../bin/pint-ae-service.js');

/** Runs a command of the command line in a process of its own; throws where it fails, and gives what it says. */
export async function runCommand(
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<string> {
  const env = { ...process.env, ...settings };
  return (await promisify(execFile)(process.execPath, [program, ...words], { env })).stdout;
}
