import type { Language } from 'pint-ae';
import { attachmentsOf } from '../attachments/store.ts';
import type { Scoped } from '../database/database.ts';
import { besideRow } from '../draft/ledger-neighbours.ts';
import { type Taken, takenByOther } from '../draft/number-in-use.ts';
import type { Sender } from '../draft/sender.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Shelf } from '../read/find-document.ts';
import { announcedTo, type DocumentRow, documentResponse } from '../read/representation.ts';
import type { Service } from '../service.ts';
import { sendChange } from '../track/change-document.ts';
import { allowedStatus, recordChange } from '../track/record-change.ts';
import type { Status } from '../track/states.ts';
import { tracksAfter } from '../track/stored-tracks.ts';
import { announce } from '../webhooks/announce.ts';
import { openSubmission } from './open-message.ts';

/** The submitter: as whom the company may send, the HTTP request, and the language of the answer. */
export interface SubmittedBy {
  readonly sender: Sender;
  readonly traceId: string | null;
  readonly language: Language;
  /** True if a Draft with errors or warnings is refused. */
  readonly isStrict: boolean;
  /** The version of the document that was found to be valid now; null if none was judged. */
  readonly validVersion: number | null;
  /** Another document of its number that is on its way or sent, as `numberOnItsWay` finds it in the transaction. */
  readonly onItsWay: Taken;
}

/**
 * Queues a document: its status, submission, job and event commit together. A Draft is accepted whatever its
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
  refuseDraftsOnly(held.company_id, by.sender);
  // It failed, or was replaced, only after it was looked at.
  if (by.validVersion !== held.version && mustBeValid(by).includes(held.status)) {
    const shelf = { companyId: held.company_id, kind: held.kind, direction: held.direction };
    const validated = await documentToValidate(scoped, shelf, held.id, by);
    if (validated !== undefined) await validVersionOf(scoped, service, validated, by);
  }
  refuseRepeated(by.onItsWay);
  const submissionId = await openSubmission(scoped, service, held);
  if (held.status === 'DeliveryFailed') await service.delivery.forgetRefusal?.(submissionId);
  const now = clock.now();
  const submitted = { event: 'submit' } as const;
  const { columns } = tracksAfter(held, { exchange: submitted, reporting: submitted }, now);
  const pending = sendChange(scoped, held, { status: 'Pending', error: null, columns, updated_at: now });
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

/** Throws the 409 of a number that another document has on its way, or has taken there. */
function refuseRepeated(taken: Taken): void {
  if (taken === null) return;
  throw new RequestProblem('conflict', {
    title: { text: 'numberRepeatedTitle' },
    detail: { text: 'numberRepeated', values: { ...taken } },
  });
}

/** Throws the 409 of a company that has no participant: what it sent would be in the name of anybody. */
function refuseDraftsOnly(companyId: string, { participants }: Sender): void {
  if (participants.length > 0) return;
  throw new RequestProblem('conflict', {
    title: { text: 'draftsOnlyTitle' },
    detail: { text: 'draftsOnly', values: { company: companyId } },
  });
}

/**
 * A document that must be valid to be submitted, as it would be judged: one that failed, and under strict handling
 * a Draft too; undefined for any other.
 */
export function documentToValidate(
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
    .where('status', 'in', mustBeValid(by))
    .select(['id', 'company_id', 'version', 'request', 'document_type', 'filling', 'has_attachments'])
    .select([takenByOther.as('taken'), besideRow.as('beside')])
    .executeTakeFirst();
}

function mustBeValid({ isStrict }: Pick<SubmittedBy, 'isStrict'>): readonly Status[] {
  return isStrict ? ['DeliveryFailed', 'Draft'] : ['DeliveryFailed'];
}

type DocumentToValidate = NonNullable<Awaited<ReturnType<typeof documentToValidate>>>;

/** The version of a document that is valid now; throws the 422 of one that is not. */
export async function validVersionOf(
  scoped: Scoped,
  { documentWork }: Pick<Service, 'documentWork'>,
  document: DocumentToValidate,
  { sender, language, isStrict }: Pick<SubmittedBy, 'sender' | 'language' | 'isStrict'>,
  ended?: AbortSignal,
): Promise<number> {
  const { company_id: companyId, version, request, document_type: documentType } = document;
  const { taken, beside, filling } = document;
  const attachments = await attachmentsOf(scoped, document);
  const of = { request: request ?? '', documentType, taken, beside, filling, attachments };
  const asked = { ...of, sender, isStrict, language };
  await documentWork.run('refuseUnlessValid', asked, companyId, ended);
  return version;
}
