import type { Language } from '../../core/messages/language.ts';
import { notJudgedResult } from '../../judge/document-result.ts';
import { notJudged } from '../../judge/judge.ts';
import { type JudgedDocument, judgeDocument } from '../../judge/judge-document.ts';
import type { ValidateOptions } from '../../judge/validate.ts';
import { documentHeading, numberOf } from '../../report/document-heading.ts';
import { quotedSource } from '../../report/quoted-source.ts';
import type { SourcedReport } from '../../report/rendered.ts';
import { reasonOf, type UsageError, usageText } from '../io.ts';
import type { Input } from './inputs.ts';
import { otherFileNote } from './other-files.ts';

/** The verdict on an input, with the text that reports quote from. */
export interface AssessedInput extends SourcedReport {
  readonly judged: JudgedDocument;
}

/** Judges inputs one after the other; in Arabic, the reasons of the engine are told in Arabic as well. */
export async function assessInputs(
  inputs: readonly Input[],
  options: ValidateOptions,
): Promise<AssessedInput[]> {
  const all = inputs.map((input) => ({ input, judged: judgedInput(input, options) }));
  const givesReason = ({ judged: { found } }: (typeof all)[number]) =>
    found.findings.some(({ values }) => values?.reason !== undefined);
  // The sentences are loaded only for a verdict that may need them.
  if (options.language !== 'ar' || !all.some(givesReason))
    return all.map(({ input, judged }) => assessed(input, judged, options));
  const { withReasonsIn } = await import('../../judge/reasons-in.ts');
  return all.map(({ input, judged }) => assessed(input, withReasonsIn('ar', judged), options));
}

/**
 * Judges an input, a JSON document request or UBL. If it cannot be read, or judging fails, it is
 * `not-judged`.
 */
export function assessInput(input: Input, options: ValidateOptions): AssessedInput {
  return assessed(input, judgedInput(input, options), options);
}

function assessed(input: Input, judged: JudgedDocument, options: ValidateOptions): AssessedInput {
  return {
    judged,
    report: { name: input.name, kind: judged.kind, ...judged.result },
    source: quotedSource(judged),
    heading: judged.ubl && documentHeading(judged.ubl),
    number: numberOf(judged),
    note: 'bytes' in input ? otherFileNote(input, judged, options.language ?? 'en') : undefined,
    lineOf: input.lineOf,
  };
}

function judgedInput(input: Input, options: ValidateOptions): JudgedDocument {
  const { language = 'en' } = options;
  if ('unread' in input)
    return notJudgedDocument(reasonUnread(input.unread, language), language, 'unreadable');
  try {
    return judgeDocument(input.bytes, options);
  } catch (error) {
    return notJudgedDocument(reasonOf(error), language);
  }
}

/** Why an input could not be read; the file that is meant instead is told on its own. */
function reasonUnread(
  { text, values: { meant, ...values }, reason }: UsageError,
  language: Language,
): string {
  return usageText({ text, values, reason }, language);
}

function notJudgedDocument(reason: string, language: Language, text?: 'unreadable'): JudgedDocument {
  const finding = notJudged(text, { reason });
  const result = notJudgedResult(finding, { language });
  const found = { findings: [finding], unlisted: new Map() };
  return { kind: 'request', result, found, text: undefined, request: undefined, ubl: undefined };
}
