import type { Reason } from '../track/reason.ts';
import type { StatusCode } from '../track/tracks.ts';

/** The outcome for a received document. */
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

/** The outcome for a received status, which is stored in any case. */
export interface StatusReception {
  /** `unknown`: no sent message of the service matches it. */
  readonly outcome: 'received' | 'repeated' | 'unknown';
  readonly instanceId: string;
  readonly about: string;
  readonly code: StatusCode;
  readonly documentId?: string;
}

/** Receives a document; the sandbox does not store those for unknown receivers, which are on another service. */
export type Receive = (
  bytes: Uint8Array,
  options: { readonly keepRefused: boolean; readonly senderProvider?: string },
) => Promise<Reception>;
