import type { Language } from 'pint-ae';
import { type Answer, type AnswerOptions, answer, readJson, type Work } from 'pint-ae/http';
import { refuseHiddenReferences, refuseWrongReferences, withAttachments } from './attachments.ts';
import { fillIn, type KnownRecord } from './fill-in.ts';
import { filledAdjustments, fillingOf, toldOf } from './filling.ts';
import { type NamingFault, namedIn, namingFields, type RecordTable } from './naming.ts';
import { refuseFaults } from './refuse-faults.ts';
import { recordIssue } from './verdict.ts';

/** The records that a document names, and the lists that the key may not read. */
export interface NamedRecords {
  readonly records: readonly KnownRecord[];
  readonly unreadable: readonly RecordTable[];
}

/** What a document names of what its company keeps. */
export interface NamedInWork {
  readonly named?: NamedRecords | undefined;
  /** The files to which it refers, as JSON; null if the key may read none. */
  readonly attachments?: string | null | undefined;
}

/**
 * The verdict on a document that names records or refers to attachments, as it would be created with them; throws the
 * 422 if they cannot fill it in, or the key may not read them.
 */
export function filledAnswer(
  work: Work,
  { named, attachments }: NamedInWork,
  options: AnswerOptions,
): Answer {
  const read = readJson(work.body, {}, {});
  if (!read.ok) return answer(work, options);
  const { language } = work;
  if (named !== undefined) refuseHiddenRecords(read.value, named, language);
  if (attachments === null) refuseHiddenReferences(read.value, language);
  if (attachments) refuseWrongReferences(read.value, attachments, '', language);
  const { value, parts, faults } =
    named === undefined
      ? { value: read.value, parts: [], faults: [] }
      : fillIn(read.value, 'invoice', named.records);
  refuseFaults('record', faults, '', language);
  const filling = fillingOf(parts);
  const body = new TextEncoder().encode(withAttachments(JSON.stringify(value), attachments));
  const ignored = named === undefined ? {} : { ignoredFields: namingFields };
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

function refuseHiddenRecords(value: unknown, { unreadable }: NamedRecords, language: Language): void {
  const hidden = namedIn(value, 'invoice').flatMap(({ path, table, id }): NamingFault[] => {
    if (table === undefined || !unreadable.includes(table)) return [];
    const field = (id ?? null) === null ? 'recordCode' : 'recordId';
    const message = { text: 'scopeMissing', values: { scope: `${table}:read` } } as const;
    return [{ path: `${path}.${field}`, message, hint: { text: 'recordHiddenHint' } }];
  });
  refuseFaults('record', hidden, '', language);
}
