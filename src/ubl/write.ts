import { documentBinding } from '../../rules/ae/binding/document.ts';
import type { ComputedInvoice } from '../core/computed-invoice.ts';
import { namespaces, type UblElement } from '../core/element.ts';
import { currencyAttributes } from './row-attributes.ts';
import { rowWriters, writeChildren } from './row-writers.ts';
import type { IllegalCharacters, Writing } from './writing.ts';

export type { IllegalCharacters };

/** The UBL of an invoice as a tree, and what of its texts XML could not carry. */
export interface WrittenUbl {
  readonly root: UblElement;
  readonly illegalCharacters: readonly IllegalCharacters[];
}

const writers = {
  Invoice: rowWriters(documentBinding, 'Invoice'),
  CreditNote: rowWriters(documentBinding, 'CreditNote'),
} as const;

/** Writes the UBL tree of an invoice as the binding says: in schema order, without empty elements. */
export function writeUbl(invoice: ComputedInvoice): WrittenUbl {
  const writing: Writing = {
    currency: currencyAttributes(invoice.currency),
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
    source: '',
  };
  writeChildren(writers[invoice.root], invoice, root, writing);
  return { root, illegalCharacters: writing.illegalCharacters };
}
