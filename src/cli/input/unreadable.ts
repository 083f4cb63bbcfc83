import { lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findOperands, NoInputError } from '../../batch/find-files.ts';
import { reasonOf, suggestion, UsageError } from '../io.ts';

/** Returns the reason why a file that a command names cannot be read, in the same words for every command. */
export function unreadable(path: string, error: unknown): UsageError {
  if (error instanceof UsageError) return error;
  if (path === '') return new UsageError('noName');
  if (error instanceof NoInputError)
    return new UsageError(/[*?{[]/.test(path) ? 'noFileMatches' : 'noSuchFile', { path, pattern: path });
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return new UsageError(path.includes('\ufffd') ? 'nameOfOtherEncoding' : 'noSuchFile', { path });
    case 'ELOOP':
      return new UsageError('linkToNothing', { path });
    case 'Z_BUF_ERROR':
    case 'Z_DATA_ERROR':
      return new UsageError('damagedGzip', { path });
    case 'EISDIR':
      return new UsageError('isFolder', { path });
    case 'EACCES':
    case 'EPERM':
      return new UsageError('noPermission', { path });
    default:
      return new UsageError('cannotReadBecause', { path, reason: code ?? reasonOf(error) });
  }
}

/** For a missing file, the reason with the file that was probably meant, or with the broken link. */
export async function withFileMeant(path: string, error: UsageError): Promise<UsageError> {
  if (error.text !== 'noSuchFile') return error;
  const link = await lstat(path).catch(() => undefined);
  if (link !== undefined) return new UsageError('linkToNothing', { path });
  const names = await readdir(dirname(path)).catch(() => []);
  const { meant } = suggestion(basename(path), names);
  if (typeof meant !== 'string') return error;
  return new UsageError('noSuchFile', { ...error.values, meant: join(dirname(path), meant) });
}

/** Throws a UsageError if one of the operands matches nothing. */
export async function refuseMissing(operands: readonly string[]): Promise<void> {
  for (const operand of operands)
    await findOperands([operand]).catch(async (error: unknown) => {
      throw await withFileMeant(operand, unreadable(operand, error));
    });
}
