import type { ComputedInvoice, ComputedLine } from '../../core/invoice/computed-invoice.ts';
import { oncePer, oncePerRoot } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { UblElement } from '../../core/xml/element.ts';
import type { DocumentRequest } from '../../request/schema/request.ts';
import type { StatedAmounts, StatedLine } from '../figures/as-computed.ts';
import { profileOf } from '../profile.ts';
import { lineOf } from './line-request.ts';
import {
  documentReader,
  type OriginalsByName,
  type PurposeOfReading,
  type ReadOf,
  type UnreadElement,
} from './read-parts.ts';
import { type ReadInvoice, toRequest } from './to-request.ts';

/** A document as a request, and the elements that it was read from. */
export interface RequestRead {
  readonly request: DocumentRequest;
  readonly originals: OriginalsByName;
  readonly stated: StatedAmounts;
  readonly unread: readonly UnreadElement[];
}

type RequestReader = (root: UblElement, purpose?: PurposeOfReading) => RequestRead;

/** Prepares a reader of documents as requests, by the binding that writes them. */
export const requestReader = oncePer((specification: Specification): RequestReader => {
  const { binding } = specification;
  let lines: StatedLine[] = [];
  const makers = {
    lines: (line: ReadOf<ComputedLine>) => {
      const { netAmount, vatAmount, payableAmount, vatTotal } = line;
      lines.push({ netAmount, vatAmount, payableAmount, vatTotal } as StatedLine);
      return lineOf(line, specification);
    },
  };
  const readerOf = oncePerRoot((root) => documentReader<ComputedInvoice>(binding, root, makers));
  return (element, purpose) => {
    const root = element.localName === 'CreditNote' ? 'CreditNote' : 'Invoice';
    const ofDocument: StatedLine[] = [];
    lines = ofDocument;
    const { read, originals, unread: left } = readerOf(root)(element, purpose);
    const kind = { root, profile: profileOf(element, specification) } as const;
    const request = toRequest(read as ReadInvoice, kind, specification);
    const stated = { document: read, lines: ofDocument };
    const [, second] = originals.get('cac:TaxTotal')?.elements ?? [];
    // A total without subtotals is read as the total in the accounting currency, even if none is named.
    const isTold = second === undefined || left.some(({ element: unread }) => unread === second);
    const unread =
      isTold || read.taxCurrency !== undefined
        ? left
        : [...left, { element: second, why: 'repeated' } as const];
    // Keeping the lines until the next document would keep this document's text in memory.
    lines = [];
    return { request, originals, stated, unread };
  };
});
