import { pickOptions } from '../core/check-options.ts';
import { type JudgedDocument, judgeDocument, ublTextOf } from '../judge/judge-document.ts';
import type { ValidationResult } from '../judge/validate.ts';
import type { UblValidationResult } from '../judge/validate-ubl.ts';
import { type AnswerOptions, judgingShape, type Work } from './work.ts';

/** The result of a document in whatever form it came, with its UBL where the operation is to write it. */
export type Examined = (ValidationResult | UblValidationResult) & { readonly xml?: string | null };

/** What was made of a document: its result, and the rules that it fails, those of a malformed one among them. */
export interface Examination {
  readonly result: Examined;
  readonly rules: readonly string[];
}

/** Runs the operation of some work on its document. */
export function examine(work: Work, options: AnswerOptions): Examination {
  const { body, format, language, documentType } = work;
  const judged = judgeDocument(body, {
    ...pickOptions(judgingShape, options),
    documentLimits: options.documentLimits,
    format,
    language,
    ...(documentType === undefined ? {} : { documentType }),
  });
  return { result: withUbl(judged, work), rules: rulesOf(judged) };
}

function withUbl(judged: JudgedDocument, { operation }: Work): Examined {
  return operation === 'convert' ? { ...judged.result, xml: ublTextOf(judged) } : judged.result;
}

function rulesOf({ unreadable, result }: JudgedDocument): string[] {
  return (unreadable.length > 0 ? unreadable : result.issues).map(({ rule }) => rule);
}
