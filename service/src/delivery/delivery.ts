import type { Message } from '../content/message.ts';
import type { ServiceText } from '../texts/service-text.ts';
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
}

/** How much of a reason in somebody else's words is kept, in characters. */
export const longestWords = 2000;

/** The result of an attempt. */
export type DeliveryOutcome =
  /** The receiver's access point has accepted it. */
  | { readonly outcome: 'delivered'; readonly receipt: string | null }
  /** It will never be accepted; another attempt is useless. */
  | { readonly outcome: 'refused'; readonly reason: ServiceText }
  /** The access point could not be reached, or asked for a later attempt. */
  | { readonly outcome: 'unavailable'; readonly reason: ServiceText }
  /** Handed over; whether it was delivered is not known yet. */
  | { readonly outcome: 'awaiting' };

/** A way of delivering documents to the network. */
export interface Delivery {
  /** Throws at the start if its settings can never work. */
  readonly prepare?: () => Promise<void>;
  readonly deliver: (consignment: Consignment) => Promise<DeliveryOutcome>;
  /** Fate of a document that was handed over and awaits its answer: it is not handed over again. */
  readonly answerTo?: (instanceId: string) => Promise<DeliveryOutcome>;
  /** Forgets the refusal of a document that is submitted again, where it would be found again. */
  readonly forgetRefusal?: (instanceId: string) => Promise<void>;
  /** What the access point knows of a participant; otherwise the register of the network is asked. */
  readonly receives?: (participantId: string) => Promise<Registration>;
  /** Checks once for new documents, if they are fetched rather than pushed. */
  readonly collect: () => Promise<void>;
}
