import type { ComputedInvoice, ComputedLine } from '../../core/computed-invoice.ts';
import type { UblElement } from '../../core/element.ts';
import { oncePer, oncePerRoot } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification.ts';
import type { DocumentRequest } from '../../request/schema/request.ts';
import { profileOf } from '../profile.ts';
import { lineOf } from './line-request.ts';
import { partReader, type ReadOf } from './read-parts.ts';
import { type ReadInvoice, toRequest } from './to-request.ts';

/**
 * Prepares a reader of documents as requests of a specification, by the binding with which they are written.
 */
export const requestReader = oncePer(
  (specification: Specification): ((root: UblElement) => DocumentRequest) => {
    const { binding } = specification;
    const makers = { lines: (line: ReadOf<ComputedLine>) => lineOf(line, specification) };
    const readerOf = oncePerRoot((root) => partReader<ComputedInvoice>(binding, root, makers));
    return (element) => {
      const root = element.localName === 'CreditNote' ? 'CreditNote' : 'Invoice';
      return toRequest(
        readerOf(root)(element) as ReadInvoice,
        { root, profile: profileOf(element, specification) },
        specification,
      );
    };
  },
);
