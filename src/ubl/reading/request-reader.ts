import type { ComputedInvoice } from '../../core/computed-invoice.ts';
import type { UblElement } from '../../core/element.ts';
import { oncePer } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification.ts';
import type { DocumentRequest } from '../../request/schema/request.ts';
import { profileOf } from '../profile.ts';
import { partReader } from './read-parts.ts';
import { toRequest } from './to-request.ts';

/** Prepares the reading of documents into requests of a specification, by the binding that they are written by. */
export const requestReader = oncePer(
  (specification: Specification): ((root: UblElement) => DocumentRequest) => {
    const readers = {
      Invoice: partReader<ComputedInvoice>(specification.binding, 'Invoice'),
      CreditNote: partReader<ComputedInvoice>(specification.binding, 'CreditNote'),
    };
    return (element) => {
      const root = element.localName === 'CreditNote' ? 'CreditNote' : 'Invoice';
      return toRequest(
        readers[root](element),
        { root, profile: profileOf(element, specification) },
        specification,
      );
    };
  },
);
