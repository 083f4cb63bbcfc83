import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { type ReadObject } from './shape.ts';
/** The readers of the requests of a specification: those of the fields of PINT-AE are compiled. */
export declare const readersOf: (subject: RequestSpecification) => RequestReaders;
/** Reads a request except for its lines, each of which is read separately. */
interface RequestReaders {
    readonly readDocumentRequest: ReadObject;
    readonly readLine: ReadObject;
}
export {};
//# sourceMappingURL=readers.d.ts.map