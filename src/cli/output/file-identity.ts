import { stat } from 'node:fs/promises';

/** The identity of the file at a path, whatever links lead there; undefined if there is none. */
export async function identityOf(path: string): Promise<string | undefined> {
  const status = await stat(path, { bigint: true }).catch(() => undefined);
  return status === undefined ? undefined : `${status.dev}:${status.ino}`;
}
