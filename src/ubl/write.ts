import type { ComputedInvoice } from '../core/computed-invoice.ts';
import { namespaces, TreeElement, type UblElement } from '../core/element.ts';
import type { Invoice } from '../core/invoice.ts';
import { oncePer, oncePerRoot } from '../core/once-per.ts';
import type { Specification } from '../core/specification.ts';
import { currencyAttributes, noAttributes } from './row-attributes.ts';
import { aggregateWriter } from './row-writers.ts';
import type { IllegalCharacters, Writing } from './writing.ts';

export type { IllegalCharacters };

/** The UBL tree of an invoice, and the characters of its texts that XML could not carry. */
export interface WrittenUbl {
  readonly root: UblElement;
  readonly illegalCharacters: readonly IllegalCharacters[];
}

/** The writer for the documents of a specification, prepared once. */
const preparedFor = oncePer(({ binding, accounting: { currency } }: Specification) => ({
  writerOf: oncePerRoot((root) => aggregateWriter(binding, root)),
  accounting: { currency, attributes: currencyAttributes(currency) },
}));

/**
 * Writes the UBL tree of an invoice by the binding of its specification: in schema order, without empty
 * elements.
 */
export function writeUbl(invoice: ComputedInvoice, specification: Specification): WrittenUbl {
  const writing = writingOf(invoice, specification);
  const root = emptyRoot(invoice);
  preparedFor(specification).writerOf(invoice.root)(invoice, root, writing);
  return { root, illegalCharacters: writing.illegalCharacters };
}

/** The state of writing an invoice before anything is written. */
export function writingOf({ currency }: Pick<Invoice, 'currency'>, specification: Specification): Writing {
  return {
    currency: currencyAttributes(currency),
    accounting: preparedFor(specification).accounting,
    illegalCharacters: [],
    elements: [],
    waiting: 0,
  };
}

/** The root element of an invoice's UBL, without content. */
export function emptyRoot({ root }: Pick<Invoice, 'root'>): TreeElement {
  const namespace = root === 'Invoice' ? namespaces.invoice : namespaces.creditNote;
  return new TreeElement({ namespace, prefix: '', localName: root, field: '' }, noAttributes, null, '', '');
}
