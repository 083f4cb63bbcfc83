import type { ValidateOptions } from '../../api/validate.ts';
/** The request with all that the run decided: the type of the document and the company. It is judged alike without them. */
export declare function wholeRequest(request: unknown, { documentType, company }: ValidateOptions): unknown;
//# sourceMappingURL=whole-request.d.ts.map