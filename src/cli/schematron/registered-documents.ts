import { basename } from 'node:path';
import { decodeDocument } from '../../intake/decode.ts';
import { reasonOfFindings } from '../input/finding-reason.ts';
import { UsageError } from '../io.ts';
import { readNamed } from './schema-files.ts';

/** The documents that rules may read: `FILE`, registered by its name without the folder, or `NAME=FILE`. */
export function registeredDocuments(given: readonly string[]): Record<string, string> {
  const paths = new Map<string, string>();
  for (const each of given) {
    const [name, path] = each.includes('=') ? atFirstSign(each) : [basename(each), each];
    const one = paths.get(name) ?? path;
    if (one !== path) throw new UsageError('documentsAlike', { name, one, other: path });
    paths.set(name, path);
  }
  return Object.fromEntries(Array.from(paths, ([name, path]) => [name, textOf(path)]));
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
