import { type JudgedDocument, judgeDocument } from '../judge/judge-document.ts';
import type { ValidateOptions } from '../judge/validate.ts';
import { documentHeading } from '../report/document-heading.ts';
import { quotedSource } from '../report/quoted-source.ts';
import type { SourcedReport } from '../report/rendered.ts';
import type { Input } from './inputs.ts';

/** The verdict on an input, with the text that reports quote. */
export interface AssessedInput extends SourcedReport {
  readonly judged: JudgedDocument;
}

/** Judges an input, which is a JSON document request or UBL. */
export function assessInput({ name, bytes }: Input, options: ValidateOptions): AssessedInput {
  const judged = judgeDocument(bytes, options);
  return {
    judged,
    report: { name, kind: judged.kind, ...judged.result },
    source: quotedSource(judged),
    heading: judged.ubl && documentHeading(judged.ubl),
  };
}
