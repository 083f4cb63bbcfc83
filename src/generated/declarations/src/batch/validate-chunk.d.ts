import { type FileKind } from '../intake/file-kind.ts';
import { type Chunk } from './chunk.ts';
import { type WorkerSettings } from './settings.ts';
import { type Tally } from './tally.ts';
import { type Verdict } from './verdict.ts';
/** The verdicts of a chunk, ready to write. */
export interface ValidatedChunk {
    /** Verdict lines in UTF-8, or one gzip member that holds them. */
    readonly bytes: Uint8Array;
    readonly tally: Tally;
    /** The paths of the files that were written beside the verdicts. */
    readonly files: readonly string[];
    /** Whether documents of the chunk were skipped because one before them was not valid. */
    readonly failedFast: boolean;
    /** The verdicts with a finding, if they are asked for. */
    readonly withFindings: readonly Verdict[];
    /** The documents that are files of another kind. */
    readonly otherFiles: readonly OtherFile[];
}
/** A file that is not a document, by how it begins. */
export interface OtherFile {
    readonly kind: FileKind | 'list';
    readonly name: string;
}
/** A failure that every other document would meet too, such as a full disk. */
export interface ChunkFailure {
    readonly failure: string;
    /** The file that could not be written, with the code of the system's error. */
    readonly unwritten: UnwrittenFile;
}
export interface UnwrittenFile {
    readonly path: string;
    readonly code: string | undefined;
}
export type ChunkValidator = (chunk: Chunk) => ValidatedChunk | ChunkFailure;
/** Makes a function that judges chunks; its settings are loaded once. */
export declare function createChunkValidator(settings: WorkerSettings): Promise<ChunkValidator>;
/** Verdicts as a judged chunk. */
export declare function validatedChunk(verdicts: readonly Verdict[], files: readonly string[], { failFast, compression, fields, configuration, givesFindings, }: Pick<WorkerSettings, 'failFast' | 'compression' | 'fields' | 'configuration' | 'givesFindings'>): ValidatedChunk;
/** Whether there is anything to do or to know about a document. */
export declare function hasFindings({ valid, issues, warnings }: Verdict): boolean;
//# sourceMappingURL=validate-chunk.d.ts.map