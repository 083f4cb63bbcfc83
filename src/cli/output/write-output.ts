import { stat } from 'node:fs/promises';
import { fill } from '../../core/messages/message.ts';
import { writeWholeFile } from '../../node/whole-file.ts';
import { type Io, reasonOf, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };

/** Writes the output of a command: to the file of `--out`, whose folder is created, or else to standard output. */
export async function writeOutput(path: string | undefined, text: string, io: Io): Promise<void> {
  if (path === undefined) io.stdout(text);
  else await writeOutputFile(path, text);
}

/** Writes the file that `--out` names, and creates its folder. */
export async function writeOutputFile(
  path: string,
  content: Parameters<typeof writeWholeFile>[1],
): Promise<void> {
  await orCannotWrite(path, () => writeWholeFile(path, content));
}

/** Throws a UsageError for an existing path, because a template must not replace anything. */
export async function refuseExisting(path: string): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there !== undefined) throw new UsageError('fileExists', { path });
}

/** Runs a writing function; throws a UsageError that says why the output cannot be written. */
export async function orCannotWrite<Result>(path: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof UsageError ? error : unwritable(path, error);
  }
}

const reasons: Partial<Record<string, keyof typeof commandLine.unwritable>> = {
  EISDIR: 'isFolder',
  ERR_FS_EISDIR: 'isFolder',
  EEXIST: 'isUnderFile',
  ENOTDIR: 'isUnderFile',
  EACCES: 'noPermission',
  EPERM: 'noPermission',
  EROFS: 'noPermission',
  ENOSPC: 'noSpace',
};

/** Returns the reason why standard output cannot be written. */
export function unwritableOutput(error: unknown): UsageError {
  const reason = knownReason(error);
  return new UsageError('cannotWriteOutput', reason === undefined ? { reason: reasonOf(error) } : {}, reason);
}

/** The reason why a file cannot be written, in our words for every command, or in the system's. */
export function unwritable(
  path: string,
  error: unknown,
  text: 'cannotWrite' | 'cannotGoOnWriting' = 'cannotWrite',
): UsageError {
  const reason = knownReason(error);
  return new UsageError(text, reason === undefined ? { path, reason: reasonOf(error) } : { path }, reason);
}

function knownReason(error: unknown): UsageError['reason'] {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // On a read-only disk, creating the folder and its parents ends with this error.
  const known = code === 'ENOENT' && syscall === 'mkdir' ? 'noFolder' : reasons[code];
  return known && ((language) => fill(commandLine.unwritable[known], language));
}
