import type { RuleId, Severity } from '../core/findings/finding.ts';
import type { Fix } from '../core/findings/fix.ts';
import type { Language } from '../core/messages/language.ts';
import { checkArgument, checkOptions } from '../core/options/check-options.ts';
import { expected, hasMembers, listOf, oneOf, optionsOf, text } from '../core/options/option-kinds.ts';
import { bothLanguages } from '../specification/both-languages.ts';
import {
  detailIn,
  type ProblemDetail,
  type ProblemKind,
  problemClass,
  problemKindNames,
} from './problem-kinds.ts';

/** A field and its error, in the form of the interface, with the fix if there is only one. */
export interface ErrorField {
  /** JSON path into the request, or location in the UBL; empty for the whole document. */
  readonly field: string;
  readonly message: string;
  /** The rule that failed; missing for errors in parameters. */
  readonly rule?: RuleId;
  /** The remedy, in plain words. */
  readonly hint?: string;
  readonly severity?: Severity;
  /** A JSON Patch (RFC 6902) of the request. */
  readonly fix?: Fix;
}

/** The body of a failed request (RFC 9457), in the form of the interface. */
export interface Problem {
  /** Stable identifier: clients should branch on it or on the status, never on the wording. */
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

/** The details of a problem in addition to its kind. */
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

const problemDetailsKind = optionsOf<ProblemDetails>({
  problemBase: text,
  detail: expected((value) => typeof value === 'string' || hasMembers(value, { text: 'string' }), 'a text'),
  language: oneOf(bothLanguages),
  instance: text,
  traceId: text,
  errors: listOf(
    expected<ErrorField>(
      (value) => hasMembers(value, { field: 'string', message: 'string' }),
      'a field with a message',
    ),
  ),
});

/** Type URIs relative to the address of the service, like the interface's `{base_url}/errors/`. */
const defaultProblemBase = '/errors/';
export const problemMediaType = 'application/problem+json';

/**
 * Creates the body of a problem of a kind.
 *
 * @example
 * ```ts
 * const { type, status } = createProblem('not-found', { problemBase: 'https://api.example.com/errors/' });
 * console.log(status, type); // 404 https://api.example.com/errors/not-found
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function createProblem(kind: ProblemKind, details: ProblemDetails = {}): Problem {
  checkProblem('createProblem', kind, details);
  return problemBody(kind, details);
}

const problemKind = oneOf(problemKindNames);

export function checkProblem(caller: string, kind: ProblemKind, details: ProblemDetails): void {
  checkArgument(caller, 'kind', problemKind, kind);
  checkDetails(caller, details);
}

export function checkDetails(caller: string, details: ProblemDetails): void {
  checkOptions(caller, problemDetailsKind, details);
}

/** The problem body of details that have been checked. */
export function problemBody(kind: ProblemKind, details: ProblemDetails): Problem {
  const {
    problemBase = defaultProblemBase,
    detail = null,
    language = 'en',
    instance = null,
    traceId = null,
    errors = null,
  } = details;
  const { status, title } = problemClass(kind, language);
  const detailText = typeof detail === 'object' && detail !== null ? detailIn(detail, language) : detail;
  const base = problemBase.endsWith('/') ? problemBase : `${problemBase}/`;
  return { type: `${base}${kind}`, title, status, detail: detailText, instance, traceId, errors };
}
