import type { Log } from '../telemetry/log.ts';
import type { ServiceText } from '../texts/service-text.ts';
import type { Reason } from '../track/reason.ts';
import type { Message } from '../track/states.ts';
import type { StatusCode } from '../track/tracks.ts';

/** A message on its way to the access point. */
export interface Consignment {
  /** Set before the first attempt and the same for every attempt, so that the receiver recognises a repeat. */
  readonly instanceId: string;
  /** The kind of message: a document, its report, the withdrawal of a report, or a status about a document. */
  readonly message: Message;
  /** The Standard Business Document, the same at every attempt. */
  readonly envelope: string;
  /** A participant identifier with its scheme, such as `0235:1003548797`. */
  readonly receiver: string;
  /** The number of earlier attempts. */
  readonly triesBefore: number;
  /** The trace of this attempt (W3C), to send as the header `traceparent`, if any. */
  readonly traceparent?: string;
}

/** The most characters that are stored of a reason in the other side's words. */
export const longestWords = 2000;

/** Reason: a text of the service, in both languages, or the other side's words, which are shown unchanged. */
export type Why = ServiceText | string;

/** The result of an attempt. */
export type Attempt =
  /** The receiver's access point has accepted the message. */
  | { readonly outcome: 'delivered'; readonly receipt: string | null }
  /** The message will never be accepted; another attempt is useless. */
  | { readonly outcome: 'refused'; readonly reason: Why }
  /** The access point could not be reached, or asked for a later attempt. */
  | { readonly outcome: 'unavailable'; readonly reason: Why }
  /** Handed over without a known outcome; the reference is the access point's own name for the document. */
  | { readonly outcome: 'awaiting'; readonly reference?: string };

/** The outcome of an attempt, like `Attempt`, with the other side's words inside a text of the service. */
export type DeliveryOutcome =
  | Exclude<Attempt, { readonly reason: Why }>
  | { readonly outcome: 'refused'; readonly reason: ServiceText }
  | { readonly outcome: 'unavailable'; readonly reason: ServiceText };

/** The access point's answer about a participant. */
export interface AskedRegistration extends Omit<Registration, 'reason'> {
  readonly reason: Why | null;
}

/** A way of delivering documents to the network; adapters implement it. */
export interface Adapter {
  /** Throws at the start if the settings can never work. */
  readonly prepare?: () => Promise<void>;
  /** Called again with the same instance, until the outcome is final or only an answer is missing. */
  readonly deliver: (consignment: Consignment) => Promise<Attempt>;
  /** Returns the outcome of a document that was handed over, without handing it over again. */
  readonly answerTo?: (instanceId: string, reference?: string | null) => Promise<Attempt>;
  /** Forgets the refusal of a document that is submitted again, so that the old refusal is not found. */
  readonly forgetRefusal?: (instanceId: string) => Promise<void>;
  /** Forgets the old receipt of a message that is handed over again, so that it is not taken for the new one. */
  readonly forgetReceipt?: (instanceId: string) => Promise<void>;
  /** Returns the access point's answer about a participant; without it, the service asks the network's register. */
  readonly receives?: (participantId: string) => Promise<AskedRegistration>;
  /** Checks once for new documents, if they are fetched rather than pushed to `POST /inbound`. */
  readonly collect?: () => Promise<void>;
}

/** The parts of the service that an adapter gets. */
export interface AdapterParts {
  /** The value of ADAPTER_OPTIONS. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly timeoutSeconds: number;
  /** Takes a document that was fetched, in the same way as `POST /inbound` takes a pushed one. */
  readonly receive: Receive;
  readonly log: Log;
}

/** Makes an adapter: the default export of its module. */
export type CreateAdapter = (parts: AdapterParts) => Adapter | Promise<Adapter>;

/** An adapter as the service uses it, with missing functions filled in. */
export interface Delivery extends Omit<Adapter, 'deliver' | 'answerTo' | 'receives' | 'collect'> {
  readonly deliver: (consignment: Consignment) => Promise<DeliveryOutcome>;
  readonly answerTo?: (instanceId: string, reference?: string | null) => Promise<DeliveryOutcome>;
  readonly receives?: (participantId: string) => Promise<Registration>;
  readonly collect: () => Promise<void>;
}

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

/** The kinds of PINT-AE documents; a participant may receive each of them or not. */
export const receivedKinds = [
  'Invoice',
  'CreditNote',
  'SelfBillingInvoice',
  'SelfBillingCreditNote',
] as const;
export type ReceivedKind = (typeof receivedKinds)[number];

/** Facts about a participant of the network. */
export interface Registration {
  /** Null if unknown, for example because the register does not answer. */
  readonly registered: boolean | null;
  /** The PINT-AE documents that the participant receives; null if unknown. */
  readonly receives: readonly ReceivedKind[] | null;
  /** The ids of the providers at the participant's addresses, from certificates; undefined if unknown. */
  readonly providers?: readonly string[] | null;
  /** The reason why the registration is unknown; null if it is known. */
  readonly reason: ServiceText | null;
}

export const notRegistered: Registration = { registered: false, receives: [], reason: null };

export function unknownBecause(reason: ServiceText): Registration {
  return { registered: null, receives: null, reason };
}
