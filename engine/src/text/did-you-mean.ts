/** A longer word is hardly a typing error, and comparing takes the square of the length. */
const longestWord = 64;

/**
 * The candidate that a misspelt word most probably means: the nearest one within a third of its length. Among several,
 * the one with the longest common beginning wins, then the longest one, because a smaller part of it is wrong. An
 * omitted end (`lang` for `language`) or an added one (`languages`) counts as one error, and a whole part of a
 * candidate (`due-date` of `advice-due-date`) as less than one. Undefined if no candidate is near.
 *
 * @example
 * ```ts
 * console.log(didYouMean('langauge', ['language', 'strict'])); // language
 * ```
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const near = nearest(word, candidates).filter((candidate) => isLikely(word, candidate));
  const [best] = near.toSorted(
    (one, other) => sharedStart(word, other) - sharedStart(word, one) || other.length - one.length,
  );
  return best;
}

/** Tells whether a short word may mean a candidate: its first letter must match, unless two are swapped. */
function isLikely(word: string, candidate: string): boolean {
  if (candidate.length > 2 || sharedStart(word, candidate) > 0) return true;
  return word.toLowerCase() === [...candidate.toLowerCase()].toReversed().join('');
}

/** Returns the number of letters that two words have in common at their start. */
function sharedStart(word: string, candidate: string): number {
  const [one, other] = [word.toLowerCase(), candidate.toLowerCase()];
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/**
 * All candidates at the same smallest distance from a misspelt word, in their order; empty if none is near.
 *
 * @example
 * ```ts
 * console.log(nearest('Q55', ['Q15', 'Q45', 'QTR']).join()); // Q15,Q45
 * ```
 */
export function nearest(word: string, candidates: Iterable<string>): readonly string[] {
  if (word === '' || word.length > longestWord) return [];
  let best: string[] = [];
  let fewestSlips = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const slips = slipsBetween(word.toLowerCase(), candidate.toLowerCase());
    if (slips > slipsAllowed(candidate) || slips > fewestSlips) continue;
    if (slips < fewestSlips) best = [];
    fewestSlips = slips;
    best.push(candidate);
  }
  return best;
}

function slipsAllowed(candidate: string): number {
  return Math.max(1, Math.floor(candidate.length / 3));
}

function slipsBetween(word: string, candidate: string): number {
  if (word === candidate) return 0;
  if (candidate.length > longestWord) return Number.POSITIVE_INFINITY;
  if (isWholePart(word, candidate)) return 0.5;
  const [shorter, longer] = word.length < candidate.length ? [word, candidate] : [candidate, word];
  if (shorter.length > 1 && longer.startsWith(shorter)) return 1;
  const difference = longer.length - shorter.length;
  return difference > slipsAllowed(candidate) ? difference : editDistance(word, candidate);
}

/** Tells whether a word equals the first or the last parts of a candidate, between dashes or points. */
function isWholePart(word: string, candidate: string): boolean {
  if (word.length < 2) return false;
  const isSeparator = (letter: string | undefined) => letter !== undefined && '-._'.includes(letter);
  if (candidate.startsWith(word)) return isSeparator(candidate[word.length]);
  return candidate.endsWith(word) && isSeparator(candidate[candidate.length - word.length - 1]);
}

/** Shorter words, and codes, often differ by one letter from a word with another meaning. */
const shortestMisspelt = 5;

/**
 * Tells whether a word is a typing error of another: the same beginning, and one wrong letter, or two in a long word.
 * Two words that are merely similar do not count.
 *
 * @example
 * ```ts
 * console.log(isTypingErrorOf('adress', 'address'), isTypingErrorOf('saleorder', 'workorder')); // true false
 * ```
 */
export function isTypingErrorOf(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length);
  if (shorter < shortestMisspelt || word.length > longestWord || word[0] !== other[0]) return false;
  return editDistance(word, other) <= (shorter < 2 * shortestMisspelt ? 1 : 2);
}

/** Returns the number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment). */
function editDistance(word: string, candidate: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: candidate.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= candidate.length; column += 1) {
      const replaced = at(last, column - 1) + (word[row - 1] === candidate[column - 1] ? 0 : 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        word[row - 1] === candidate[column - 2] &&
        word[row - 2] === candidate[column - 1];
      const swapped = isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(replaced, swapped, at(last, column) + 1, at(current, column - 1) + 1));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, candidate.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
