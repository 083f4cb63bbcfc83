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
