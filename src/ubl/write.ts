import type { ComputedInvoice } from '../core/computed-invoice.ts';
import { namespaces, type UblElement } from '../core/element.ts';
import { oncePer, oncePerRoot } from '../core/once-per.ts';
import type { Specification } from '../core/specification.ts';
import { currencyAttributes } from './row-attributes.ts';
import { aggregateWriter, type WrittenElement } from './row-writers.ts';
import type { IllegalCharacters, Writing } from './writing.ts';

export type { IllegalCharacters };

/** The UBL of an invoice as a tree, and what of its texts XML could not carry. */
export interface WrittenUbl {
  readonly root: UblElement;
  readonly illegalCharacters: readonly IllegalCharacters[];
}

/** What writes the documents of a specification. */
const preparedFor = oncePer(({ binding, accounting: { currency } }: Specification) => ({
  writerOf: oncePerRoot((root) => aggregateWriter(binding, root)),
  accounting: { currency, attributes: currencyAttributes(currency) },
}));

/** Writes the UBL tree of an invoice as the binding of its specification says: in schema order, without empty elements. */
export function writeUbl(invoice: ComputedInvoice, specification: Specification): WrittenUbl {
  const writing = writingOf(invoice, specification);
  const root = emptyRoot(invoice);
  preparedFor(specification).writerOf(invoice.root)(invoice, root, writing);
  return { root, illegalCharacters: writing.illegalCharacters };
}

/** What is known of an invoice before anything of it is written. */
export function writingOf({ currency }: ComputedInvoice, specification: Specification): Writing {
  return {
    currency: currencyAttributes(currency),
    accounting: preparedFor(specification).accounting,
    illegalCharacters: [],
    elements: [],
    waiting: 0,
  };
}

/** The root of the UBL of an invoice, without what stands in it. */
export function emptyRoot({ root }: ComputedInvoice): WrittenElement {
  return {
    namespace: root === 'Invoice' ? namespaces.invoice : namespaces.creditNote,
    prefix: '',
    localName: root,
    attributes: [],
    children: [],
    parent: null,
    requestPath: '',
  };
}
