import type { Reason } from './reason.ts';
import type { StatusCode } from './tracks.ts';

/** A status of a track as it is stored. */
export interface StoredTrack<Status extends string> {
  readonly status: Status;
  /** When it became so. */
  readonly at: string;
  /** The code of the status that was received; null if none was. */
  readonly code: StatusCode | null;
  /** Why it is not as it should be. */
  readonly reason: Reason | null;
}
