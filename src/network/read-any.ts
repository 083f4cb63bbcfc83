import { type ReadRequest, requestOf } from '../api/request-of.ts';
import type { Issue } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { identityOf } from '../intake/identity.ts';
import { readUbl } from '../intake/read-document.ts';
import { type KindName, kindsOf } from '../specification/kinds.ts';
import { ublSpecification } from '../specification/of-ubl.ts';
import { type ReadMessageStatus, readMessageStatus } from './read-message-status.ts';
import { type ReadTaxData, readTaxData } from './read-tax-data.ts';

/** What a document says: of an invoice or credit note the request, of another kind what that kind says. */
export type Reading =
  | ReadRequest
  | ({ readonly documentType: 'TaxData' } & ReadTaxData)
  | ({ readonly documentType: 'ApplicationResponse' } & ReadMessageStatus);

/** A document that was read, and whether nothing in it was lost or wrong. */
export interface ReadAny {
  readonly reading: Reading;
  readonly isWhole: boolean;
}

type Reader = (text: Uint8Array, options: { readonly language: Language }) => ReadAny;

const hasNoError = (findings: readonly Issue[]) => findings.every(({ severity }) => severity !== 'error');

/** The readers of documents that are neither invoices nor credit notes. */
const readers: Partial<Readonly<Record<KindName, Reader>>> = {
  TaxData(text, options) {
    const read = readTaxData(text, options);
    const isWhole = read.taxData !== null && hasNoError(read.findings);
    return { reading: { documentType: 'TaxData', ...read }, isWhole };
  },
  ApplicationResponse(text, options) {
    const read = readMessageStatus(text, options);
    const isWhole = read.status !== null && hasNoError(read.findings);
    return { reading: { documentType: 'ApplicationResponse', ...read }, isWhole };
  },
};

/** Reads a document of any kind, in its envelope or without. */
export function readAny(text: Uint8Array, options: { readonly language: Language }): ReadAny {
  const reader = readerOf(text);
  if (reader !== undefined) return reader(text, options);
  const reading = requestOf(text, options);
  return { reading, isWhole: reading.request !== null && reading.unmapped.length === 0 };
}

function readerOf(text: Uint8Array): Reader | undefined {
  const read = readUbl(text);
  if (!read.ok) return undefined;
  const { kind } = identityOf(read.value.root, kindsOf(ublSpecification), []);
  return kind && readers[kind.root];
}
