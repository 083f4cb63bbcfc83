import type { RequestFacts } from '../core/specification/fields.ts';
import type { PrintedField } from '../core/specification/plain-fields.ts';

/** The objects and fields of the requests of PINT-AE, without what only people need to know of them. */
export const requestFacts: RequestFacts;

/** The elements that some elements may contain, in the order of the UBL schema. */
export const elementOrders: Readonly<Record<string, readonly string[]>>;

/** The plain fields that are printed by their rows. */
export const printedFields: readonly PrintedField[];
