import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decodeDocument } from '../../intake/decode.ts';
import { UsageError } from '../io.ts';
import { reasonOfFindings } from '../refusal.ts';
import { readIncluded, readNamed } from './schema-files.ts';

/** Returns the documents that rules may read: `FILE`, registered under its name without the folder, or `NAME=FILE`. */
export function registeredDocuments(given: readonly string[]): Record<string, string> {
  const paths = new Map<string, string>();
  for (const each of given) {
    const [name, path] = each.includes('=') ? atFirstSign(each) : [basename(each), each];
    const one = paths.get(name) ?? path;
    if (one !== path) throw new UsageError('documentsAlike', { name, one, other: path });
    paths.set(name, path);
  }
  return Object.fromEntries(Array.from(paths, ([name, path]) => [name, fileText(path)]));
}

/**
 * Returns the XML files in the folder of a schema that the schema names in document() or doc(), such as its code
 * lists. Only files of that folder are read, and none through a link that leads out of `root`.
 */
export function documentsBeside(schema: string, root: string): Record<string, string> {
  const folder = dirname(schema);
  const named = new Set(
    Array.from(
      fileText(schema).matchAll(
        /\b(?:document|doc)\(\s*(?:'([^'/\\]+)'|"([^"/\\]+)"|&quot;([^&/\\]+)&quot;|&apos;([^&/\\]+)&apos;)/g,
      ),
    ).map((found) => found.slice(1).find((name) => name !== undefined) ?? ''),
  );
  const beside = readdirSync(folder).filter((name) => named.has(name));
  return Object.fromEntries(
    beside.map((name) => [name, decoded(readIncluded(join(folder, name), [root]), join(folder, name))]),
  );
}

function atFirstSign(given: string): [name: string, path: string] {
  const at = given.indexOf('=');
  return [given.slice(0, at), given.slice(at + 1)];
}

const fileText = (path: string): string => decoded(readNamed(path), path);

function decoded(bytes: Uint8Array, path: string): string {
  const read = decodeDocument(bytes);
  if (read.ok) return read.value;
  throw new UsageError('cannotReadBecause', { path }, reasonOfFindings([read.failure]));
}
