import type { AdditionalDocument, Reference } from '../../core/invoice/invoice.ts';
import type { DocumentRequest } from '../schema/request.ts';
import type { Context } from './context.ts';
/** Supporting documents (IBG-24); the project (IBT-011) of a credit note is one of them. */
export declare function supportingDocuments(request: DocumentRequest, project: Reference | undefined, context: Context): readonly AdditionalDocument[];
//# sourceMappingURL=additional-document.d.ts.map