import { oncePer } from '../core/once-per.ts';
import type { Specification } from '../core/specification/specification.ts';
import { readDocumentRequest, readLine } from '../generated/request-shape.js';
import { areCompiled } from './compiled-facts.ts';
import { type RequestReaders, readersByFacts } from './read-by-facts.ts';

/** The readers of the requests of a specification: those of the fields of PINT-AE are compiled. */
export const readersOf = oncePer(
  ({ fields }: Specification): RequestReaders =>
    areCompiled(fields) ? { readDocumentRequest, readLine } : readersByFacts(fields),
);
