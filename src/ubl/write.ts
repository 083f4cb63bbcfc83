import {
  addElement,
  type ColumnElement,
  closeElement,
  type ElementColumns,
  elementOf,
  elementsOf,
  emptyColumns,
} from 'schematron-compiler/xml';
import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import type { Invoice } from '../core/invoice/invoice.ts';
import { oncePer, oncePerRoot } from '../core/once-per.ts';
import type { Specification } from '../core/specification/specification.ts';
import { type ElementName, namespaces, withoutAttributes } from '../core/xml/element.ts';
import { ublPrefixes } from '../core/xml/path.ts';
import { currencyAttributes } from './row-attributes.ts';
import { aggregateWriter } from './row-writers.ts';
import type { Writing } from './writing.ts';

/** The UBL tree of an invoice, and the characters of its texts that XML could not carry, as code points. */
export interface WrittenUbl {
  readonly root: ColumnElement;
  readonly illegalCharacters: readonly string[];
}

/** The writer for the documents of a specification, prepared once. */
const preparedFor = oncePer(({ binding, accounting: { currency }, minorUnitsOf }: Specification) => ({
  writerOf: oncePerRoot((root) => aggregateWriter(binding, root)),
  accounting: { currency, minorUnits: minorUnitsOf(currency), attributes: currencyAttributes(currency) },
}));

/** Writes the UBL tree of an invoice with the binding of its specification: in schema order, without empty elements. */
export function writeUbl(invoice: ComputedInvoice, specification: Specification): WrittenUbl {
  const tree = emptyColumns(ofDocument + ofLine * invoice.lines.length);
  const writing = writingOf(invoice, specification, tree);
  const root = addElement(tree, nameOfRoot(invoice), withoutAttributes, '', undefined);
  preparedFor(specification).writerOf(invoice.root)(invoice, writing);
  closeElement(tree, root);
  return {
    root: elementOf(elementsOf(tree, declaredByUbl), root),
    illegalCharacters: writing.illegalCharacters,
  };
}

/** UBL declares the namespaces of its parts on the root. */
const declaredByUbl: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(Object.entries(ublPrefixes));

/** The approximate number of elements in a document without its lines: room that need not grow is faster. */
const ofDocument = 100;
const ofLine = 28;

/** The state of writing an invoice before it begins. */
export function writingOf(
  { currency, minorUnits }: Pick<Invoice, 'currency' | 'minorUnits'>,
  specification: Specification,
  tree: ElementColumns,
): Writing {
  return {
    currency: currencyAttributes(currency),
    minorUnits,
    accounting: preparedFor(specification).accounting,
    illegalCharacters: [],
    tree,
  };
}

const rootNames = {
  Invoice: { namespace: namespaces.invoice, prefix: '', localName: 'Invoice', field: '' },
  CreditNote: { namespace: namespaces.creditNote, prefix: '', localName: 'CreditNote', field: '' },
} as const;

/** The name of the root element of an invoice's UBL. */
export function nameOfRoot({ root }: Pick<Invoice, 'root'>): ElementName {
  return rootNames[root];
}
