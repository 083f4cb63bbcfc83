import type { Log } from '../telemetry/log.ts';
import type { ServiceText } from '../texts/service-text.ts';
import type { Message } from '../track/kinds.ts';
import type { Receive } from './receive.ts';
import type { Registration } from './registration.ts';

/** A message on its way to the access point. */
export interface Consignment {
  /**
   * Fixed before the first attempt and the same for every attempt, so that the receiver recognises a
   * repetition.
   */
  readonly instanceId: string;
  /** Kind of the message: a document, its report or the withdrawal of it, or the status that answers one. */
  readonly message: Message;
  /** The Standard Business Document, the same at every attempt. */
  readonly envelope: string;
  /** A participant identifier with its scheme, such as `0235:1003548797`. */
  readonly receiver: string;
  /** The number of earlier attempts. */
  readonly triesBefore: number;
  /** The trace of this attempt (W3C), to be sent on as a header of the same name; missing if there is none. */
  readonly traceparent?: string;
}

/** Length of a reason in somebody else's words that is kept, in characters. */
export const longestWords = 2000;

/** Reason: a text of the service, in both languages, or words of the other side, which are shown as they are. */
export type Why = ServiceText | string;

/** The result of an attempt. */
export type Attempt =
  /** The receiver's access point has accepted it. */
  | { readonly outcome: 'delivered'; readonly receipt: string | null }
  /** It will never be accepted; another attempt is useless. */
  | { readonly outcome: 'refused'; readonly reason: Why }
  /** The access point could not be reached, or asked for a later attempt. */
  | { readonly outcome: 'unavailable'; readonly reason: Why }
  /**
   * Handed over; whether it was delivered is not known yet. The reference is kept with the document, for an access
   * point that has its own name for it.
   */
  | { readonly outcome: 'awaiting'; readonly reference?: string };

/** The same once the words of the other side are in a text of the service. */
export type DeliveryOutcome =
  | Exclude<Attempt, { readonly reason: Why }>
  | { readonly outcome: 'refused'; readonly reason: ServiceText }
  | { readonly outcome: 'unavailable'; readonly reason: ServiceText };

/** The answer of the access point about a participant. */
export interface AskedRegistration extends Omit<Registration, 'reason'> {
  readonly reason: Why | null;
}

/** A way of delivering documents to the network: what an adapter makes. */
export interface Adapter {
  /** Throws at the start if its settings can never work. */
  readonly prepare?: () => Promise<void>;
  /** Is called again, with the same instance, until the outcome is final or awaits its answer. */
  readonly deliver: (consignment: Consignment) => Promise<Attempt>;
  /** Fate of a document that was handed over and awaits its answer: it is not handed over again. */
  readonly answerTo?: (instanceId: string, reference?: string | null) => Promise<Attempt>;
  /** Forgets the refusal of a document that is submitted again, where it would be found again. */
  readonly forgetRefusal?: (instanceId: string) => Promise<void>;
  /** Forgets the receipt of a message that is handed over again, where it would be found instead. */
  readonly forgetReceipt?: (instanceId: string) => Promise<void>;
  /** The answer of the access point about a participant; without it, the register of the network is asked. */
  readonly receives?: (participantId: string) => Promise<AskedRegistration>;
  /** Checks once for new documents, if they are fetched rather than pushed to `POST /inbound`. */
  readonly collect?: () => Promise<void>;
}

/** The parts of the service that an adapter is given. */
export interface AdapterParts {
  /** The value of ADAPTER_OPTIONS. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly timeoutSeconds: number;
  /** Takes in a document that was fetched, as `POST /inbound` takes in one that is pushed. */
  readonly receive: Receive;
  readonly log: Log;
}

/** Makes an adapter: the default export of its module. */
export type CreateAdapter = (parts: AdapterParts) => Adapter | Promise<Adapter>;

/** The same as the service uses it: with what it does not have filled in. */
export interface Delivery extends Omit<Adapter, 'deliver' | 'answerTo' | 'receives' | 'collect'> {
  readonly deliver: (consignment: Consignment) => Promise<DeliveryOutcome>;
  readonly answerTo?: (instanceId: string, reference?: string | null) => Promise<DeliveryOutcome>;
  readonly receives?: (participantId: string) => Promise<Registration>;
  readonly collect: () => Promise<void>;
}
