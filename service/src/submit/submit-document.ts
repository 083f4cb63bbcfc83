import { type SqlBool, sql } from 'kysely';
import type { Language } from 'pint-ae';
import { attachmentsOf } from '../attachments/store.ts';
import type { Scoped } from '../database/database.ts';
import { besideRow } from '../draft/ledger-neighbours.ts';
import { type Taken, takenByOther } from '../draft/number-in-use.ts';
import type { Sender } from '../draft/sender.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import { largeBytes, type Shelf } from '../read/find-document.ts';
import { announcedTo, type DocumentRow, documentResponse } from '../read/representation.ts';
import type { Service } from '../service.ts';
import { sendChange } from '../track/change-document.ts';
import { allowedStatus, recordChange } from '../track/record-change.ts';
import type { Status } from '../track/states.ts';
import { tracksAfter } from '../track/stored-tracks.ts';
import { announce } from '../webhooks/announce.ts';
import { openSubmission } from './open-message.ts';
import type { WrittenSubmission } from './parcel.ts';

/** The submitter, with the names in which its company may send, the HTTP request, and the language of the answer. */
export interface SubmittedBy {
  readonly sender: Sender;
  readonly traceId: string | null;
  readonly language: Language;
  /** True if a Draft with errors or warnings is refused. */
  readonly isStrict: boolean;
  readonly before: BeforeSubmission;
  /** Another document with the same number that is or was sent, as `numberOnItsWay` finds it. */
  readonly onItsWay: Taken;
}

/** Work on this version of the document before the transaction. */
export interface BeforeSubmission {
  /** Null if there was no version to work on. */
  readonly version: number | null;
  /** True if the document is valid now. */
  readonly isValid: boolean;
  /** The parcel to submit, if the document is valid and was checked before. */
  readonly written: WrittenSubmission | null;
}

export const nothingBefore: BeforeSubmission = { version: null, isValid: false, written: null };

/**
 * Queues a document: its status, submission, job and event are committed together. A Draft is accepted whatever its
 * content; a failed document only if it is valid now.
 */
export async function submitDocument(
  scoped: Scoped,
  service: Service,
  held: DocumentRow,
  by: SubmittedBy,
): Promise<DocumentRow> {
  const { clock, settings } = service;
  allowedStatus(held.status, 'submit');
  // The documents of a company without a participant could name any sender.
  if (by.sender.participants.length === 0)
    throw new RequestProblem('conflict', {
      title: { text: 'draftsOnlyTitle' },
      detail: { text: 'draftsOnly', values: { company: held.company_id } },
    });
  // The document failed, or was replaced, only after it was read.
  const before = by.before.version === held.version ? by.before : nothingBefore;
  if (!before.isValid && mustBeValid(by).includes(held.status)) {
    const shelf = { companyId: held.company_id, kind: held.kind, direction: held.direction };
    const found = await documentToSubmit(scoped, shelf, held.id, by);
    if (found !== undefined) await refuseUnlessValid(scoped, service, found, by);
  }
  if (by.onItsWay !== null)
    throw new RequestProblem('conflict', {
      title: { text: 'numberRepeatedTitle' },
      detail: { text: 'numberRepeated', values: { ...by.onItsWay } },
    });
  const { written } = before;
  const submissionId = await openSubmission(scoped, service, held, written);
  if (held.status === 'DeliveryFailed') await service.delivery.forgetRefusal?.(submissionId);
  const now = clock.now();
  const submitted = { event: 'submit' } as const;
  const { columns } = tracksAfter(held, { exchange: submitted, reporting: submitted }, now);
  const judged =
    written === null
      ? undefined
      : {
          rule_set: written.ruleSet,
          warning_count: written.remarks.warnings,
          adjustment_count: written.remarks.adjustments,
        };
  const pending = sendChange(scoped, held, {
    status: 'Pending',
    error: null,
    columns,
    updated_at: now,
    judged,
  });
  recordChange(scoped, service, {
    companyId: held.company_id,
    documentId: held.id,
    from: held.status,
    trigger: 'submit',
    traceId: by.traceId,
  });
  announce(scoped, service, {
    companyId: held.company_id,
    type: 'document.submitted',
    data: documentResponse(announcedTo(settings), pending),
  });
  service.queue.added(scoped, 'submission');
  return pending;
}

function documentToSubmit(
  scoped: Scoped,
  { companyId, kind, direction }: Shelf,
  id: string,
  by: Pick<SubmittedBy, 'isStrict'>,
) {
  return scoped
    .selectFrom('documents')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('direction', '=', direction)
    .where('id', '=', id)
    .where('status', 'in', submittable)
    .select(['id', 'company_id', 'version', 'status', 'document_type', 'filling', 'has_attachments'])
    .select((row) =>
      row
        .case()
        .when(row.or([row('status', 'in', mustBeValid(by)), isShort]))
        .then(row.ref('request'))
        .end()
        .as('request'),
    )
    .select([takenByOther.as('taken'), besideRow.as('beside')])
    .executeTakeFirst();
}

const submittable: readonly Status[] = ['Draft', 'DeliveryFailed'];
/** Verdicts on longer documents are not kept. */
const isShort = sql<SqlBool>`octet_length(request) <= ${sql.lit(largeBytes)}`;

function mustBeValid({ isStrict }: Pick<SubmittedBy, 'isStrict'>): readonly Status[] {
  return isStrict ? ['DeliveryFailed', 'Draft'] : ['DeliveryFailed'];
}

type DocumentToSubmit = NonNullable<Awaited<ReturnType<typeof documentToSubmit>>>;

interface Preparing extends Pick<SubmittedBy, 'sender' | 'language' | 'isStrict'> {
  /** True if the company wants every check to refuse documents with warnings. */
  readonly isStrictCompany: boolean;
}

/**
 * Works on the document before the transaction. A failed document, and under strict handling a Draft too, must be
 * valid; otherwise it throws the 422. For other documents, it writes the parcel to submit if their verdict is stored.
 */
export async function prepareSubmission(
  scoped: Scoped,
  service: Pick<Service, 'documentWork' | 'log'>,
  { shelf, id, by, ended }: { shelf: Shelf; id: string; by: Preparing; ended: AbortSignal | undefined },
): Promise<BeforeSubmission> {
  const found = await documentToSubmit(scoped, shelf, id, by);
  if (found === undefined) return nothingBefore;
  const { version, status } = found;
  const isValid = mustBeValid(by).includes(status);
  if (isValid) await refuseUnlessValid(scoped, service, found, by, ended);
  // A document that was tried before is sent unchanged. If warnings may refuse a document, its attempt decides.
  const isWritten = status === 'Draft' && !by.isStrictCompany && !found.has_attachments;
  return { version, isValid, written: isWritten ? await writtenOf(service, found, by, ended) : null };
}

async function writtenOf(
  { documentWork, log }: Pick<Service, 'documentWork' | 'log'>,
  { id, company_id: companyId, request, document_type: documentType, ...found }: DocumentToSubmit,
  { sender }: Pick<SubmittedBy, 'sender'>,
  ended: AbortSignal | undefined,
): Promise<WrittenSubmission | null> {
  if (request === null) return null;
  const { taken, beside, filling } = found;
  const of = { request, documentType, sender, taken, beside, filling };
  try {
    return await documentWork.run('keptSubmission', of, companyId, ended);
  } catch (error) {
    // The attempt writes the document instead.
    log.error('A document could not be written when it was submitted.', { documentId: id }, error);
    return null;
  }
}

async function refuseUnlessValid(
  scoped: Scoped,
  { documentWork }: Pick<Service, 'documentWork'>,
  document: DocumentToSubmit,
  { sender, language, isStrict }: Pick<SubmittedBy, 'sender' | 'language' | 'isStrict'>,
  ended?: AbortSignal,
): Promise<void> {
  const { company_id: companyId, request, document_type: documentType } = document;
  const { taken, beside, filling } = document;
  const attachments = await attachmentsOf(scoped, document);
  const of = { request: request ?? '', documentType, taken, beside, filling, attachments };
  const asked = { ...of, sender, isStrict, language };
  await documentWork.run('refuseUnlessValid', asked, companyId, ended);
}
