import { type Answer, type AnswerOptions, answer, readJson, type Work } from 'pint-ae/http';
import { refuseWrongReferences, withAttachments } from './attachment-references.ts';
import { fillIn, type KnownRecord } from './fill-from-records.ts';
import { filledAdjustments, fillingOf, toldOf } from './record-notes.ts';
import { namingFields } from './record-references.ts';
import { refuseFaults, refuseLarge } from './refusals.ts';
import { recordIssue } from './verdict.ts';

/** Records that a document names. */
export interface NamedInWork {
  readonly records?: readonly KnownRecord[] | undefined;
  /** The files that the document refers to, as JSON. */
  readonly attachments?: string | undefined;
  /** The maximum size of the document, including what records fill in. */
  readonly maxBytes: number;
}

/** Returns the verdict on a document with records and attachments filled in; throws the 422 if that fails. */
export function filledAnswer(
  work: Work,
  { records, attachments, maxBytes }: NamedInWork,
  options: AnswerOptions,
): Answer {
  const read = readJson(work.body, {}, {});
  if (!read.ok) return answer(work, options);
  const sent = read.value.value;
  const { language } = work;
  if (attachments !== undefined) refuseWrongReferences(sent, attachments, '', language);
  const { value, parts, faults } = fillIn(sent, 'invoice', records);
  refuseFaults('record', faults, '', language);
  const filling = fillingOf(parts);
  const text = JSON.stringify(value);
  if (records !== undefined) refuseLarge('record', Buffer.byteLength(text), maxBytes);
  const body = new TextEncoder().encode(withAttachments(text, attachments));
  const ignored = records === undefined ? {} : { ignoreFields: namingFields };
  const answered = answer({ ...work, body }, { ...options, ...ignored });
  if (answered.status !== 200 || filling === undefined) return answered;
  const result = JSON.parse(answered.body);
  const warnings = toldOf(filling).map((part) => recordIssue(part, language));
  const told = {
    ...result,
    warnings: [...warnings, ...result.warnings],
    adjustments: [...filledAdjustments(filling, language), ...result.adjustments],
  };
  return { ...answered, body: JSON.stringify(told) };
}
