import {
  type ReadRequest,
  readMembers,
  readRequestOf,
  requestOfRead,
  type UnreadRequest,
} from '../api/request-of.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import type { Limits } from '../core/options/limits.ts';
import type { UblElement } from '../core/xml/element.ts';
import { identityOf } from '../intake/identity.ts';
import { readUblDocument } from '../intake/read-document.ts';
import { type KindName, kindsOf } from '../specification/kinds.ts';
import { ublSpecification } from '../specification/ubl-specification.ts';
import { type ReadStatus, readStatus } from './read-message-status.ts';
import { type ReadReport, readReport } from './read-tax-data.ts';

/** Reads a document: an invoice or credit note as a request, other kinds in their own form. */
export type Reading = ReadRequest | UnreadRequest | ReadMessage;

type ReadMessage =
  | ({ readonly kind: 'TaxData' } & ReadReport)
  | ({ readonly kind: 'ApplicationResponse' } & ReadStatus);

/** The content of a document, if it can be read, and whether reading caused loss or errors. */
export interface ReadAny {
  readonly reading: Reading;
  readonly isRead: boolean;
  readonly isWhole: boolean;
}

export interface ReadAnyOptions {
  readonly language: LanguageOption;
  readonly limits?: Limits | undefined;
}

type Reader = (text: Uint8Array, options: ReadAnyOptions) => ReadAny;

const readers: Partial<Readonly<Record<KindName, Reader>>> = {
  TaxData(text, options) {
    const read = readReport(text, options);
    return messageRead({ kind: 'TaxData', ...read }, read.taxData !== null);
  },
  ApplicationResponse(text, options) {
    const read = readStatus(text, options);
    return messageRead({ kind: 'ApplicationResponse', ...read }, read.status !== null);
  },
};

function messageRead(reading: ReadMessage, isRead: boolean): ReadAny {
  const isWhole = isRead && reading.findings.every(({ severity }) => severity !== 'error');
  return { reading, isRead, isWhole };
}

/** Reads a document of any kind, in its envelope or without. */
export function readAny(text: Uint8Array, options: ReadAnyOptions): ReadAny {
  const { language, limits } = options;
  const read = readUblDocument(text, limits);
  const reader = read.ok ? readerOf(read.value.root) : undefined;
  if (reader !== undefined) return reader(text, options);
  const reading = readMembers(
    read.ok ? requestOfRead(read.value, { language }) : readRequestOf(text, { language }, limits),
  );
  const isRead = reading.request !== null;
  return { reading, isRead, isWhole: isRead && reading.unmapped.length === 0 };
}

function readerOf(root: UblElement): Reader | undefined {
  const { kind } = identityOf(root, kindsOf(ublSpecification), []);
  return kind && readers[kind.root];
}
