import type { Specification } from '../core/specification/specification.ts';
import type { DocumentRequest } from '../request/schema/request.ts';
/**
 * A request that was read, without the values that no request can hold, such as a day that no calendar has or a text that
 * is too long. They are unmapped then, and the request stays readable.
 */
export declare function heldByRequest(request: DocumentRequest, specification: Specification): DocumentRequest;
//# sourceMappingURL=held-by-request.d.ts.map