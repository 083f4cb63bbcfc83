import type { RequestFacts } from '../core/specification/fields.ts';

/** The objects and fields of the requests of PINT-AE, without what only people need to know of them. */
export const requestFacts: RequestFacts;
