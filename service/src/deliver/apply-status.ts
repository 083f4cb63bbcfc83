import { type Selectable, sql } from 'kysely';
import { type Scoped, sendAlong } from '../database/database.ts';
import type { MessageStatusesTable } from '../database/tables.ts';
import type { DocumentRow } from '../read/representation.ts';
import type { Changing } from '../service.ts';
import { type Submission, submissionColumns } from '../submit/leased-submission.ts';
import { openReport } from '../submit/open-message.ts';
import {
  type Around,
  announceDocument,
  answered,
  changeDocument,
  changeTracks,
  holdAround,
  refuseReport,
} from '../track/change-document.ts';
import type { Reason } from '../track/reason.ts';
import { recordTracks } from '../track/record-change.ts';
import type { Message } from '../track/states.ts';
import { exchangeOf } from '../track/stored-tracks.ts';
import { exchangeTable } from '../track/tracks.ts';

type Status = Pick<Selectable<MessageStatusesTable>, 'id' | 'code' | 'rejection'>;

/** The first status about a message; only this one counts. */
function firstStatus(scoped: Scoped, submissionId: string) {
  return scoped
    .selectFrom('message_statuses')
    .where('submission_id', '=', submissionId)
    .select(['id', 'code', 'rejection', 'applied_at'])
    .orderBy('received_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function isAnswered(scoped: Scoped, submissionId: string): Promise<boolean> {
  const { rows } = await sql<{
    isAnswered: boolean;
  }>`select ${answered(submissionId)} as "isAnswered"`.execute(scoped);
  return rows[0]?.isAnswered === true;
}

/** A message, locked; undefined if the message was deleted. */
export function holdMessage(scoped: Scoped, submissionId: string) {
  return scoped
    .selectFrom('submissions')
    .where('id', '=', submissionId)
    .select([...submissionColumns, 'state'])
    .forUpdate()
    .executeTakeFirst();
}

type HeldMessage = NonNullable<Awaited<ReturnType<typeof holdMessage>>>;

/** Applies the first status about a message; while the message is being sent, its end applies the status. */
export async function applyStatus(scoped: Scoped, service: Changing, submission: HeldMessage): Promise<void> {
  const submissionId = submission.id;
  const status = await firstStatus(scoped, submissionId);
  if (submission.state === 'open' || status === undefined || status.applied_at !== null) return;
  const applied = { applied_at: service.clock.now() };
  sendAlong(scoped, scoped.updateTable('message_statuses').set(applied).where('id', '=', status.id));
  if (status.code === 'RE') await reject(scoped, submission);
  applyFirst(scoped, service, { submission, status, ...(await holdAround(scoped, submissionId)) });
}

/** Makes the changes of the first status about a message, and marks it as applied. */
export function applyFirst(
  scoped: Scoped,
  service: Changing,
  { row, ...answer }: Omit<Answered, 'row'> & Around,
): void {
  if (row !== undefined) effects[answer.submission.message](scoped, service, { ...answer, row });
}

/** Records the rejection of a message. A report that a rejected report would have revised stays valid. */
async function reject(scoped: Scoped, { id, company_id, document_id }: Submission): Promise<void> {
  const submissions = scoped.updateTable('submissions').where('company_id', '=', company_id);
  const rejected = await submissions
    .set({ state: 'rejected' })
    .where('id', '=', id)
    .where('state', 'in', ['delivered', 'failed', 'dead'])
    .returning(['report_type', 'report_uuid'])
    .executeTakeFirst();
  if (rejected?.report_type !== 'R') return;
  const revised = scoped
    .selectFrom('submissions')
    .where('company_id', '=', company_id)
    .where('document_id', '=', document_id)
    .where('message', '=', 'report')
    .where('state', '=', 'superseded')
    .where('report_uuid', '=', rejected.report_uuid)
    .select('id')
    .orderBy('document_version', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  await submissions.set({ state: 'delivered' }).where('id', '=', revised).execute();
}

interface Answered {
  readonly submission: Submission;
  readonly status: Status;
  readonly row: DocumentRow;
  /** True if the message is the latest of its kind. */
  readonly isLatest: boolean;
}

const effects: {
  readonly [Name in Message]: (scoped: Scoped, service: Changing, answered: Answered) => void;
} = {
  document: answerToDocument,
  report: answerToReport,
  withdrawal: answerToWithdrawal,
  status: () => {},
};

function answerToDocument(
  scoped: Scoped,
  service: Changing,
  { submission, status, row, isLatest }: Answered,
): void {
  const { code } = status;
  const reason = reasonOf(status);
  const tracks = { exchange: { event: code, reason } } as const;
  const isCurrent = row.version === submission.document_version && isLatest;
  if (!isCurrent || (row.status !== 'Sent' && row.status !== 'DeliveryFailed')) {
    // The status concerns an earlier version: it is recorded, but the document has changed since.
    const to = exchangeTable.sent[code];
    if (to !== undefined) recordTracks(scoped, service, row, [{ track: 'exchange', to, reason }]);
    return;
  }
  if (code === 'RE') {
    const change = {
      trigger: 'reject',
      to: 'DeliveryFailed',
      tracks,
      detail: reason,
      error: reason,
    } as const;
    const rejected = changeDocument(scoped, service, row, change);
    announceDocument(scoped, service, 'document.rejected', rejected);
    return;
  }
  if (row.status === 'Sent') {
    announceDocument(scoped, service, 'document.delivered', changeTracks(scoped, service, row, tracks));
    return;
  }
  // The message was given up, but had arrived.
  const arrived = { state: 'delivered', error: null } as const;
  sendAlong(scoped, scoped.updateTable('submissions').set(arrived).where('id', '=', submission.id));
  const confirmed = changeDocument(scoped, service, row, {
    trigger: 'confirm',
    to: 'Sent',
    tracks: { ...tracks, reporting: { event: 'submit' } },
  });
  openReport(scoped, service, submission);
  announceDocument(scoped, service, 'document.delivered', confirmed);
}

function answerToReport(scoped: Scoped, service: Changing, { status, row, isLatest }: Answered): void {
  const { code } = status;
  const reason = reasonOf(status);
  if (!isLatest) return;
  const tracks = { reporting: { event: code, reason } } as const;
  if (code !== 'RE') {
    announceDocument(scoped, service, 'report.accepted', changeTracks(scoped, service, row, tracks));
    return;
  }
  const isOnlyReported = row.status === 'Sent' && exchangeOf(row).status === 'notApplicable';
  refuseReport(scoped, service, { row, isOnlyReported, trigger: 'reject', tracks, reason });
}

/** A report whose withdrawal failed stays valid. */
function answerToWithdrawal(scoped: Scoped, service: Changing, { submission, status, row }: Answered): void {
  if (status.code !== 'RE') return;
  const standing = scoped
    .updateTable('submissions')
    .set({ state: 'delivered' })
    .where('company_id', '=', submission.company_id)
    .where('id', '=', submission.about ?? '')
    .where('state', '=', 'withdrawn');
  sendAlong(scoped, standing);
  recordTracks(scoped, service, row, [{ track: 'reporting', to: 'rejected', reason: reasonOf(status) }]);
  announceDocument(scoped, service, 'report.rejected', row);
}

function reasonOf({ rejection }: Status): Reason | null {
  return rejection === null ? null : { rejection };
}
