import { readFile } from 'node:fs/promises';
import type { Fix } from '../../core/findings/fix.ts';
import { unreadable } from '../input/unreadable.ts';
import { UsageError } from '../io.ts';

/** The patches of each document in a list as `--report night.fixes.json` writes it; choices that nobody took are none. */
export async function readFixes(path: string): Promise<(document: string) => readonly Fix[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw unreadable(path, error);
  });
  const patches = new Map<string, Fix[]>();
  for (const { documents, patch } of listIn(text, path)) {
    if (patch === undefined) continue;
    for (const document of documents) patches.set(document, [...(patches.get(document) ?? []), patch]);
  }
  return (document) => patches.get(document) ?? [];
}

interface Listed {
  readonly documents: readonly string[];
  readonly patch?: Fix;
}

function listIn(text: string, path: string): readonly Listed[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every(isListed)) return list;
  } catch {
    // Text that is not JSON is no such list either.
  }
  throw new UsageError('notFixes', { path });
}

function isListed(value: unknown): value is Listed {
  const { documents, patch = [] } = Object(value);
  const isText = (each: unknown) => typeof each === 'string';
  return Array.isArray(documents) && documents.every(isText) && Array.isArray(patch) && patch.every(isStep);
}

function isStep(step: unknown): boolean {
  const { op, path, from = '' } = Object(step);
  return (
    ['add', 'replace', 'remove', 'move'].includes(op) &&
    [path, from].every((each) => typeof each === 'string')
  );
}
