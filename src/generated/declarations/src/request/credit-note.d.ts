import type { Result } from '../core/findings/result.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { DocumentRequest } from './schema/request.ts';
/** Data of a credit note that its invoice does not have. */
export interface CreditNoteFacts {
    /** Number of the credit note (IBT-001). */
    readonly number: string;
    /** Day on which it is issued (IBT-002), such as `2026-11-26`. */
    readonly issueDate: string;
    /** Why it is issued: a code of the reasons for credit notes (BTAE-03), such as `DL8.61.1.D`. */
    readonly reasonCode: string;
    /** The lines that are credited; default: the whole invoice. */
    readonly lines?: readonly CreditedLine[];
}
export interface CreditedLine {
    /** Its `id` in the invoice (IBT-126); that of a line without one is its number, from 1. */
    readonly id: string;
    /** How much of its quantity is credited; default: all of it. */
    readonly quantity?: number;
}
/** The request of a credit note by any specification, and what of the invoice it does not have. */
export interface CreditNoteRequest {
    readonly request: DocumentRequest;
    /**
     * JSON paths of amounts in the invoice of which nobody said which part is credited: allowances and charges of the
     * document where not all of it is credited, those of a line of which a part is, and what was paid or rounded.
     */
    readonly leftOut: readonly string[];
}
/** Why there is no credit note. */
export type CreditNoteRefusal = {
    readonly reason: 'notAnInvoice';
} | {
    readonly reason: 'unknownLine' | 'lineTwice';
    readonly line: string;
} | {
    readonly reason: 'quantityNotOfLine';
    readonly line: string;
    readonly has: string;
};
/** The credit note for a well-formed request of an invoice. */
export declare function creditNoteOf(invoice: DocumentRequest, { number, issueDate, reasonCode, lines: chosen }: CreditNoteFacts, { documentTypes }: Pick<Specification, 'documentTypes'>): Result<CreditNoteRequest, CreditNoteRefusal>;
//# sourceMappingURL=credit-note.d.ts.map