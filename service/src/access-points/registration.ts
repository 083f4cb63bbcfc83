import type { ServiceText } from '../texts/service-text.ts';

/** The kinds of documents of PINT-AE, each of which a participant may receive or not. */
export const receivedKinds = [
  'Invoice',
  'CreditNote',
  'SelfBillingInvoice',
  'SelfBillingCreditNote',
] as const;
export type ReceivedKind = (typeof receivedKinds)[number];

/** Facts about a participant of the network. */
export interface Registration {
  /** Null if it is not known: a register that does not answer says nothing. */
  readonly registered: boolean | null;
  /** The documents of PINT-AE that it receives; null if that is not known. */
  readonly receives: readonly ReceivedKind[] | null;
  /** The seats of the providers at its addresses, by their certificates; undefined if nobody says. */
  readonly providers?: readonly string[] | null;
  /** Reason why it is not known; null if it is. */
  readonly reason: ServiceText | null;
}

export const notRegistered: Registration = { registered: false, receives: [], reason: null };

export function unknownBecause(reason: ServiceText): Registration {
  return { registered: null, receives: null, reason };
}
