/** Tools that try other people's software in a folder that is removed, one after the other. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from './project-folder.ts';

/** Acts in a folder of its own, which is removed afterwards. */
export async function inFolder<Result>(act: (folder: string) => Result): Promise<Awaited<Result>> {
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-trial-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Tries those of a table that are named, all without names, and prints what each says. One that throws differs; the process
 * then exits with 1.
 */
export async function tryEach<Tried extends { readonly name: string }>(
  kind: string,
  table: readonly Tried[],
  names: readonly string[],
  attempt: (tried: Tried) => unknown,
): Promise<void> {
  const known = table.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`unknown: ${unknown}; there are ${known.join(', ')}`);
  const tried = table.filter(({ name }) => names.length === 0 || names.includes(name));
  let differing = 0;
  for (const each of tried) {
    try {
      console.log(`${each.name}: ${(await attempt(each)) ?? 'as expected'}`);
    } catch (error) {
      differing += 1;
      console.log(`${each.name}: DIFFERS\n${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(`${tried.length} ${kind}, ${differing} differ`);
  process.exitCode = differing === 0 ? 0 : 1;
}

/** Runs lines of a shell in a folder, without holding up the servers of this process; resolves to their output. */
export async function shell(
  lines: string,
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const words = ['-euo', 'pipefail', '-c', `exec </dev/null\n${lines}`];
  const env = { ...process.env, PIP_DISABLE_PIP_VERSION_CHECK: '1', ...environment };
  try {
    return (await promisify(execFile)('bash', words, { cwd, env, maxBuffer: 2 ** 28 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${error instanceof Error ? error.message : error}\n${stdout}${stderr}`.slice(-4_000));
  }
}

/** Packs the built package into a folder; resolves to the file. */
export async function packed(folder: string): Promise<string> {
  const line = `npm pack --ignore-scripts --silent --pack-destination ${folder}`;
  return join(folder, (await shell(line, projectFolder)).trim());
}

/** Lines that install packages of Python, and put its programs first on the path. */
export const withPython = (packages: string) => `python3 -m venv venv
export PATH="$PWD/venv/bin:$PATH"
pip install --quiet ${packages}
`;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  taken.close();
  await once(taken, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port could be had.');
  return address.port;
}
