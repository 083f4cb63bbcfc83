import type { ServiceText } from '../texts/service-text.ts';

/** A document on its way to the access point. */
export interface Consignment {
  /** Fixed before the first try and the same for every try, so that the receiver knows a repetition. */
  readonly instanceId: string;
  /** The Standard Business Document, the same at every try. */
  readonly envelope: string;
  /** A participant identifier with its scheme, such as `0235:1003548797`. */
  readonly receiver: string;
  /** How many tries there were before. */
  readonly triesBefore: number;
}

/** What came of a try. */
export type DeliveryOutcome =
  /** The access point of the receiver has it. */
  | { readonly outcome: 'delivered'; readonly receipt: string | null }
  /** It will never be taken; another try is useless. */
  | { readonly outcome: 'refused'; readonly reason: ServiceText }
  /** The access point could not be asked, or asked to come again. */
  | { readonly outcome: 'unavailable'; readonly reason: ServiceText }
  /** Handed over; whether it was delivered is not known yet. */
  | { readonly outcome: 'awaiting' };

/** A way to the network. */
export interface Delivery {
  readonly deliver: (consignment: Consignment) => Promise<DeliveryOutcome>;
  /** Looks once for what has arrived, where documents are fetched rather than brought. */
  readonly collect: () => Promise<void>;
}
