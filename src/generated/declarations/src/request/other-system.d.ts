import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { OtherSystem } from '../core/specification/specification.ts';
/** The system whose document was sent instead of a document request, by the names of its fields. */
export declare function otherSystemOf(value: unknown, specification: RequestSpecification): OtherSystem | undefined;
//# sourceMappingURL=other-system.d.ts.map