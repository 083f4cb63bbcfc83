import type { PartsAsSent } from '../../generated/request-types.js';

/** The plain fields of a part of an invoice, by the object of the request that it is made of. */
export type AsSent<Name extends keyof PartsAsSent> = PartsAsSent[Name];
