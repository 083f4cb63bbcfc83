import { oneLine } from '../../xpath/plan/print.ts';
import { because, type Reason, ReasonedError, type ReasonValue, reasonText } from '../../xpath/reason.ts';
import { ExpressionError } from '../../xpath/syntax/ast.ts';
import type { SourcePlace } from '../schema.ts';

/**
 * Something that the compiler refuses, with file, line and expression.
 *
 * @since 0.1.0
 */
export class CompileError extends ReasonedError {
  readonly file: string;
  readonly line: number;
  readonly expression: string;

  constructor({ file, line }: SourcePlace, expression: Reason, reason: Reason) {
    super(because('{file}:{line}: {reason} in {expression}', { file, line, reason, expression }));
    this.name = 'CompileError';
    this.file = file;
    this.line = line;
    this.expression = reasonText(expression);
  }
}

/** Quotes the beginning of the rest of an expression, or says that it ends where more was expected. */
function startOf(rest: string): ReasonValue {
  return rest === '' ? because('its end') : JSON.stringify(oneLine(rest).slice(0, 40));
}

/** An expression with its place in the source. */
export interface Located extends SourcePlace {
  readonly expression: string;
}

/** Names that are being compiled, the innermost last: variables and functions are compiled on first use. */
const compiling: Located[] = [];
export const compiledNow = (): Located | undefined => compiling.at(-1);

/** Adds the place in the source to errors thrown inside. */
export function located<Result>(place: SourcePlace, expression: string, compile: () => Result): Result {
  compiling.push({ file: place.file, line: place.line, expression });
  try {
    return compile();
  } catch (error) {
    // Deep nesting can exhaust the stack before the parser's limit applies.
    if (error instanceof RangeError)
      throw new CompileError(
        place,
        because('{expression}', { expression: oneLine(expression.slice(0, 200)) }),
        because('nested too deep; use variables for parts'),
      );
    if (!(error instanceof ExpressionError)) throw error;
    const { at, reason } = error;
    const rest = startOf(expression.slice(at));
    throw new CompileError(
      place,
      because('{expression} (at {rest})', { expression: oneLine(expression), rest }),
      reason,
    );
  } finally {
    compiling.pop();
  }
}
