import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeDocument } from '../intake/decode.ts';
import { UsageError } from './io.ts';

/** The documents that rules may read: `FILE`, registered by its name without the folder, or `NAME=FILE`. */
export function registeredDocuments(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((each) => {
      const [name, path] = each.includes('=') ? atFirstSign(each) : [basename(each), each];
      return [name, textOf(path)];
    }),
  );
}

function atFirstSign(given: string): [name: string, path: string] {
  const at = given.indexOf('=');
  return [given.slice(0, at), given.slice(at + 1)];
}

function textOf(path: string): string {
  const decoded = decodeDocument(bytesOf(path));
  if (decoded.ok) return decoded.value;
  throw new UsageError('cannotRead', { path });
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError('cannotRead', { path });
  }
}
