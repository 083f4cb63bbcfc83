import { writeWholeFile } from './files.ts';
import { type Io, UsageError } from './io.ts';

/** Writes what a command answers: to the file of `--out`, whose folder is made, else to standard output. */
export async function writeOutput(path: string | undefined, text: string, io: Io): Promise<void> {
  if (path === undefined) {
    io.stdout(text);
    return;
  }
  try {
    await writeWholeFile(path, text);
  } catch (error) {
    throw new UsageError(`can not write ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
