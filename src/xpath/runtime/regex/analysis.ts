import { type LinearMatcher, matcherOf } from './linear-match.ts';
import { parseRegex } from './parse.ts';
import { multiplies, triesFewWays } from './ways.ts';
import { onRun } from './whole-run.ts';

/** Properties of a pattern: whether its matches can multiply, and a linear matcher if one can be made. */
export interface Analysis {
  /**
   * A repetition of something that itself has variable length: the ways to match can double with each
   * character.
   */
  readonly backtracks: boolean;
  /** Whether JavaScript's own matcher tries so few ways that its time is linear too. */
  readonly isLinear: boolean;
  readonly matcher: () => LinearMatcher | undefined;
}

/** Analyses a JavaScript regular expression (flag `v`) in the form that `compileRegex` writes. */
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
