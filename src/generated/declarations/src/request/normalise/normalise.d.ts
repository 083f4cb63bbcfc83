import type { Finding } from '../../core/findings/finding.ts';
import type { Invoice, InvoiceWith, Line, LineTax } from '../../core/invoice/invoice.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { DocumentRequest } from '../schema/request.ts';
import { type Context } from './context.ts';
import type { NormaliseOptions } from './options.ts';
export interface NormalisedInvoice extends NormalisedWith<Line> {
    readonly invoice: Invoice;
}
/** A normalised invoice with lines of another form. */
export interface NormalisedWith<OwnLine> {
    readonly invoice: InvoiceWith<OwnLine>;
    /** Derived, defaulted and ignored values. */
    readonly findings: readonly Finding[];
}
/**
 * Turns a well-formed request into the one model of all document types: aliases and codes resolved, defaults
 * filled in, texts trimmed. Pure: the same request and options always give the same invoice. Never throws.
 */
export declare function normalise(sent: DocumentRequest, specification: Specification, options?: NormaliseOptions): NormalisedInvoice;
/**
 * Normalises a request into an invoice with lines of another form, such as lines of which only what the rest needs is
 * kept.
 */
export declare function normaliseWith<OwnLine extends LineTax>(sent: DocumentRequest, specification: Specification, options: NormaliseOptions, linesOf: (request: DocumentRequest, context: Context) => readonly OwnLine[]): NormalisedWith<OwnLine>;
//# sourceMappingURL=normalise.d.ts.map