/**
 * An XPath dynamic error. Not an `Error`: it is caught for each assertion, and taking a stack trace
 * would cost more than judging a small document.
 */
export class DynamicError {
  readonly code: string;
  readonly message: string;

  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}

export function typeError(message: string): never {
  throw new DynamicError('XPTY0004', message);
}

export function invalidValue(value: string, type: string): never {
  throw new DynamicError('FORG0001', `${JSON.stringify(value)} is not a valid ${type}`);
}

/** What can be the doing of a document: a dynamic error, or a recursion without end. Anything else is a defect. */
export function isEvaluationError(error: unknown): error is DynamicError | RangeError {
  return error instanceof DynamicError || error instanceof RangeError;
}

/** Keeps what an alternative of a pattern raised, unless one of its conditions does not hold whatever the others are. */
export function keepError(errors: unknown[], error: unknown, conditions: readonly (() => boolean)[]): void {
  if (!isEvaluationError(error)) throw error;
  if (conditions.every(mayHold)) errors.push(error);
}

function mayHold(condition: () => boolean): boolean {
  try {
    return condition();
  } catch (error) {
    if (isEvaluationError(error)) return true;
    throw error;
  }
}

/** No alternative of a pattern matches; where one raised an error, nobody knows. */
export function noMatch(errors: readonly unknown[]): false {
  if (errors.length > 0) throw errors[0];
  return false;
}

/** An answer that does not depend on a value, once that has been computed. */
export function after<Answer>(_value: unknown, answer: Answer): Answer {
  return answer;
}

/** An error that a rule raises itself. */
export function raise(description: string | undefined): never {
  throw new DynamicError('FOER0000', description ?? 'the rule raises an error');
}
