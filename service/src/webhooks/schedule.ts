/** Seconds from each failed attempt to the next: about three days in all. */
export const retrySchedule: readonly number[] = [
  5,
  5 * 60,
  30 * 60,
  2 * 3600,
  5 * 3600,
  10 * 3600,
  14 * 3600,
  20 * 3600,
  24 * 3600,
];

/** A target that asks for more than a day is tried after a day, because events are kept some days only. */
const longestWanted = 24 * 3600;

/**
 * Seconds until the next attempt, changed at random by up to a fifth, and not before the time that the target asked
 * for; undefined after the last attempt.
 */
export function secondsToNextTry(tries: number, fraction: number, wanted = 0): number | undefined {
  const seconds = retrySchedule[tries - 1];
  return seconds === undefined
    ? undefined
    : Math.max(seconds * (0.9 + fraction / 5), Math.min(wanted, longestWanted));
}
