import { oneOf, optionsOf, required } from '../core/options/option-kinds.ts';
import { type DocumentWork, documentWorkShape } from './document-work.ts';
import { type WorkName, workNames } from './operations/on-documents.ts';

/** A document and the operation on it, as plain data, so that another thread can do the work. */
export interface Work extends DocumentWork {
  /**
   * `validate-stored` is for a document that the server stores; it answers exactly the Validation result of the
   * interface.
   */
  readonly operation: WorkName;
}

/** The members that a caller may give as work. */
export const workKind = optionsOf<Work>({ operation: required(oneOf(workNames)), ...documentWorkShape });
