export type { FileKind } from '../intake/file-kind.ts';
export type { DocumentKind, NamedResult } from '../report/rendered.ts';
export type { BlankLines } from './chunk.ts';
export {
  createPool,
  type DocumentPool,
  type PoolCallOptions,
  type PoolConversion,
  type PoolOptions,
} from './document-pool.ts';
export { type FileOptions, readFiles } from './files.ts';
export { NoInputError } from './find-files.ts';
export type { BatchInput, BatchInputs, LeftOutSeverity, NamedInput } from './input.ts';
export type { BatchLimits, BatchPages, BatchTaxData, BatchValidation, ReportOptions } from './settings.ts';
export type { ResumePoint } from './skip.ts';
export { ResumeError } from './skip.ts';
export type { BatchEnd, BatchSummary, DocumentCount, RuleCount, Tally } from './summary.ts';
export { type Batch, type BatchOptions, validateBatch } from './validate-batch.ts';
export type { OtherFile } from './validate-chunk.ts';
export { type VerdictStream, validateStream } from './validate-stream.ts';
export { BatchError } from './validating.ts';
export type { Verdict, VerdictField } from './verdict.ts';
export { readVerdicts, type WrittenVerdicts } from './written-verdicts.ts';
