import type { ValidateDocumentOptions } from '../api/options.ts';
import { type ReadRequest } from '../api/request-of.ts';
import type { ValidationResult } from '../api/validation-result.ts';
import type { Issue } from '../core/findings/finding.ts';
import { type ReportDifference } from './report-differences.ts';
import { type ReportedValue } from './reported-document.ts';
/** A tax data document that was read. */
export interface TaxData {
    /** As it says: date and time with zone. */
    readonly issuedAt: string;
    /** Its purpose: S, R, W or F. */
    readonly type: string;
    readonly scope: string;
    readonly role: string;
    /** Whoever reports, the tax authority, and the provider that reports, each with its scheme. */
    readonly reportingParty: string;
    readonly authority: string;
    readonly representative: string;
    /** InstanceIdentifier of the envelope in which the document travelled; null if it does not say. */
    readonly transportHeaderId: string | null;
    /** The values of the document that are reported; null if it has none. */
    readonly reported: readonly ReportedValue[] | null;
    /** Additional data of the country. */
    readonly customContent: readonly Pick<ReportedValue, 'term' | 'value'>[];
}
/** The document in a report: its XML, the request that says the same, and the verdict on it. */
export interface ReportedSource extends Pick<ReadRequest, 'unmapped'> {
    /** Null if it could not be read. */
    readonly request: ReadRequest['request'] | null;
    readonly xml: string;
    readonly result: ValidationResult;
}
/** A tax data document of anyone, or why it is none. */
export interface ReadTaxData {
    /** Null if the document is not a tax data document. */
    readonly taxData: TaxData | null;
    /** The document in it; null if there is none. */
    readonly source: ReportedSource | null;
    /** Every value in which both halves differ. */
    readonly differences: readonly ReportDifference[];
    /** Its problems, by its rules and by checks of our own. */
    readonly findings: readonly Issue[];
}
/**
 * Reads a tax data document of anyone, by itself or in its envelope: what it reports, the document in it as a document
 * request, and each value in which the two differ. It is judged by its rules and by what no rule checks.
 *
 * @example
 * ```ts
 * import { readTaxData, taxData } from 'pint-ae/network';
 *
 * const providers = { authority: '000773', representative: '001147', issuedAt: '2026-01-31T08:00:05Z' };
 * const { xml: report } = taxData(request, { role: '01', ...providers });
 * const { source, differences } = readTaxData(report);
 * console.log(source.request.invoiceNumber, differences.length); // INV-2026-0042 0
 * ```
 */
export declare function readTaxData(text: string | Uint8Array, options?: ValidateDocumentOptions): ReadTaxData;
//# sourceMappingURL=read-tax-data.d.ts.map