import type { Part } from './parts.ts';

/** A part with its minutes of the night. */
export interface Planned {
  readonly part: Part;
  readonly minutes: number;
}

/** Divides minutes among parts by their shares. */
export function planned(parts: readonly Part[], minutes: number): readonly Planned[] {
  const all = parts.reduce((sum, { share }) => sum + share, 0);
  return parts.map((part) => ({ part, minutes: (minutes * part.share) / all }));
}

/** Milliseconds after which a part is stopped: starting takes a minute and more on a busy machine. */
export const mostMilliseconds = (minutes: number): number => (2 * minutes + 3) * 60_000;

/** The number of a night: its day, which repeats what the night did. */
export const seedOf = (date: string): number => Number(date.slice(0, 10).replaceAll('-', ''));
