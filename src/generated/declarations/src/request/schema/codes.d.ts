import type { ClosedList } from '../../core/specification/fields.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
/** The codes of a specification on which the shape of a request depends. */
export type RequestCodes = Readonly<Record<ClosedList, readonly string[]>>;
/** Reads the codes off a specification. */
export declare function requestCodes(specification: RequestSpecification): RequestCodes;
//# sourceMappingURL=codes.d.ts.map