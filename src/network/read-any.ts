import {
  type ReadRequest,
  readMembers,
  readRequestOf,
  requestOfRead,
  type UnreadRequest,
} from '../api/request-of.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import type { Limits } from '../core/options/limits.ts';
import { identityOf } from '../intake/identity.ts';
import { readUblDocument } from '../intake/read-document.ts';
import { kindsOf } from '../specification/kinds.ts';
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

/** Reads a document of any kind, in its envelope or without. */
export function readAny(text: Uint8Array, options: ReadAnyOptions): ReadAny {
  const { language, limits } = options;
  const read = readUblDocument(text, limits);
  const kind = read.ok && identityOf(read.value.root, kindsOf(ublSpecification), []).kind?.root;
  if (kind === 'TaxData' || kind === 'ApplicationResponse') {
    const message: ReadMessage =
      kind === 'TaxData' ? { kind, ...readReport(text, options) } : { kind, ...readStatus(text, options) };
    const isMessage = (message.kind === 'TaxData' ? message.taxData : message.status) !== null;
    const isWhole = isMessage && message.findings.every(({ severity }) => severity !== 'error');
    return { reading: message, isRead: isMessage, isWhole };
  }
  const reading = readMembers(
    read.ok ? requestOfRead(read.value, { language }) : readRequestOf(text, { language }, limits),
  );
  const isRead = reading.request !== null;
  return { reading, isRead, isWhole: isRead && reading.unmapped.length === 0 };
}
