import type { ComputedInvoice } from '../core/computed-invoice.ts';
import { namespaces, type UblElement } from '../core/element.ts';
import { oncePer } from '../core/once-per.ts';
import type { Specification } from '../core/specification.ts';
import { currencyAttributes } from './row-attributes.ts';
import { aggregateWriter } from './row-writers.ts';
import type { IllegalCharacters, Writing } from './writing.ts';

export type { IllegalCharacters };

/** The UBL of an invoice as a tree, and what of its texts XML could not carry. */
export interface WrittenUbl {
  readonly root: UblElement;
  readonly illegalCharacters: readonly IllegalCharacters[];
}

/** What writes the documents of a specification. */
const preparedFor = oncePer(({ binding, accounting: { currency } }: Specification) => ({
  write: {
    Invoice: aggregateWriter(binding, 'Invoice'),
    CreditNote: aggregateWriter(binding, 'CreditNote'),
  },
  accounting: { currency, attributes: currencyAttributes(currency) },
}));

/** Writes the UBL tree of an invoice as the binding of its specification says: in schema order, without empty elements. */
export function writeUbl(invoice: ComputedInvoice, specification: Specification): WrittenUbl {
  const { write, accounting } = preparedFor(specification);
  const writing: Writing = {
    currency: currencyAttributes(invoice.currency),
    accounting,
    illegalCharacters: [],
    elements: [],
    waiting: 0,
  };
  const root: UblElement = {
    namespace: invoice.root === 'Invoice' ? namespaces.invoice : namespaces.creditNote,
    prefix: '',
    localName: invoice.root,
    attributes: [],
    children: [],
    parent: null,
    requestPath: '',
  };
  write[invoice.root](invoice, root, writing);
  return { root, illegalCharacters: writing.illegalCharacters };
}
