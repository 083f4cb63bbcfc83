import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { UblElement } from '../core/xml/element.ts';
import { serialiseWritten } from './serialise-written.ts';
import { writeUbl } from './write.ts';

/** UBL 2.1 as text, as it travels over the network, and as a tree. */
export interface Ubl {
  readonly xml: string;
  readonly root: UblElement;
}

/** Writes a computed invoice as UBL 2.1. */
export function toUbl(invoice: ComputedInvoice, specification: Specification): Ubl {
  const { root } = writeUbl(invoice, specification);
  return { xml: serialiseWritten(root), root };
}
