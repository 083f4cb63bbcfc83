import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgedChunk } from './judge-chunk.ts';

/** Knows the UBL files of verdicts that nobody has taken yet, so that none is left of a verdict that is never given. */
export function trackUblFiles(folder: string | undefined) {
  const untaken = new Set<string>();
  return {
    written: (chunks: readonly JudgedChunk[]) => {
      for (const { ublFiles } of chunks) for (const name of ublFiles) untaken.add(name);
      return chunks;
    },
    taken: ({ ublFiles }: JudgedChunk) => {
      for (const name of ublFiles) untaken.delete(name);
    },
    removeUntaken: async () => {
      if (folder === undefined) return;
      for (const name of untaken) await rm(join(folder, name), { force: true });
    },
  };
}
