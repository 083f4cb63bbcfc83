import { writeWholeFile } from '../node/whole-file.ts';
import { type Io, reasonOf, UsageError } from './io.ts';

/**
 * Writes the output of a command: to the file of `--out`, whose folder is created, otherwise to standard
 * output.
 */
export async function writeOutput(path: string | undefined, text: string, io: Io): Promise<void> {
  if (path === undefined) io.stdout(text);
  else await writeOutputFile(path, text);
}

/** Writes the file that `--out` names, and creates its folder. */
export async function writeOutputFile(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeWholeFile(path, content);
  } catch (error) {
    throw new UsageError('cannotWrite', { path, reason: reasonOf(error) });
  }
}
