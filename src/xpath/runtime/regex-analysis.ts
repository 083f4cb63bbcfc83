import { type LinearMatcher, matcherOf } from './linear-match.ts';
import { parseRegex } from './regex-parse.ts';
import { multiplies, triesFewWays } from './regex-ways.ts';
import { onRun } from './whole-run.ts';

/** What a pattern is like: whether ways through it can multiply, and a matcher where one can be made. */
export interface Analysis {
  /** A repetition of what is itself of variable length: the ways through it can double with each character. */
  readonly backtracks: boolean;
  /** JavaScript's matcher tries so few ways that its time grows with the length of the text, too. */
  readonly isLinear: boolean;
  readonly matcher: () => LinearMatcher | undefined;
}

/** Reads a regular expression of JavaScript (flag `v`), as `compileRegex` writes it. */
export function analyse(source: string, flags: string): Analysis {
  const parsed = parseRegex(source);
  const backtracks = parsed === undefined ? /[*+}]/.test(source) : multiplies(parsed);
  let made: LinearMatcher | undefined;
  let isMade = parsed === undefined;
  return {
    backtracks,
    isLinear: parsed !== undefined && !backtracks && triesFewWays(parsed, flags),
    matcher: () => {
      if (!isMade && parsed !== undefined) made = onRun(parsed, flags) ?? matcherOf(parsed, flags);
      isMade = true;
      return made;
    },
  };
}
