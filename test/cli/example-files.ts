import { join } from 'node:path';

/** The folder of the examples that come with pint-ae, and one of each outcome. */
export const examples = join(import.meta.dirname, '../../examples');
export const valid = join(examples, 'standard-invoice.json');
export const invalid = join(examples, 'broken/exempt-without-reason.json');
export const malformed = join(examples, 'broken/malformed.json');
