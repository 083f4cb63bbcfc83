import { rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { ownFindingsInWords } from '../api/result.ts';
import { toXml, type ValidatedDocument } from '../api/validate-document.ts';
import type { ValidateRequestOptions } from '../api/validate-request.ts';
import type { Finding } from '../core/findings/finding.ts';
import { type FileKind, otherKindByStart } from '../intake/file-kind.ts';
import { writeOneOfMany } from '../node/whole-file.ts';
import { escapedJsonLine } from '../report/escaped.ts';
import { type Chunk, type ChunkDocument, type Content, documentsOf, noteBegun } from './chunk.ts';
import { type DerivedFile, derivedFiles } from './derived-files.ts';
import { readDocument } from './file-content.ts';
import { isSkipped } from './found.ts';
import { loadValidation, type WorkerSettings } from './settings.ts';
import { createCounter, type Tally } from './summary.ts';
import type { TaxDataReport } from './tax-data.ts';
import { notWritten, unwrittenValue } from './unreadable-files.ts';
import { failedLine, type Verdict, type VerdictField, verdictOn } from './verdict.ts';

/** The verdicts of a chunk, ready to write. */
export interface ValidatedChunk {
  /** Verdict lines in UTF-8, or as one gzip member. */
  readonly bytes: Uint8Array;
  readonly tally: Tally;
  /** The paths of the files that were written in addition to the verdicts. */
  readonly files: readonly string[];
  /** True if documents of the chunk were skipped because one before them was not valid. */
  readonly failedFast: boolean;
  /** The verdicts with a finding, if requested. */
  readonly withFindings: readonly Verdict[];
  /** The documents that are not valid as lines, if requested. */
  readonly failed: string;
  /** The documents that are files of another kind. */
  readonly otherFiles: readonly OtherFile[];
}

/** A file that is not a document, recognised by its first bytes. */
export interface OtherFile {
  readonly kind: FileKind | 'list';
  readonly name: string;
}

export type ChunkValidator = (chunk: Chunk) => ValidatedChunk;

/** Creates a function that checks chunks; its settings are loaded once. */
export async function createChunkValidator(settings: WorkerSettings): Promise<ChunkValidator> {
  const options = await loadValidation(settings.validation);
  const report = await reporterFor(settings, options);
  return (chunk) => validateChunk(chunk, settings, options, report);
}

type Reporter = (document: ChunkDocument, validated: ValidatedDocument) => TaxDataReport;

async function reporterFor(
  { taxData }: WorkerSettings,
  options: ValidateRequestOptions,
): Promise<Reporter | null> {
  if (taxData === null) return null;
  const { reportOn } = await import('./tax-data.ts');
  return (document, validated) => reportOn(document, validated, taxData, options);
}

function validateChunk(
  chunk: Chunk,
  settings: WorkerSettings,
  options: ValidateRequestOptions,
  reportOn: Reporter | null,
): ValidatedChunk {
  const { failFast, blankLines, ublInVerdicts } = settings;
  const verdicts: Verdict[] = [];
  const files: string[] = [];
  const otherFiles: OtherFile[] = [];
  let failed = '';
  let index = 0;
  for (const listed of documentsOf(chunk, blankLines)) {
    noteBegun(chunk.progress, index);
    index += 1;
    const document = readDocument(listed);
    const other = listed.line === undefined ? otherKindOf(document.content) : undefined;
    if (other !== undefined) otherFiles.push({ kind: other, name: document.name });
    const { verdict, validated } = verdictOn(document, options);
    const derived = validated === null ? [] : derivedFiles(document, validated, settings, options);
    const report = validated === null ? undefined : reportOn?.(document, validated);
    if (report !== undefined) derived.push(...report.files);
    const { written, warnings } = writeFiles(derived, options);
    files.push(...written.map(({ path }) => path));
    const xml = ublInVerdicts && validated !== null && verdict.valid ? toXml(validated) : null;
    verdicts.push({
      ...verdict,
      warnings: [...verdict.warnings, ...warnings],
      ...Object.fromEntries(written.map(({ key, name }) => [key, name])),
      ...report?.told,
      ...(xml === null ? {} : { xml }),
    });
    if (settings.givesFailed && !verdict.valid) failed += failedLine(document, validated) ?? '';
    if (failFast && fails(verdict)) break;
  }
  return { ...validatedChunk(verdicts, files, settings), failed, otherFiles };
}

const otherKindOf = (content: Content): OtherFile['kind'] | undefined =>
  content.kind === 'bytes' ? otherKindByStart(content.bytes) : undefined;

export function validatedChunk(
  verdicts: readonly Verdict[],
  files: readonly string[],
  {
    failFast,
    compression,
    fields,
    configuration,
    givesFindings,
  }: Pick<WorkerSettings, 'failFast' | 'compression' | 'fields' | 'configuration' | 'givesFindings'>,
): ValidatedChunk {
  const counter = createCounter();
  let text = '';
  for (const verdict of verdicts) {
    counter.add(verdict);
    const whole = configuration === undefined ? verdict : { ...verdict, configuration };
    text += `${escapedJsonLine(fields === null ? whole : chosen(verdict, fields))}\n`;
  }
  const bytes = new TextEncoder().encode(text);
  return {
    bytes: compression === 'gzip' && bytes.length > 0 ? new Uint8Array(gzipSync(bytes)) : bytes,
    tally: counter.tally(),
    files,
    failedFast: failFast && verdicts.some(fails),
    withFindings: givesFindings ? verdicts.filter(hasFindings) : [],
    failed: '',
    otherFiles: [],
  };
}

const fails = (verdict: Verdict): boolean => !verdict.valid && !isSkipped(verdict);

/** Tells whether a document has anything to fix or to report. */
export function hasFindings({ valid, issues, warnings }: Verdict): boolean {
  return !valid || issues.length > 0 || warnings.length > 0;
}

function chosen(verdict: Verdict, fields: readonly VerdictField[]): Partial<Verdict> {
  return Object.fromEntries(fields.map((field) => [field, verdict[field]]));
}

/** Writes every possible file: the verdict reports a file that cannot be written, and the batch continues. */
function writeFiles(files: readonly DerivedFile[], options: ValidateRequestOptions) {
  const written: DerivedFile[] = [];
  const findings: Finding[] = [];
  for (const file of files) {
    try {
      writeOneOfMany(file.path, file.content);
      written.push(file);
    } catch (error) {
      findings.push(notWritten(file.name, unwrittenValue(error)));
    }
  }
  return { written, warnings: ownFindingsInWords(findings, options) };
}

/** Tracks the files of unread verdicts, so that none remains of a verdict that is never delivered. */
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
