import type { Selectable } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { SubmissionsTable } from '../database/tables.ts';
import type { Remarks } from '../draft/remarks.ts';
import {
  announcedTo,
  type DocumentRow,
  documentResponse,
  listedColumns,
  purchaseSummary,
} from '../read/representation.ts';
import type { Changing } from '../service.ts';
import { announce } from '../webhooks/announce.ts';
import type { EventType } from '../webhooks/event-types.ts';
import { type Reason, storedReason } from './reason.ts';
import { recordChange, recordTracks } from './record-change.ts';
import type { Status, Trigger } from './states.ts';
import { type TrackEvents, tracksAfter } from './stored-tracks.ts';

/** Data of a message about itself and its document. */
type OfDocument = Pick<
  Selectable<SubmissionsTable>,
  'id' | 'company_id' | 'document_id' | 'document_version' | 'message'
>;

/** Tells whether no later message of its kind has been opened for the document. */
export async function isLatest(
  scoped: Scoped,
  { id, document_id: documentId, document_version: version, message }: OfDocument,
): Promise<boolean> {
  const later = await scoped
    .selectFrom('submissions')
    .where('document_id', '=', documentId)
    .where('message', '=', message)
    .where((is) =>
      is.or([
        is('document_version', '>', version),
        is.and([is('document_version', '=', version), is('id', '>', id)]),
      ]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return later === undefined;
}

/** The document of a message, locked; none if it is gone. */
export function holdDocumentOf(
  scoped: Scoped,
  { company_id: companyId, document_id: documentId }: Pick<OfDocument, 'company_id' | 'document_id'>,
) {
  return scoped
    .selectFrom('documents')
    .where('company_id', '=', companyId)
    .where('id', '=', documentId)
    .select(listedColumns)
    .forUpdate();
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

/** Changes the status of a document with its tracks, and tells it. */
export async function changeDocument(
  scoped: Scoped,
  service: Changing,
  row: DocumentRow,
  { trigger, to, tracks, detail = null, error = null, remarks = null }: Change,
): Promise<DocumentRow> {
  const now = service.clock.now();
  const { columns, changes } = tracksAfter(row, tracks, now);
  const changed = await scoped
    .updateTable('documents')
    .set({ status: to, submission_error: error && storedReason(error), ...columns, updated_at: now })
    .where('id', '=', row.id)
    .where('company_id', '=', row.company_id)
    .returning(listedColumns)
    .executeTakeFirstOrThrow();
  const documentId = row.id;
  const companyId = row.company_id;
  recordChange(scoped, service, { companyId, documentId, from: row.status, trigger, detail, remarks });
  // The exchange changes with the status; what its report becomes is told besides.
  recordTracks(
    scoped,
    service,
    changed,
    changes.filter(({ track }) => track === 'reporting'),
  );
  if (to === 'Sent' || to === 'DeliveryFailed') announceDocument(scoped, service, announcedBy[to], changed);
  return changed;
}

/** Changes the tracks of a document alone; gives it as it is then. */
export async function changeTracks(
  scoped: Scoped,
  service: Changing,
  row: DocumentRow,
  tracks: TrackEvents,
  traceId: string | null = null,
): Promise<DocumentRow> {
  const now = service.clock.now();
  const { columns, changes } = tracksAfter(row, tracks, now);
  if (changes.length === 0) return row;
  const changed = await scoped
    .updateTable('documents')
    .set({ ...columns, updated_at: now })
    .where('id', '=', row.id)
    .where('company_id', '=', row.company_id)
    .returning(listedColumns)
    .executeTakeFirstOrThrow();
  recordTracks(scoped, service, changed, changes, traceId);
  return changed;
}

/** A report that did not arrive, or that the authority rejected. */
interface RefusedReport {
  readonly row: DocumentRow;
  /** Nobody else has a document that was only reported: it fails with its report, and can be corrected. */
  readonly isOnlyReported: boolean;
  readonly trigger: Extract<Trigger, 'fail' | 'reject'>;
  readonly tracks: TrackEvents;
  readonly reason: Reason | null;
}

/** Changes what a refused report changes, and tells it. */
export async function refuseReport(
  scoped: Scoped,
  service: Changing,
  { row, isOnlyReported, trigger, tracks, reason }: RefusedReport,
): Promise<void> {
  const failed = { trigger, to: 'DeliveryFailed', tracks, detail: reason, error: reason } as const;
  const after = isOnlyReported
    ? await changeDocument(scoped, service, row, failed)
    : await changeTracks(scoped, service, row, tracks);
  announceDocument(scoped, service, 'report.rejected', after);
}

/** Tells the webhooks of a document's company what has happened to it. */
export function announceDocument(scoped: Scoped, service: Changing, type: EventType, row: DocumentRow): void {
  const reader = announcedTo(service.settings);
  const data = row.direction === 'Inbound' ? purchaseSummary(reader, row) : documentResponse(reader, row);
  announce(scoped, service, { companyId: row.company_id, type, data });
}
