/** The kinds of mistakes that a caller can make. */
export type CallerErrorCode =
  | 'wrong-option'
  | 'unknown-option'
  | 'wrong-argument'
  | 'unreadable-argument'
  | 'closed';

export interface CallerMistake {
  readonly code: CallerErrorCode;
  readonly option: string;
  readonly expected: string;
  readonly cause?: unknown;
}

/**
 * A mistake in the caller's code: an option that does not exist, or an argument of the wrong kind. This is the only
 * error that the library throws. Its message names every mistake; its members describe the first. Wrong documents
 * never throw.
 *
 * @since 0.1.0
 */
export class CallerError extends TypeError {
  override readonly name: string = 'CallerError';
  readonly code: CallerErrorCode;
  /** The option or argument, such as `company.address.line1`; empty for the options as a whole. */
  readonly option: string;
  /** The allowed values in words, or the names of the existing options. */
  readonly expected: string;

  constructor(message: string, { code, option, expected, cause }: CallerMistake) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.option = option;
    this.expected = expected;
  }
}
