import type { Fix } from '../core/findings/fix.ts';
import type { Language } from '../core/messages/language.ts';
import { type ProblemDetail, type ProblemKind } from './problem-kinds.ts';
/** A field and what is wrong with it, as the interface defines it, with the fix if there is only one. */
export interface ErrorField {
    /** JSON path into the request, or location in the UBL; empty for the whole document. */
    readonly field: string;
    readonly message: string;
    /** A JSON Patch (RFC 6902) of the request. */
    readonly fix?: Fix;
}
/** The body of a failed request (RFC 9457), as the interface defines it. */
export interface Problem {
    /** Stable identifier: clients should branch on it or on the status, never on the texts. */
    readonly type: string;
    readonly title: string;
    readonly status: number;
    readonly detail: string | null;
    /** The request path. */
    readonly instance: string | null;
    /** Correlation id for support. */
    readonly traceId: string | null;
    readonly errors: readonly ErrorField[] | null;
}
/** The details of a problem besides its kind. */
export interface ProblemDetails {
    /** The beginning of the type URI. */
    readonly problemBase?: string | undefined;
    /** Details of this occurrence. */
    readonly detail?: string | ProblemDetail;
    /** Language of title and detail; default: English. */
    readonly language?: Language;
    readonly instance?: string;
    readonly traceId?: string;
    readonly errors?: readonly ErrorField[];
}
export declare const problemMediaType = "application/problem+json";
/**
 * The problem body of a kind.
 *
 * @example
 * ```ts
 * const { type, status } = problem('not-found', { problemBase: 'https://api.example.com/errors/' });
 * console.log(status, type); // 404 https://api.example.com/errors/not-found
 * ```
 */
export declare function problem(kind: ProblemKind, details?: ProblemDetails): Problem;
export declare function checkProblem(caller: string, kind: ProblemKind, details: ProblemDetails): void;
export declare function checkDetails(caller: string, details: ProblemDetails): void;
/** The problem body of details that have been checked. */
export declare function problemBody(kind: ProblemKind, details: ProblemDetails): Problem;
//# sourceMappingURL=problem.d.ts.map