import type { Selectable } from 'kysely';
import type { Message } from '../content/message.ts';
import type { Reason } from '../content/reason.ts';
import type { Scoped } from '../database/database.ts';
import type { SubmissionsTable } from '../database/tables.ts';
import type { Changing } from '../service.ts';
import { applyStatus, isAnswered } from './apply-status.ts';
import { changeDocument, changeTracks, holdDocumentOf, isLatest, refuseReport } from './change-document.ts';
import { exchangeOf, recordTracks } from './change-track.ts';
import { submissionColumns } from './leased-submission.ts';
import { openReport } from './open-message.ts';
import { standingReport } from './standing-report.ts';

/** How the work on a message ended. */
export interface End {
  readonly state: 'delivered' | 'failed' | 'dead' | 'skipped';
  readonly receipt: string | null;
  readonly error: Reason | null;
}

export const endedColumns = [...submissionColumns, 'remarks', 'report_uuid'] as const;
export type Ended = Pick<Selectable<SubmissionsTable>, (typeof endedColumns)[number]>;

type Ending = (scoped: Scoped, service: Changing, ended: Ended, end: End) => Promise<void>;

const endings: { readonly [Name in Message]: Ending } = {
  document: endDocument,
  report: endReport,
  withdrawal: endWithdrawal,
  status: async (_, { log }, { id, document_id: documentId }, { state }) => {
    if (state !== 'delivered') log.error('A status was not delivered.', { submissionId: id, documentId });
  },
};

/** Changes what the end of a message changes; then what a status says that came before it. */
export async function endMessage(scoped: Scoped, service: Changing, ended: Ended, end: End): Promise<void> {
  await endings[ended.message](scoped, service, ended, await surelyEnded(scoped, ended, end));
  await applyStatus(scoped, service, ended.id);
}

/** What the other side has answered has arrived, whatever the access point says. */
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

async function endDocument(scoped: Scoped, service: Changing, ended: Ended, end: End): Promise<void> {
  const { state, receipt, error } = end;
  const row = await holdDocumentOf(scoped, ended, 'Pending');
  if (row === undefined) throw new Error('The document of an open submission is not Pending.');
  switch (state) {
    case 'delivered':
      await changeDocument(scoped, service, row, {
        trigger: 'succeed',
        to: 'Sent',
        tracks: { exchange: { event: 'accepted' } },
        detail: receipt === null ? null : { words: receipt },
        remarks: ended.remarks,
      });
      return openReport(scoped, service, ended);
    case 'skipped':
      await changeTracks(scoped, service, row, { exchange: { event: 'onlyReported' } });
      return openReport(scoped, service, ended);
    case 'failed':
    case 'dead': {
      const before = await standingReport(scoped, row);
      await changeDocument(scoped, service, row, {
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

async function endReport(scoped: Scoped, service: Changing, ended: Ended, end: End): Promise<void> {
  const { state, error } = end;
  if (state === 'delivered') await supersede(scoped, ended);
  const row = await holdDocumentOf(scoped, ended);
  if (row === undefined || !(await isLatest(scoped, ended))) return;
  const isOnlyReported = row.status === 'Pending' && exchangeOf(row).status === 'notApplicable';
  if (state === 'delivered') {
    const tracks = { reporting: { event: 'accepted' } } as const;
    if (isOnlyReported)
      await changeDocument(scoped, service, row, { trigger: 'succeed', to: 'Sent', tracks });
    else await changeTracks(scoped, service, row, tracks);
    return;
  }
  const tracks = { reporting: { event: 'failed', reason: error } } as const;
  await refuseReport(scoped, service, { row, isOnlyReported, trigger: 'fail', tracks, reason: error });
}

/** Earlier reports under the same UUID are revised by this one. */
async function supersede(
  scoped: Scoped,
  { id, company_id: companyId, document_id: documentId, report_uuid: uuid }: Ended,
): Promise<void> {
  await scoped
    .updateTable('submissions')
    .set({ state: 'superseded' })
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .where('message', '=', 'report')
    .where('state', '=', 'delivered')
    .where('report_uuid', '=', uuid)
    .where('id', '!=', id)
    .execute();
}

async function endWithdrawal(scoped: Scoped, service: Changing, ended: Ended, end: End): Promise<void> {
  const { id, company_id: companyId, document_id: documentId, about } = ended;
  if (end.state !== 'delivered') {
    service.log.error('A report was not withdrawn.', { submissionId: id, documentId });
    return;
  }
  await scoped
    .updateTable('submissions')
    .set({ state: 'withdrawn' })
    .where('company_id', '=', companyId)
    .where('id', '=', about ?? '')
    .execute();
  const row = await holdDocumentOf(scoped, ended);
  if (row !== undefined)
    await recordTracks(scoped, service, row, [{ track: 'reporting', to: 'withdrawn', reason: null }]);
}
