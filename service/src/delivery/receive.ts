import type { Reception } from '../inbound/receive.ts';

/**
 * Receives a document. The sandbox does not keep documents for unknown receivers, since they are elsewhere.
 */
export type Receive = (bytes: Uint8Array, options: { readonly keepRefused: boolean }) => Promise<Reception>;
