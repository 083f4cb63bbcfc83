import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import { sendAlong } from '../database/database.ts';
import type { Remarks } from '../draft/remarks.ts';
import type { DocumentRow } from '../read/representation.ts';
import { announcedTo, documentResponse, listedColumns, purchaseSummary } from '../read/representation.ts';
import type { Changing } from '../service.ts';
import { announce } from '../webhooks/announce.ts';
import type { EventType } from '../webhooks/event-types.ts';
import { type Reason, storedReason } from './reason.ts';
import { recordChange, recordTracks } from './record-change.ts';
import type { Status, Trigger } from './states.ts';
import type { StoredTrack } from './stored-tracks.ts';
import { type TrackEvents, type TracksAfter, tracksAfter } from './stored-tracks.ts';
import { type ReportingStatus, reportingTable } from './tracks.ts';

/** A query that tells whether a message is the latest of its kind, and whether its document is reported. */
function besideMessage(messageId: string) {
  return sql<Beside>`
    select not exists (select from submissions as later
        where later.document_id = own.document_id and later.message = own.message
          and (later.document_version, later.id) > (own.document_version, own.id)) as "isLatest",
      exists (select from submissions as report
        where report.document_id = own.document_id and report.message = 'report'
          and report.state in ('open', 'delivered')) as "isReported"
    from submissions as own where own.id = ${messageId}`;
}

interface Beside {
  readonly isLatest: boolean;
  /** True if a report of the document has been sent or will be. */
  readonly isReported: boolean;
}

/** The document of a message, locked; no row if the message was deleted. */
export function holdDocumentOf(scoped: Scoped, messageId: string) {
  const own = (column: 'company_id' | 'document_id') =>
    scoped.selectFrom('submissions').where('id', '=', messageId).select(column);
  return scoped
    .selectFrom('documents')
    .where('company_id', '=', own('company_id'))
    .where('id', '=', own('document_id'))
    .select(listedColumns)
    .forUpdate();
}

/** Locks a message's document; also tells whether the message is answered and the latest, and the document reported. */
export async function holdAround(scoped: Scoped, messageId: string) {
  const [row, { rows }] = await Promise.all([
    holdDocumentOf(scoped, messageId).select(answered(messageId).as('isAnswered')).executeTakeFirst(),
    besideMessage(messageId).execute(scoped),
  ]);
  return { row, ...(rows[0] ?? { isLatest: true, isReported: false }) };
}

/** Locks the document of a message; requires that these facts are unchanged, and that nobody has answered. */
export function sendDemandOf(
  scoped: Scoped,
  messageId: string,
  { id, company_id, revision }: DocumentRow,
  { isLatest, isReported }: Beside,
): void {
  const held = scoped
    .selectFrom('document_states')
    .where('company_id', '=', company_id)
    .where('document_id', '=', id)
    .where('revision', '=', revision)
    .select('document_id')
    .forUpdate();
  const statement = sql`with held as (${held}) select demand(exists (select from held)
    and not ${answered(messageId)} and exists (select from (${besideMessage(messageId)}) as beside
      where beside."isLatest" = ${isLatest} and beside."isReported" = ${isReported}))`;
  sendAlong(scoped, { execute: () => statement.execute(scoped) });
}

/** The facts about a message, read when its document is locked. */
export type Around = Awaited<ReturnType<typeof holdAround>>;

/** A query value that tells whether the other side has answered a message, and so has received it. */
export function answered(messageId: string) {
  return sql<boolean>`exists (select from message_statuses where submission_id = ${messageId})`;
}

interface Change {
  readonly trigger: Trigger;
  readonly to: Status;
  readonly tracks: TrackEvents;
  readonly detail?: Reason | null;
  readonly error?: Reason | null;
  readonly remarks?: Remarks | null;
}

const announcedBy = { Sent: 'document.sent', DeliveryFailed: 'document.failed' } as const;

/** The judgement of a document that is submitted. */
export type Judged = Pick<DocumentRow, 'rule_set' | 'warning_count' | 'adjustment_count'>;

interface SentChange extends Pick<TracksAfter, 'columns'>, Pick<DocumentRow, 'status' | 'updated_at'> {
  readonly error: Reason | null;
  readonly judged?: Judged | undefined;
}

/** Sends the change of a locked document, and returns the changed document. */
export function sendChange(
  scoped: Scoped,
  row: DocumentRow,
  { status, error, columns, updated_at, judged }: SentChange,
): DocumentRow {
  const submission_error = error && storedReason(error);
  const statement = scoped
    .updateTable('document_states')
    .set({ status, submission_error, ...columns, updated_at })
    .set(judged === undefined ? {} : { ...judged, rule_set: JSON.stringify(judged.rule_set) })
    .where('document_id', '=', row.id)
    .where('company_id', '=', row.company_id);
  sendAlong(scoped, statement);
  const tracks = Object.entries(columns).map(([track, text]) => [track, text && JSON.parse(text)]);
  return {
    ...row,
    ...judged,
    ...Object.fromEntries(tracks),
    ...{ status, updated_at, submission_error: submission_error && JSON.parse(submission_error) },
    revision: row.revision + 1,
  };
}

/** Changes the status of a document with its tracks, and announces the change. */
export function changeDocument(
  scoped: Scoped,
  service: Changing,
  row: DocumentRow,
  { trigger, to, tracks, detail = null, error = null, remarks = null }: Change,
): DocumentRow {
  const now = service.clock.now();
  const { columns, changes } = tracksAfter(row, tracks, now);
  const changed = sendChange(scoped, row, { status: to, error, columns, updated_at: now });
  const documentId = row.id;
  const companyId = row.company_id;
  recordChange(scoped, service, { companyId, documentId, from: row.status, trigger, detail, remarks });
  // The exchange changes with the status; the state of the report is recorded separately.
  recordTracks(
    scoped,
    service,
    changed,
    changes.filter(({ track }) => track === 'reporting'),
  );
  if (to === 'Sent' || to === 'DeliveryFailed') announceDocument(scoped, service, announcedBy[to], changed);
  return changed;
}

/** Changes only the tracks of a document; returns the changed document. */
export function changeTracks(
  scoped: Scoped,
  service: Changing,
  row: DocumentRow,
  tracks: TrackEvents,
  traceId: string | null = null,
): DocumentRow {
  const now = service.clock.now();
  const { columns, changes } = tracksAfter(row, tracks, now);
  if (changes.length === 0) return row;
  const { status, submission_error: error } = row;
  const changed = sendChange(scoped, row, { status, error, columns, updated_at: now });
  recordTracks(scoped, service, changed, changes, traceId);
  return changed;
}

interface RefusedReport {
  readonly row: DocumentRow;
  /** Nobody else has a document that was only reported: it fails with its report, and can be corrected. */
  readonly isOnlyReported: boolean;
  readonly trigger: Extract<Trigger, 'fail' | 'reject'>;
  readonly tracks: TrackEvents;
  readonly reason: Reason | null;
}

/** Applies the effects of a refused report, and announces them. */
export function refuseReport(
  scoped: Scoped,
  service: Changing,
  { row, isOnlyReported, trigger, tracks, reason }: RefusedReport,
): void {
  const failed = { trigger, to: 'DeliveryFailed', tracks, detail: reason, error: reason } as const;
  const after = isOnlyReported
    ? changeDocument(scoped, service, row, failed)
    : changeTracks(scoped, service, row, tracks);
  announceDocument(scoped, service, 'report.rejected', after);
}

/** Tells a company's webhooks about a document's change. */
export function announceDocument(scoped: Scoped, service: Changing, type: EventType, row: DocumentRow): void {
  const reader = announcedTo(service.settings);
  const data = row.direction === 'Inbound' ? purchaseSummary(reader, row) : documentResponse(reader, row);
  announce(scoped, service, { companyId: row.company_id, type, data });
}

/** The authority's copy of earlier versions of a document, or null. */
export async function standingReport(
  scoped: Scoped,
  { id, company_id: companyId }: Pick<DocumentRow, 'id' | 'company_id'>,
): Promise<StoredTrack<ReportingStatus> | null> {
  const report = await scoped
    .selectFrom('submissions')
    .leftJoin('message_statuses', (join) =>
      join
        .onRef('message_statuses.submission_id', '=', 'submissions.id')
        .on('message_statuses.applied_at', 'is not', null),
    )
    .where('submissions.company_id', '=', companyId)
    .where('document_id', '=', id)
    .where('message', '=', 'report')
    .where('state', 'in', ['delivered', 'open'])
    .select(['state', 'submissions.updated_at', 'code', 'applied_at'])
    .orderBy('document_version', 'desc')
    .orderBy('submissions.id', 'desc')
    .executeTakeFirst();
  if (report === undefined) return null;
  const { state, updated_at: sentAt, code, applied_at: answeredAt } = report;
  const status =
    state === 'open' ? 'pending' : ((code === null ? undefined : reportingTable.sent[code]) ?? 'sent');
  return {
    status: status === 'before' ? 'sent' : status,
    at: (answeredAt ?? sentAt).toISOString(),
    code,
    reason: null,
  };
}
