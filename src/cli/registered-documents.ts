import { basename } from 'node:path';
import { decodeDocument } from '../intake/decode.ts';
import { reasonOfFindings } from './finding-reason.ts';
import { UsageError } from './io.ts';
import { readNamed } from './schema-files.ts';

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
  const decoded = decodeDocument(readNamed(path));
  if (decoded.ok) return decoded.value;
  throw new UsageError('cannotReadBecause', { path }, reasonOfFindings([decoded.failure]));
}
