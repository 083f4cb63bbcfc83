import { oneLine } from '../../xpath/plan/print.ts';
import { ExpressionError } from '../../xpath/syntax/ast.ts';
import type { SourcePlace } from '../schema.ts';

/** Something that the compiler refuses, with file, line and expression. */
export class CompileError extends Error {
  readonly file: string;
  readonly line: number;
  readonly expression: string;

  constructor(place: SourcePlace, expression: string, reason: string) {
    super(`${place.file}:${place.line}: ${reason} in ${expression}`);
    this.name = 'CompileError';
    this.file = place.file;
    this.line = place.line;
    this.expression = expression;
  }
}

/** What an expression goes on with, which is nothing where more was expected. */
function startOf(rest: string): string {
  return rest === '' ? 'its end' : JSON.stringify(oneLine(rest).slice(0, 40));
}

/** Adds the place in the source to errors thrown inside. */
export function located<Result>(place: SourcePlace, expression: string, compile: () => Result): Result {
  try {
    return compile();
  } catch (error) {
    // Deep nesting exhausts the stack before it reaches the parser's limit.
    if (error instanceof RangeError)
      throw new CompileError(
        place,
        oneLine(expression.slice(0, 200)),
        'nested too deep; use variables for parts',
      );
    if (!(error instanceof ExpressionError)) throw error;
    throw new CompileError(
      place,
      `${oneLine(expression)} (at ${startOf(expression.slice(error.at))})`,
      error.message,
    );
  }
}
