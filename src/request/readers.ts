import { oncePer } from '../core/once-per.ts';
import { factsOf, type RequestFacts } from '../core/specification/fields.ts';
import type { Specification } from '../core/specification/specification.ts';
import { requestFacts } from '../generated/request-facts.js';
import { readDocumentRequest, readLine } from '../generated/request-shape.js';
import { type RequestReaders, readersByFacts } from './read-by-facts.ts';

/** The readers of the requests of a specification: those of the fields of PINT-AE are compiled. */
export const readersOf = oncePer(
  ({ fields }: Specification): RequestReaders =>
    areCompiled(fields) ? { readDocumentRequest, readLine } : readersByFacts(fields),
);

function areCompiled(fields: RequestFacts): boolean {
  return fields === requestFacts || JSON.stringify(factsOf(fields)) === JSON.stringify(requestFacts);
}
