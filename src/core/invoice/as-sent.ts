import type { PartsAsSent } from '../../generated/request-types.js';

/** The plain fields of a part of an invoice, by the request object from which it is made. */
export type AsSent<Name extends keyof PartsAsSent> = PartsAsSent[Name];
