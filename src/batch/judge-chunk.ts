import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ValidateOptions } from '../judge/validate.ts';
import { type Chunk, type ChunkDocument, documentsOf } from './chunk.ts';
import { loadValidation, type WorkerSettings } from './settings.ts';
import { createCounter, type Tally } from './tally.ts';
import { ublFileName } from './ubl-file.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** Folder of UBL files within the output folder. */
export const ublFolderName = 'ubl';

/** The verdicts of a chunk, ready to be written. */
export interface JudgedChunk {
  /** Verdict lines in UTF-8, or a gzip member of them. */
  readonly bytes: Uint8Array;
  readonly tally: Tally;
  /** The UBL files that were written, by name. */
  readonly ublFiles: readonly string[];
  /** Whether documents of the chunk were left because one before them was not valid. */
  readonly failedFast: boolean;
}

/** A failure that no other document would be spared, such as a full disk. */
export interface ChunkFailure {
  readonly failure: string;
}

export type ChunkJudge = (chunk: Chunk) => JudgedChunk | ChunkFailure;

/** A function that judges chunks; its settings are loaded once. */
export async function createChunkJudge(settings: WorkerSettings): Promise<ChunkJudge> {
  const options = await loadValidation(settings.validation);
  return (chunk) => judgeChunk(chunk, settings, options);
}

function judgeChunk(
  chunk: Chunk,
  settings: WorkerSettings,
  options: ValidateOptions,
): JudgedChunk | ChunkFailure {
  const { ublFolder, failFast, blankLines, compression } = settings;
  const verdicts: Verdict[] = [];
  const ublFiles: string[] = [];
  for (const document of documentsOf(chunk, blankLines)) {
    const judged = verdictOn(document, options, ublFolder === null ? 'verdict-only' : 'with-ubl');
    let { verdict } = judged;
    if (ublFolder !== null && judged.ubl !== null) {
      const written = writeUblFile(ublFolder, document, judged.ubl);
      if ('failure' in written) return written;
      ublFiles.push(written.name);
      verdict = { ...verdict, ubl: `${ublFolderName}/${written.name}` };
    }
    verdicts.push(verdict);
    if (failFast && !verdict.valid) break;
  }
  return judgedChunk(verdicts, ublFiles, failFast, compression);
}

/** Verdicts as a judged chunk. */
export function judgedChunk(
  verdicts: readonly Verdict[],
  ublFiles: readonly string[],
  failFast: boolean,
  compression: WorkerSettings['compression'],
): JudgedChunk {
  const counter = createCounter();
  let text = '';
  for (const verdict of verdicts) {
    counter.add(verdict);
    text += `${JSON.stringify(verdict)}\n`;
  }
  const bytes = new TextEncoder().encode(text);
  return {
    bytes: compression === 'gzip' && bytes.length > 0 ? new Uint8Array(gzipSync(bytes)) : bytes,
    tally: counter.tally(),
    ublFiles,
    failedFast: failFast && verdicts.some(({ valid }) => !valid),
  };
}

function writeUblFile(
  folder: string,
  document: ChunkDocument,
  ubl: string,
): { readonly name: string } | ChunkFailure {
  const name = ublFileName(document);
  try {
    writeFileSync(join(folder, name), ubl);
    return { name };
  } catch (error) {
    return {
      failure: `can not write ${join(folder, name)}: ${error instanceof Error ? error.message : error}`,
    };
  }
}
