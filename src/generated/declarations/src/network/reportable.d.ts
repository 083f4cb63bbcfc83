import type { ValidateDocumentOptions } from '../api/options.ts';
import { type ValidatedDocument } from '../api/validate-document.ts';
import type { ValidationResult } from '../api/validation-result.ts';
import type { Issue } from '../core/findings/finding.ts';
import type { UblElement } from '../core/xml/element.ts';
/** A document to report: its tree if it could be read, and the verdict on it. */
export interface ReportableDocument extends Pick<ValidationResult, 'outcome'> {
    readonly root: UblElement | undefined;
    /** Whether it came as XML, and is reported as it came. */
    readonly isReceived: boolean;
    /** InstanceIdentifier of its envelope; undefined if it came without one. */
    readonly envelopeId: string | undefined;
    readonly issues: readonly Issue[];
    readonly warnings: readonly Issue[];
    /** Where it breaks the schema of UBL; such a document may be told as failed without its values. */
    readonly schemaFaults: readonly string[];
}
/** Judges a document: a request as a value, or the text or bytes of a request, of UBL or of its envelope. */
export declare function reportableOf(document: unknown, options: ValidateDocumentOptions): ReportableDocument;
/** A document that was judged already, to report. */
export declare function reportableOfValidated({ kind, result, ubl, envelope, found, }: ValidatedDocument): ReportableDocument;
//# sourceMappingURL=reportable.d.ts.map