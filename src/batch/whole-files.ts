import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verdict } from './verdict.ts';

/** Whether all files beside a verdict are there to their end: a file that was not flushed may be cut, or be zeros. */
export async function hasWholeFiles(
  { ubl, request, page, tdd }: Pick<Verdict, 'ubl' | 'request' | 'page' | 'tdd'>,
  folder: string,
): Promise<boolean> {
  for (const name of [ubl, request, page, tdd])
    if (name !== undefined && !(await endsAsWritten(join(folder, name)))) return false;
  return true;
}

/** XML, HTML and JSON end in one of these, with line breaks at most behind it. */
const lastCharacters = /[>}]\s*$/;

async function endsAsWritten(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return false;
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, Math.max(0, size - 8));
    return lastCharacters.test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}
