import type { MakersAsSent } from '../request/normalise/as-sent.ts';

/** What takes the plain fields of each object of a request of PINT-AE as they were sent. */
export const asSent: MakersAsSent;
