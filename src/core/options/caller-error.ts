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

/** A mistake in an option. The command line, HTTP and the library each put it into their own words. */
export interface OptionMistake {
  /** `kind` or `choice` for a wrong value, `less` or `more` outside the range, `unknown` for a wrong name. */
  readonly wrong: 'kind' | 'choice' | 'less' | 'more' | 'unknown';
  /** The name of the option, of the object around an unknown one, or empty for the options as a whole. */
  readonly name: string;
  /** The value as a message quotes it, or the name of the unknown option. */
  readonly value: string;
  /** Allowed values: a kind of values, texts, a bound or the names of the options. */
  readonly allowed: string;
  /** The text or option that is probably meant. */
  readonly meant?: string | undefined;
  /** The place of an option that belongs elsewhere; undefined if it belongs nowhere. */
  readonly place?: OptionPlace | undefined;
}

/** The place of an option: `in` or `beside` an object, beside other `members`, or an option of a `function`. */
export interface OptionPlace {
  readonly kind: 'in' | 'beside' | 'members' | 'function';
  readonly of: string;
}

const placeSentences: Readonly<Record<OptionPlace['kind'], (of: string) => string>> = {
  in: (of) => `write it inside ${of}`,
  beside: (of) => `write it beside ${of}, not inside it`,
  members: (of) => `write ${of} beside the other options`,
  function: (of) => `give it to ${of}, and the result as the option specification`,
};

/** A mistake in English, for programmers. */
export function sentenceOf({ wrong, name, value, allowed, meant, place }: OptionMistake): string {
  const suggestion = meant === undefined ? '' : ` (did you mean ${meant}?)`;
  if (place !== undefined)
    return `there is no option ${value}${name && ` in ${name}`}; ${placeSentences[place.kind](place.of)}`;
  if (wrong === 'unknown')
    return `there is no option ${value}${name && ` in ${name}`}${suggestion}; there are ${allowed}`;
  const comparison = wrong === 'kind' ? 'not' : wrong === 'choice' ? 'not one of' : `which is ${wrong} than`;
  return `${name || 'what is given as options'} is ${value}, ${comparison} ${allowed}${suggestion}`;
}
