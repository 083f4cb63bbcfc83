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

/** Seconds until the next attempt, randomised by up to a fifth; undefined after the last. */
export function secondsToNextTry(tries: number, fraction: number): number | undefined {
  const seconds = retrySchedule[tries - 1];
  return seconds === undefined ? undefined : seconds * (0.9 + fraction / 5);
}
