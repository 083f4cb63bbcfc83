import { closeSync, openSync, writeSync } from 'node:fs';
import { unwritable } from '../output/write-output.ts';

/** The file of `--failed`. */
export interface FailedLines {
  readonly add: (lines: string) => void;
  readonly close: () => void;
}

/** Opens the file of `--failed`, for documents that are not valid. */
export function openFailedLines(path: string): FailedLines {
  const orUnwritable = <Result>(write: () => Result): Result => {
    try {
      return write();
    } catch (error) {
      throw unwritable(path, error);
    }
  };
  const file = orUnwritable(() => openSync(path, 'w'));
  return {
    add: (lines) => {
      const bytes = Buffer.from(lines);
      for (let at = 0; at < bytes.length; ) at += orUnwritable(() => writeSync(file, bytes, at));
    },
    close: () => closeSync(file),
  };
}
