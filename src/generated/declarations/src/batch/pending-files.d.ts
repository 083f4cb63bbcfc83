import type { ValidatedChunk } from './validate-chunk.ts';
/**
 * Tracks the files of verdicts that have not been taken, so that no file remains of a verdict that is never
 * delivered.
 */
export declare function trackFiles(): {
    written: (chunks: readonly ValidatedChunk[]) => readonly ValidatedChunk[];
    taken: ({ files }: ValidatedChunk) => void;
    removeUntaken: () => Promise<void>;
};
//# sourceMappingURL=pending-files.d.ts.map