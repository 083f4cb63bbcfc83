import { execFile } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

/** A new data folder, with the tables of a sandbox in it: a start that makes them takes twice as long. */
export async function preparedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-prepared-'));
  // On a server there is no archive of them.
  if (process.env.DATABASE_URL !== undefined) return folder;
  const database = join(folder, 'sandbox');
  await mkdir(database, { mode: 0o700 });
  await promisify(execFile)('tar', ['-xzf', inject('emptyDatabase'), '-C', database]);
  return folder;
}
