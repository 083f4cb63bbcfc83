import type { FieldProblem, Issue } from '../core/finding.ts';
import type { Outcome } from '../judge/judge.ts';
import { type ErrorField, type Problem, type ProblemDetails, problem } from './problem.ts';

/** What a problem is made of: the result of `validate`, `convert` or `validateUbl`. */
export interface JudgedResult {
  readonly outcome: Outcome;
  readonly issues: readonly Issue[];
  readonly problems?: readonly FieldProblem[];
}

/**
 * The 422 body for a document that breaks rules: `errors` has each failing rule at its field.
 *
 * @example
 * ```ts
 * const { status, errors } = validationProblem(validate({ ...request, invoiceNumber: null }));
 * console.log(status, errors[0].field); // 422 invoiceNumber
 * ```
 */
export function validationProblem({ issues }: JudgedResult, details: ProblemDetails = {}): Problem {
  return problem('validation-failed', {
    detail: `The document breaks ${counted(issues.length, 'rule')} of PINT-AE; errors lists each at its field.`,
    ...details,
    errors: issues.map(errorOf),
  });
}

/**
 * The 400 body for what is no document request, or no UBL: `errors` has every malformed field.
 *
 * @example
 * ```ts
 * const { status, errors } = fieldProblems(validate({ ...request, issueDate: '2026-02-30' }));
 * console.log(status, errors[0].field); // 400 issueDate
 * ```
 */
export function fieldProblems(result: JudgedResult, details: ProblemDetails = {}): Problem {
  const errors = malformedFields(result);
  const [first] = errors;
  const detail =
    errors.length === 1 && first?.field === ''
      ? sentence(first.message)
      : `${counted(errors.length, 'field')} failed validation.`;
  return problem('bad-request', { detail, ...details, errors });
}

/** The problem body for a result that is not valid; undefined for one that is. */
export function problemOf(result: JudgedResult, details: ProblemDetails = {}): Problem | undefined {
  switch (result.outcome) {
    case 'valid':
      return undefined;
    case 'invalid':
      return validationProblem(result, details);
    case 'malformed':
      return fieldProblems(result, details);
    case 'not-judged':
      return problem('internal-error', { detail: 'The rules could not be run on the document.', ...details });
  }
}

/** Every malformed field; UBL that can't be read has an issue for it. */
export function malformedFields({ problems = [], issues }: JudgedResult): readonly ErrorField[] {
  if (problems.length > 0) return problems.map(({ field, message }) => ({ field, message }));
  return issues.map(({ path, message, place }) => ({
    field: path,
    message: `${message}${placeText(place)}`,
  }));
}

function placeText(place: Issue['place']): string {
  return place === undefined ? '' : ` (line ${place.line}, column ${place.column})`;
}

/** An issue without a path is about the whole document, or about an element of UBL that came as it is. */
function errorOf({ rule, message, hint, path, location }: Issue): ErrorField {
  return {
    field: path || (location ?? ''),
    message: [`${rule}: ${message}`, hint].filter(Boolean).join(' '),
  };
}

/** What is said of a field has no subject; of the whole body it needs one. */
function sentence(message: string): string {
  return /^[a-z]/.test(message) ? `The body ${message}.` : message;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
