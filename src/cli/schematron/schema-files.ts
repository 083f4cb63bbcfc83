import { realpathSync } from 'node:fs';
import { startOf } from '../../intake/file-kind.ts';
import { boundedBytesAtOnce } from '../input/bounded.ts';
import { unreadable } from '../input/unreadable.ts';
import { UsageError } from '../io.ts';
import { isBelow } from '../output/file-identity.ts';

/** Reads a file of rules that the caller names. */
export function readNamed(path: string): Buffer {
  return orCannotRead(path, () => boundedBytesAtOnce(path));
}

/** Reads the file of a schema that the caller names; throws a UsageError if it is JSON. */
export function readSchema(path: string): Buffer {
  const bytes = readNamed(path);
  if (!isJson(bytes)) return bytes;
  const isCompiled = compiledRuleSet.test(startOf(bytes));
  throw new UsageError(isCompiled ? 'schemaIsCompiled' : 'schemaIsJson', { path });
}

/** Tells whether a file is meant as JSON: no XML begins like that. */
export function isJson(bytes: Uint8Array): boolean {
  return /^[{[]/.test(startOf(bytes));
}

const compiledRuleSet = /^\{\s*"format"\s*:\s*"pint-ae-rule-set/;

/**
 * Reads a file that a schema includes, from one of the folders from which it may include files. A link in these
 * folders that leads out of all of them is not followed: a schema must not choose which files are read.
 */
export function readIncluded(path: string, folders: readonly string[]): Buffer {
  const real = orCannotRead(path, () => realpathSync(path));
  if (!folders.some((folder) => isBelow(realpathSync(folder), real)))
    throw new UsageError('linkLeadsOut', { path });
  return readNamed(real);
}

function orCannotRead<Found>(path: string, read: () => Found): Found {
  try {
    return read();
  } catch (error) {
    throw unreadable(path, error);
  }
}
