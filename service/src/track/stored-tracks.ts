import { type Reason, storedFacts } from './reason.ts';
import {
  type ExchangeEvent,
  type ExchangeStatus,
  exchangeTable,
  type ReportingEvent,
  type ReportingStatus,
  reportingTable,
  type StatusCode,
  statusCodes,
} from './tracks.ts';

/** A status of a track in the form that is stored. */
export interface StoredTrack<Status extends string> {
  readonly status: Status;
  /** The time of the change to this status. */
  readonly at: string;
  /** The status code that was received, or null. */
  readonly code: StatusCode | null;
  /** The reason for an unexpected status. */
  readonly reason: Reason | null;
}

/** The columns of a document that hold its tracks. */
export interface TrackedRow {
  readonly exchange: StoredTrack<ExchangeStatus> | null;
  readonly reporting: StoredTrack<ReportingStatus> | null;
}

/** An event of a track, with its reason if it is a failure. */
export interface TrackEvent<Event> {
  readonly event: Event;
  readonly reason?: Reason | null;
}

export interface TrackEvents {
  readonly exchange?: TrackEvent<ExchangeEvent>;
  /** The state of earlier versions at the authority, or null. */
  readonly reporting?: TrackEvent<ReportingEvent> & { readonly before?: StoredTrack<ReportingStatus> | null };
}

const sinceEver = { at: null, code: null, reason: null } as const;

/** The state of a track in answers, including a track to which nothing has happened. */
export type KnownTrack<Name extends string> = Omit<StoredTrack<Name>, 'at'> & { readonly at: string | null };

export function exchangeOf({ exchange }: Pick<TrackedRow, 'exchange'>): KnownTrack<ExchangeStatus> {
  return exchange ?? { status: 'notApplicable', ...sinceEver };
}

export function reportingOf({ reporting }: Pick<TrackedRow, 'reporting'>): KnownTrack<ReportingStatus> {
  return reporting ?? { status: 'notReported', ...sinceEver };
}

/** Next state of the tracks of a document, as columns, and the changes. */
export interface TracksAfter {
  readonly columns: { readonly exchange?: string | null; readonly reporting?: string | null };
  readonly changes: readonly TrackChange[];
}

export interface TrackChange {
  readonly track: 'exchange' | 'reporting';
  readonly to: ExchangeStatus | ReportingStatus;
  readonly reason: Reason | null;
}

/** The tracks after events, from the tables; an event not listed for the current status changes nothing. */
export function tracksAfter(row: TrackedRow, { exchange, reporting }: TrackEvents, now: Date): TracksAfter {
  const columns: { exchange?: string | null; reporting?: string | null } = {};
  const changes: TrackChange[] = [];
  const exchangeTo = exchange && exchangeTable[exchangeOf(row).status][exchange.event];
  if (exchange !== undefined && exchangeTo !== undefined) {
    columns.exchange = storedFacts(changed(exchangeTo, exchange, now));
    changes.push({ track: 'exchange', to: exchangeTo, reason: exchange.reason ?? null });
  }
  const reportingTo = reporting && reportingTable[reportingOf(row).status][reporting.event];
  if (reporting !== undefined && reportingTo !== undefined) {
    const next = reportingTo === 'before' ? (reporting.before ?? null) : changed(reportingTo, reporting, now);
    columns.reporting = next && storedFacts(next);
    changes.push({
      track: 'reporting',
      to: next?.status ?? 'notReported',
      reason: reporting.reason ?? null,
    });
  }
  return { columns, changes };
}

function changed<Name extends string>(
  status: Name,
  { event, reason = null }: TrackEvent<string>,
  now: Date,
): StoredTrack<Name> {
  const code = statusCodes.find((known) => known === event) ?? null;
  return { status, at: now.toISOString(), code, reason };
}
