import type { Scoped } from '../database/database.ts';
import { tellChange } from '../database/journal.ts';
import { type Remarks, storedRemarks } from '../draft/remarks.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import { type Reason, storedReason } from './reason.ts';
import { type Status, type Trigger, transition } from './states.ts';
import type { TrackChange } from './stored-tracks.ts';

/** The stored facts of a change of status. */
export interface StatusChange {
  readonly companyId: string;
  readonly documentId: string;
  readonly from: Status | null;
  readonly trigger: Trigger;
  readonly detail?: Reason | null;
  readonly traceId?: string | null;
  /** Notes on the document that was created, replaced, sent or refused. */
  readonly remarks?: Remarks | null;
}

/** The status to which a trigger leads; throws the 409 if the current status forbids it. */
export function allowedStatus(from: Status | null, trigger: Trigger): Status | null {
  const row = transition(from, trigger);
  if (row !== undefined) return row.to;
  throw new RequestProblem('conflict', {
    detail: { text: 'statusForbids', values: { status: from ?? '–', trigger } },
  });
}

/** Adds a change to the history of a document, which the caller has changed in the same transaction. */
export function recordChange(
  scoped: Scoped,
  { clock, metrics }: Pick<Service, 'clock' | 'metrics'>,
  change: StatusChange,
): void {
  const to = allowedStatus(change.from, change.trigger);
  tellChange(scoped, {
    company_id: change.companyId,
    document_id: change.documentId,
    from_status: change.from,
    to_status: to,
    trigger: change.trigger,
    detail: change.detail ? storedReason(change.detail) : null,
    trace_id: change.traceId ?? null,
    remarks: change.remarks ? storedRemarks(change.remarks) : null,
    at: clock.now(),
  });
  metrics.transition(change.from ?? 'none', to ?? 'none');
}

/** Adds changes of tracks to the history of a document without changing its status. */
export function recordTracks(
  scoped: Scoped,
  { clock, metrics }: Pick<Service, 'clock' | 'metrics'>,
  { id, company_id: companyId, status }: RecordedRow,
  changes: readonly TrackChange[],
  traceId: string | null = null,
): void {
  for (const { track, to, reason } of changes) {
    tellChange(scoped, {
      company_id: companyId,
      document_id: id,
      from_status: status,
      to_status: status,
      trigger: track === 'exchange' ? 'exchange' : 'report',
      detail: reason && storedReason(reason),
      trace_id: traceId,
      track,
      track_status: to,
      at: clock.now(),
    });
    metrics.track(track, to);
  }
}

interface RecordedRow {
  readonly id: string;
  readonly company_id: string;
  readonly status: Status;
}
