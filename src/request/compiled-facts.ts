import { factsOf, type RequestFacts } from '../core/specification/fields.ts';
import { requestFacts } from '../generated/request-facts.js';

/** Tells whether the fields of a specification are those of PINT-AE, for which code is compiled. */
export function areCompiled(fields: RequestFacts): boolean {
  return fields === requestFacts || JSON.stringify(factsOf(fields)) === JSON.stringify(requestFacts);
}
