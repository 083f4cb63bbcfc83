import { type ReadRequest, type UnreadRequest } from '../api/request-of.ts';
import type { Language } from '../core/messages/language.ts';
import type { DocumentLimits } from '../core/options/limits.ts';
import { type ReadMessageStatus } from './read-message-status.ts';
import { type ReadTaxData } from './read-tax-data.ts';
/** Reads a document: an invoice or credit note as a request, another kind as that kind says. */
export type Reading = ReadRequest | UnreadRequest | ({
    readonly documentType: 'TaxData';
} & ReadTaxData) | ({
    readonly documentType: 'ApplicationResponse';
} & ReadMessageStatus);
/** A document that was read, if it could be, and whether nothing in it was lost or wrong. */
export interface ReadAny {
    readonly reading: Reading;
    readonly isRead: boolean;
    readonly isWhole: boolean;
}
export interface ReadAnyOptions {
    readonly language: Language;
    readonly documentLimits?: Partial<DocumentLimits> | undefined;
}
/** Reads a document of any kind, in its envelope or without. */
export declare function readAny(text: Uint8Array, options: ReadAnyOptions): ReadAny;
//# sourceMappingURL=read-any.d.ts.map