import type { Reason } from '../track/reason.ts';
import type { StatusCode } from '../track/tracks.ts';

/** Outcome for a document that arrived. */
export type Reception =
  | { readonly outcome: 'received'; readonly documentId: string; readonly instanceId: string }
  /** The same instance has arrived before; nothing was stored. */
  | { readonly outcome: 'repeated'; readonly documentId: string; readonly instanceId: string }
  | StatusReception
  | Refusal;

/** A document that was refused and stored, with the reason. */
export interface Refusal {
  readonly outcome: 'refused';
  readonly because: 'unreadable' | 'for-nobody-here' | 'other-of-instance' | 'impostor';
  readonly reason: Reason;
}

/** Outcome for a status that arrived: it is kept in any case. */
export interface StatusReception {
  /** `unknown` answers nothing that the service has sent. */
  readonly outcome: 'received' | 'repeated' | 'unknown';
  readonly instanceId: string;
  readonly about: string;
  readonly code: StatusCode;
  readonly documentId?: string;
}

/**
 * Receives a document. The sandbox does not keep documents for unknown receivers, since they are elsewhere.
 */
export type Receive = (
  bytes: Uint8Array,
  options: { readonly keepRefused: boolean; readonly senderProvider?: string },
) => Promise<Reception>;
