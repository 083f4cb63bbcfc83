/**
 * An XPath dynamic error. It is not an `Error`: it is caught for each assertion, and recording a stack trace would
 * cost more than checking a small document.
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

/**
 * Tells whether a document can have caused an error: a dynamic error, or endless recursion. Any other error is a
 * defect.
 */
export function isEvaluationError(error: unknown): error is DynamicError | RangeError {
  return error instanceof DynamicError || error instanceof RangeError;
}

/** Stores the error of an alternative of a pattern, unless another of its conditions is false anyway. */
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

/** The result if no alternative of a pattern matches: unknown if one of them raised an error. */
export function noMatch(errors: readonly unknown[]): false {
  if (errors.length > 0) throw errors[0];
  return false;
}

/** Returns an answer that does not depend on a value, after the value has been computed. */
export function after<Answer>(_value: unknown, answer: Answer): Answer {
  return answer;
}

/**
 * The messages of JavaScript engines for a full stack, and of V8 when it compiles a regular expression. No
 * regular expression searches for them, because V8 may end the process if its stack is full.
 */
const fullStack = ['call stack', 'Stack overflow', 'too much recursion'];

/**
 * Rethrows an error from a declared function that calls itself; if the stack is full, with a message about that
 * function.
 */
export function tooDeep(error: unknown, declared: string): never {
  if (error instanceof Error && fullStack.some((words) => error.message.includes(words)))
    throw new DynamicError(
      'XPDY0130',
      `${declared} calls itself, directly or through others, more often than memory allows; let it end earlier, or use for or a range`,
    );
  throw error;
}

/** An error that a rule raises itself. */
export function raise(description: string | undefined): never {
  throw new DynamicError('FOER0000', description ?? 'the rule raises an error');
}
