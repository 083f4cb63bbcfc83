import type { ServiceText } from '../texts/service-text.ts';

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
  /** Null if unknown: a register that does not answer says nothing. */
  readonly registered: boolean | null;
  /** The PINT-AE documents that it receives; null if unknown. */
  readonly receives: readonly ReceivedKind[] | null;
  /** The ids of the providers at its addresses, from their certificates; undefined if unknown. */
  readonly providers?: readonly string[] | null;
  /** The reason why it is unknown; null if it is known. */
  readonly reason: ServiceText | null;
}

export const notRegistered: Registration = { registered: false, receives: [], reason: null };

export function unknownBecause(reason: ServiceText): Registration {
  return { registered: null, receives: null, reason };
}
