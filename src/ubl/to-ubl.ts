import type { ColumnElement } from 'schematron-compiler/xml';
import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { UblElement } from '../core/xml/element.ts';
import { elementAt } from './locate.ts';
import { serialiseWritten } from './serialise-written.ts';
import { writeUbl } from './write.ts';

export interface Ubl {
  /** The UBL 2.1 text, as it travels over the network. */
  readonly xml: string;
  readonly root: UblElement;
  /**
   * JSON path of the field from which the element at a location was written; undefined if there is no such
   * element.
   */
  readonly requestPathOf: (location: string) => string | undefined;
}

/** Writes a computed invoice as UBL 2.1. */
export function toUbl(invoice: ComputedInvoice, specification: Specification): Ubl {
  const { root } = writeUbl(invoice, specification);
  return ublOf(root);
}

/** The text of UBL that was written, with the paths from its elements back to the request. */
export function ublOf(root: ColumnElement): Ubl {
  return {
    xml: serialiseWritten(root),
    root,
    requestPathOf: (location) => elementAt(root, location)?.requestPath,
  };
}
