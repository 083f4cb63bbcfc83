import type { ValidateOptions } from '../../api/options.ts';
import { malformedDocument, notJudgedResult } from '../../api/result.ts';
import { type ValidatedDocument, validateDocument } from '../../api/validate-document.ts';
import type { ValidateRequestOptions } from '../../api/validate-request.ts';
import type { Finding, Values } from '../../core/findings/finding.ts';
import { type Language, nameOfLanguage } from '../../core/messages/language.ts';
import { leftOutFinding, notJudged } from '../../judge/judge.ts';
import { documentHeading, numberOf } from '../../report/document-heading.ts';
import { quotedSource } from '../../report/quoted-source.ts';
import { firstLineOf, type SourcedReport } from '../../report/rendered.ts';
import { reasonOf, type UsageError, usageText } from '../io.ts';
import type { ContentInput } from './inputs.ts';
import { otherFileNote } from './other-files.ts';

/** The verdict on an input, and the text that reports quote from. */
export interface ValidatedInput extends SourcedReport {
  readonly validated: ValidatedDocument;
}

/** Checks inputs one after the other; in Arabic, the engine's reasons are in Arabic too. */
export async function validateInputs(
  inputs: readonly ContentInput[],
  options: ValidateOptions,
): Promise<ValidatedInput[]> {
  const all = inputs.map((input) => ({ input, validated: validatedInput(input, options) }));
  const givesReason = ({ validated: { found } }: (typeof all)[number]) =>
    found.findings.some(({ values }) => values?.reason !== undefined);
  // The sentences are loaded only if a verdict may need them.
  if (options.language !== 'ar' || !all.some(givesReason))
    return all.map(({ input, validated }) => validatedAs(input, validated, options));
  const { withReasonsIn } = await import('../../api/reasons-in.ts');
  return all.map(({ input, validated }) => validatedAs(input, withReasonsIn('ar', validated), options));
}

/** Checks an input, a JSON document request or UBL. If it cannot be read, or the check fails, it is `not-judged`. */
export function validateInput(input: ContentInput, options: ValidateOptions): ValidatedInput {
  return validatedAs(input, validatedInput(input, options), options);
}

function validatedAs(
  input: ContentInput,
  validated: ValidatedDocument,
  options: ValidateOptions,
): ValidatedInput {
  return {
    validated,
    report: { name: input.name, form: validated.form, ...validated.result },
    source: quotedSource(validated),
    heading: validated.ubl && documentHeading(validated.ubl),
    number: numberOf(validated),
    isUnread: 'unread' in input,
    note: 'bytes' in input ? otherFileNote(input, validated, nameOfLanguage(options.language)) : undefined,
    lineOf: input.lineOf,
  };
}

function validatedInput(input: ContentInput, options: ValidateOptions): ValidatedDocument {
  const language = nameOfLanguage(options.language);
  if ('unread' in input) {
    const { unread, leftOut } = input;
    if (leftOut !== undefined)
      return notJudgedDocument(leftOutFinding(unread.values.reason ?? '', leftOut), language);
    return notJudgedDocument(notJudged('unreadable', { reason: reasonUnread(unread, language) }), language);
  }
  try {
    return validateDocument(input.bytes, options);
  } catch (error) {
    return notJudgedDocument(notJudged(undefined, { reason: reasonOf(error) }), language);
  }
}

/** Returns the reason why an input could not be read; a file that was meant is reported separately. */
function reasonUnread(
  { text, values: { meant, ...values }, reason }: UsageError,
  language: Language,
): string {
  return usageText({ text, values, reason }, language);
}

function notJudgedDocument(finding: Finding, language: Language): ValidatedDocument {
  const result = notJudgedResult(finding, { language });
  const found = { findings: [finding], unlisted: new Map() };
  return { form: 'request', result, found, text: undefined, request: undefined, ubl: undefined };
}

/** A report whose line numbers count in the file that has the document as a line, like its quoted lines. */
export function inLinesOfFile(validatedAs: ValidatedInput, options: ValidateRequestOptions): ValidatedInput {
  const { validated, report } = validatedAs;
  const before = firstLineOf(validatedAs) - 1;
  const { findings } = validated.found;
  // Findings on a readable line are at its fields, and do not count lines.
  if (before === 0 || validated.request !== undefined || !findings.some(countsLines)) return validatedAs;
  const counted = findings.map((finding) => linesLater(finding, before));
  return { ...validatedAs, report: { ...report, ...malformedDocument(counted, options) } };
}

const countsLines = ({ values }: Finding) => typeof values?.line === 'number';

function linesLater(finding: Finding, before: number): Finding {
  const values = Object.entries(finding.values ?? {}).map(([name, value]) =>
    (name === 'line' || name === 'firstLine') && typeof value === 'number'
      ? [name, value + before]
      : [name, value],
  );
  return { ...finding, values: Object.fromEntries(values) as Values };
}
