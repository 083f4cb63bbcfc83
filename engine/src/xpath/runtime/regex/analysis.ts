import { type Effort, spend } from '../effort.ts';
import { matchesEmpty, mostWays, multiplies, triesFewWays } from './ambiguity.ts';
import { parseRegex } from './parse.ts';
import { longestProgram, type Program, programOf } from './program.ts';

/** Facts about a pattern before it is matched with any text. */
export interface Analysis {
  /**
   * True for a repetition of a part with variable length: the number of ways can double with each character.
   */
  readonly backtracks: boolean;
  /** True if JavaScript's own matcher tries so few ways that its time is also linear. */
  readonly isLinear: boolean;
  /** The most ways that JavaScript's own matcher may try in a text of a length. */
  readonly mostWays: (length: number) => number;
  readonly matchesEmpty: boolean;
  /**
   * The pattern as steps for a matcher that counts them, made once; undefined if there would be too many steps.
   * `of`: the object whose effort is counted, if limited.
   */
  readonly program: (of?: Effort) => Program | undefined;
}

/** JavaScript's own matcher refuses some longer patterns, and can run out of memory on others. */
const longestNative = 20_000;

const analyses = new WeakMap<RegExp, Analysis>();

export function analysisOf(regex: RegExp): Analysis {
  let analysis = analyses.get(regex);
  if (analysis === undefined) {
    analysis = analyse(regex.source, regex.flags);
    analyses.set(regex, analysis);
  }
  return analysis;
}

/** Analyses a JavaScript regular expression (flag `v`) in the form that `compileRegex` writes. */
export function analyse(source: string, flags: string): Analysis {
  const parsed = parseRegex(source);
  const isShort = source.length <= longestNative;
  const backtracks = multiplies(parsed);
  let made: Program | undefined;
  let isMade = false;
  return {
    backtracks,
    isLinear: isShort && !backtracks && triesFewWays(parsed, flags),
    mostWays: isShort && !backtracks ? mostWays(parsed, flags) : () => Number.POSITIVE_INFINITY,
    matchesEmpty: matchesEmpty(parsed),
    program: (of) => {
      if (isMade) return made;
      made = programOf(parsed, flags);
      isMade = true;
      if (of !== undefined) spend(of, made?.steps.length ?? longestProgram);
      return made;
    },
  };
}
