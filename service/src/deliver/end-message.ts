import type { Selectable } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { SubmissionsTable } from '../database/tables.ts';
import { openFirstMail } from '../mail/open-mail.ts';
import type { DocumentRow } from '../read/representation.ts';
import type { Changing } from '../service.ts';
import { submissionColumns } from '../submit/leased-submission.ts';
import { openReport, type WrittenReport } from '../submit/open-message.ts';
import {
  type Around,
  changeDocument,
  changeTracks,
  holdAround,
  holdDocumentOf,
  refuseReport,
  sendDemandOf,
  standingReport,
} from '../track/change-document.ts';
import type { Reason } from '../track/reason.ts';
import { recordTracks } from '../track/record-change.ts';
import type { Message } from '../track/states.ts';
import { exchangeOf } from '../track/stored-tracks.ts';
import { applyStatus, holdMessage, isAnswered } from './apply-status.ts';

/** End of the work on a message. */
export interface End {
  readonly state: 'delivered' | 'failed' | 'dead' | 'skipped';
  readonly receipt: string | null;
  readonly error: Reason | null;
  /** Returns the report of a document as it is when the report opens; absent if the report is not written yet. */
  readonly report?: ((document: DocumentRow) => WrittenReport) | undefined;
}

export const endedColumns = [...submissionColumns, 'remarks', 'report_type', 'report_uuid'] as const;
export type Ended = Pick<Selectable<SubmissionsTable>, (typeof endedColumns)[number]>;

type Ending = (scoped: Scoped, service: Changing, ended: Ended, end: End, around: Around) => Promise<void>;

const endings: { readonly [Name in Message]: Ending } = {
  document: endDocument,
  report: endReport,
  withdrawal: endWithdrawal,
  status: async (_, { log }, { id, document_id: documentId }, { state }) => {
    if (state !== 'delivered') log.error('A status was not delivered.', { submissionId: id, documentId });
  },
};

/** Makes the changes that follow from the end of a message, then applies a status that came earlier. */
export async function endMessage(
  scoped: Scoped,
  service: Changing,
  ended: Ended,
  end: End,
  locked?: Around,
): Promise<void> {
  if (ended.resent_at !== null) return endAgain(scoped, service, ended, end);
  const surely = await surelyEnded(scoped, ended, end);
  // A status locks the message first, and then the document.
  if (surely.state === 'delivered') await endEarlier(scoped, ended);
  const around = locked ?? (await holdAround(scoped, ended.id));
  await endings[ended.message](scoped, service, ended, surely, around);
  if (around.row?.isAnswered !== false) await applyEarlierStatus(scoped, service, ended);
}

/** Makes these changes for a delivered message, in one round trip; undefined if other messages change with its end. */
export function endingAsKnown(
  service: Changing,
  ended: Ended,
  document: DocumentRow,
  end: End,
): ((scoped: Scoped) => Promise<void>) | undefined {
  const { id, message, resent_at: resentAt, report_type: type } = ended;
  const isAlone = message === 'document' || (message === 'report' && type !== 'R');
  if (!isAlone || resentAt !== null) return undefined;
  // Whether an e-mail follows takes an answer of the database.
  if (message === 'report' && isOnlyReported(document)) return undefined;
  const beside = { isLatest: true, isReported: message === 'report' };
  return (scoped) => {
    sendDemandOf(scoped, id, document, beside);
    return endings[message](scoped, service, ended, end, {
      row: { ...document, isAnswered: false },
      ...beside,
    });
  };
}

async function applyEarlierStatus(scoped: Scoped, service: Changing, { id }: Ended): Promise<void> {
  const message = await holdMessage(scoped, id);
  if (message !== undefined) await applyStatus(scoped, service, message);
}

/** Ends a message that had been handed over before: it stays sent, whatever happened to the repetition. */
async function endAgain(scoped: Scoped, service: Changing, ended: Ended, { state }: End): Promise<void> {
  const { id, message, document_id: documentId } = ended;
  if (state !== 'delivered')
    service.log.error('A message was not handed over again.', { submissionId: id, documentId, message });
  const row = await holdDocumentOf(scoped, id).executeTakeFirst();
  const track = message === 'document' ? 'exchange' : 'reporting';
  const to = message === 'withdrawal' ? 'withdrawn' : 'sent';
  if (state === 'delivered' && row !== undefined)
    recordTracks(scoped, service, row, [{ track, to, reason: null }]);
  await applyEarlierStatus(scoped, service, ended);
}

/** Ends earlier reports: a report revises the earlier one with the same UUID, a withdrawal ends its own report. */
async function endEarlier(
  scoped: Scoped,
  { id, company_id, document_id, message, report_type: type, report_uuid: uuid, about }: Ended,
): Promise<void> {
  const earlier = scoped.updateTable('submissions').where('company_id', '=', company_id);
  if (message === 'report' && type === 'R')
    await earlier
      .set({ state: 'superseded' })
      .where('document_id', '=', document_id)
      .where('message', '=', 'report')
      .where('state', '=', 'delivered')
      .where('report_uuid', '=', uuid)
      .where('id', '!=', id)
      .execute();
  if (message === 'withdrawal')
    await earlier
      .set({ state: 'withdrawn' })
      .where('id', '=', about ?? '')
      .execute();
}

/** A message that the other side has answered has arrived, whatever the access point reports. */
async function surelyEnded(scoped: Scoped, { id }: Ended, end: End): Promise<End> {
  if (end.state !== 'failed' && end.state !== 'dead') return end;
  if (!(await isAnswered(scoped, id))) return end;
  await scoped
    .updateTable('submissions')
    .set({ state: 'delivered', error: null })
    .where('id', '=', id)
    .execute();
  return { state: 'delivered', receipt: null, error: null };
}

async function endDocument(
  scoped: Scoped,
  service: Changing,
  ended: Ended,
  { state, receipt, error, report }: End,
  { row, isReported }: Around,
): Promise<void> {
  if (row?.status !== 'Pending') throw new Error('The document of an open submission is not Pending.');
  // The new report would have to revise the current one.
  const open = (document: DocumentRow) =>
    openReport(scoped, service, ended, isReported ? undefined : report?.(document));
  switch (state) {
    case 'delivered':
      return open(
        changeDocument(scoped, service, row, {
          trigger: 'succeed',
          to: 'Sent',
          tracks: { exchange: { event: 'accepted' } },
          detail: receipt === null ? null : { words: receipt },
          remarks: ended.remarks,
        }),
      );
    case 'skipped':
      return open(changeTracks(scoped, service, row, { exchange: { event: 'onlyReported' } }));
    case 'failed':
    case 'dead': {
      const before = await standingReport(scoped, row);
      changeDocument(scoped, service, row, {
        trigger: 'fail',
        to: 'DeliveryFailed',
        tracks: { exchange: { event: 'failed' }, reporting: { event: 'exchangeFailed', before } },
        detail: error,
        error,
        remarks: ended.remarks,
      });
    }
  }
}

async function endReport(
  scoped: Scoped,
  service: Changing,
  _: Ended,
  { state, error }: End,
  { row, isLatest }: Around,
): Promise<void> {
  if (row === undefined || !isLatest) return;
  if (state === 'delivered') {
    const tracks = { reporting: { event: 'accepted' } } as const;
    if (!isOnlyReported(row)) changeTracks(scoped, service, row, tracks);
    else
      await openFirstMail(
        scoped,
        service,
        changeDocument(scoped, service, row, { trigger: 'succeed', to: 'Sent', tracks }),
      );
    return;
  }
  const tracks = { reporting: { event: 'failed', reason: error } } as const;
  refuseReport(scoped, service, {
    row,
    isOnlyReported: isOnlyReported(row),
    trigger: 'fail',
    tracks,
    reason: error,
  });
}

/** Tells whether the report of a document is all that is sent of it. */
function isOnlyReported(row: DocumentRow): boolean {
  return row.status === 'Pending' && exchangeOf(row).status === 'notApplicable';
}

async function endWithdrawal(
  scoped: Scoped,
  service: Changing,
  ended: Ended,
  end: End,
  { row }: Around,
): Promise<void> {
  const { id, document_id: documentId } = ended;
  if (end.state !== 'delivered')
    service.log.error('A report was not withdrawn.', { submissionId: id, documentId });
  else if (row !== undefined)
    recordTracks(scoped, service, row, [{ track: 'reporting', to: 'withdrawn', reason: null }]);
}
