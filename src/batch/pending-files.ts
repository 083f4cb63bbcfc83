import { rm } from 'node:fs/promises';
import type { ValidatedChunk } from './validate-chunk.ts';

/**
 * Tracks the files of verdicts that have not been read, so that no file remains for a verdict that is never
 * delivered.
 */
export function trackFiles() {
  const untaken = new Set<string>();
  return {
    written: (chunks: readonly ValidatedChunk[]) => {
      for (const { files } of chunks) for (const path of files) untaken.add(path);
      return chunks;
    },
    taken: ({ files }: ValidatedChunk) => {
      for (const path of files) untaken.delete(path);
    },
    removeUntaken: async () => {
      for (const path of untaken) await rm(path, { force: true });
    },
  };
}
