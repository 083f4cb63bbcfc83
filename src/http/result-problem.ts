import { isOtherDocument } from '../api/other-document.ts';
import type { Issue } from '../core/findings/finding.ts';
import { isCut } from '../core/findings/finding-limits.ts';
import { checkObject, readable } from '../core/options/check-argument.ts';
import type { Outcome } from '../judge/judge.ts';
import { checkDetails, type ErrorField, type Problem, type ProblemDetails, problemBody } from './problem.ts';
import type { ProblemDetail } from './problem-kinds.ts';

/** A result from `validate`, `convert` or `validateUbl`, from which a problem is made. */
export interface AnyResult {
  readonly outcome: Outcome;
  readonly issues: readonly Issue[];
  /** Number of issues that are not listed. */
  readonly unlisted?: number;
}

export function checkResult(caller: string, result: unknown, details: ProblemDetails): void {
  checkObject(caller, 'result', result, { outcome: 'text', issues: 'list' });
  checkDetails(caller, details);
}

/**
 * Creates the 422 body for a document that breaks rules: `errors` has each failed rule at its field.
 *
 * @example
 * ```ts
 * const { status, errors } = createValidationProblem(validate({ ...request, invoiceNumber: null }));
 * console.log(status, errors[0].field); // 422 invoiceNumber
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function createValidationProblem(result: AnyResult, details: ProblemDetails = {}): Problem {
  checkResult('createValidationProblem', result, details);
  return readable('createValidationProblem', 'result', () => brokenRules(result, details));
}

function brokenRules({ issues }: AnyResult, details: ProblemDetails): Problem {
  return problemBody('validation-failed', {
    detail: isCut(issues)
      ? { text: 'brokenRulesAtLeast', values: { count: issues.length } }
      : { text: 'brokenRules', values: { count: new Set(issues.map(({ rule }) => rule)).size } },
    ...details,
    errors: issues.map(errorOf),
  });
}

/**
 * Creates the 400 body for input that is not a document request or UBL: `errors` has every malformed field.
 *
 * @example
 * ```ts
 * const { status, errors } = createMalformedProblem(validate({ ...request, issueDate: '2026-02-30' }));
 * console.log(status, errors[0].field); // 400 issueDate
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function createMalformedProblem(result: AnyResult, details: ProblemDetails = {}): Problem {
  checkResult('createMalformedProblem', result, details);
  return readable('createMalformedProblem', 'result', () => malformed(result, details));
}

function malformed({ issues }: AnyResult, details: ProblemDetails): Problem {
  return problemBody('bad-request', {
    detail: malformedDetail(issues),
    ...details,
    errors: issues.map(errorOfShape),
  });
}

/** The detail: a problem of the whole document, otherwise the number of malformed fields. */
function malformedDetail(issues: readonly Issue[]): string | ProblemDetail {
  const [first] = issues;
  if (issues.length === 1 && first?.path === '') return first.message;
  const text = isCut(issues) ? 'malformedFieldsAtLeast' : 'malformedFields';
  return { text, values: { count: issues.length } };
}

/**
 * Returns the problem body for a result that is not valid; undefined for a valid one.
 *
 * @example
 * ```ts
 * console.log(toProblem(validate(request)), toProblem(validate({})).status); // undefined 400
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function toProblem(result: AnyResult, details: ProblemDetails = {}): Problem | undefined {
  checkResult('toProblem', result, details);
  return readable('toProblem', 'result', () => {
    switch (result.outcome) {
      case 'valid':
        return undefined;
      case 'invalid':
        return brokenRules(result, details);
      case 'malformed':
        return malformed(result, details);
      case 'not-judged':
        if (isOtherDocument(result)) {
          const detail = result.issues.map(({ message }) => message).join(' ');
          return problemBody('validation-failed', { detail, ...details, errors: result.issues.map(errorOf) });
        }
        return problemBody('internal-error', { detail: { text: 'rulesNotRun' }, ...details });
    }
  });
}

/** Returns the error for a malformed field: its message names the field, and the name of the rule would add nothing. */
export function errorOfShape(issue: Issue): ErrorField {
  return { field: issue.path, message: withHint(issue.message, issue.hint), ...besideMessage(issue) };
}

/** An issue without a path concerns the whole document, or an element of UBL input. */
function errorOf(issue: Issue): ErrorField {
  const { rule, message, hint, path, location } = issue;
  const field = path || (location ?? '');
  return { field, message: withHint(`${rule}: ${message}`, hint), ...besideMessage(issue) };
}

/** Members for programs, which then need not parse a message. */
function besideMessage({ rule, hint, severity, fix }: Issue): Omit<ErrorField, 'field' | 'message'> {
  return { rule, ...(hint !== '' && { hint }), severity, ...(fix && { fix }) };
}

function withHint(message: string, hint: string): string {
  return hint === '' ? message : `${message} ${hint}`;
}
