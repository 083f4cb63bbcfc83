import { DynamicError } from './errors.ts';
import { parseRegex } from './regex/parse.ts';
import { onRun } from './regex/whole-run.ts';

/** A regular expression that was translated when the rules were compiled. */
export const nativeRegex = (source: string, flags: string): RegExp => new RegExp(source, flags);

/** JavaScript's matcher stores each character of a repetition, and runs out of memory beyond some millions. */
export const longestNative = 1_000_000;

const wholeRuns = new WeakMap<RegExp, { readonly matches: ReturnType<typeof onRun> }>();

/**
 * Tells whether a text matches a pattern that tests each character separately; undefined for patterns of another
 * form.
 */
export function matchesAsRun(text: string, regex: RegExp): boolean | undefined {
  let known = wholeRuns.get(regex);
  if (known === undefined) {
    known = { matches: onRun(parseRegex(regex.source), regex.flags) };
    wholeRuns.set(regex, known);
  }
  return known.matches?.(text);
}

/**
 * Runs fn:matches with a pattern whose time grows only with the length of the text, which applies to most patterns. A
 * text of millions of characters may be too long for JavaScript's matcher, which is an error.
 */
export function matches(text: string | undefined, regex: RegExp): boolean {
  const given = text ?? '';
  return given.length > longestNative ? matchesLong(given, regex) : regex.test(given);
}

function matchesLong(text: string, regex: RegExp): boolean {
  try {
    return matchesAsRun(text, regex) ?? regex.test(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new DynamicError(
      'XPDY0130',
      `/${regex.source}/ asks for more memory than there is for a text of ${text.length} characters`,
    );
  }
}
