import { type Finding } from '../core/findings/finding.ts';
import { type FindingLimits } from '../core/findings/finding-limits.ts';
import type { Result } from '../core/findings/result.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { NormaliseOptions } from './normalise/options.ts';
import type { DocumentRequest } from './schema/request.ts';
import { type UnknownField } from './unknown-fields.ts';
/** How many faults of a request are told, and the unknown fields of which nothing is. */
export interface ReadingOptions extends FindingLimits, Pick<NormaliseOptions, 'ignoredFields'> {
}
/** A request of the right shape, with codes in place of their other names. */
export interface WellFormedRequest {
    readonly request: DocumentRequest;
    /** One for each name that was replaced by a code. */
    readonly findings: readonly Finding[];
    /** The fields that the interface does not know; they are removed from the request. */
    readonly unknown: readonly UnknownField[];
}
/**
 * Checks the shape of a document request: field names, JSON types, dates, enumerations. Never throws. All
 * malformed fields are reported at once, but after more than `maxFindings` of them no further line is
 * examined. Allowances and charges that only have a percentage get its amount.
 */
export declare function readDocumentRequest(value: unknown, specification: RequestSpecification, options?: ReadingOptions): Result<WellFormedRequest, readonly Finding[]>;
/** Reads a value of the caller's; if one of its getters or a proxy throws, that is a finding. */
export declare function readCallersValue<Read>(read: () => Result<Read, readonly Finding[]>): Result<Read, readonly Finding[]>;
//# sourceMappingURL=parse.d.ts.map