import { type Stats, statSync } from 'node:fs';

/** A file, or a folder in which to search for files. */
export interface Found {
  readonly path: string;
  readonly isFolder: boolean;
  /** The reason why the file cannot be read, if already known. */
  readonly leftOut?: LeftOutReason;
}

/** The reason why something in a folder is not read. */
export type LeftOutReason = 'otherName' | 'linkToFolder' | 'noFile' | 'emptyFolder' | 'ownOutput';

/** Tells whether a document was left out at the caller's request. It then does not count as a failure. */
export function isSkipped({
  outcome,
  issues,
}: {
  readonly outcome: string;
  readonly issues: readonly unknown[];
}): boolean {
  return outcome === 'not-judged' && issues.length === 0;
}

/** The status of a file; undefined for a path that does not exist or cannot be examined, and for a broken link. */
export function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
