import { type Effort, spendOnVisits } from '../effort.ts';
import type { Program } from './program.ts';

/** Place where a pattern matches, and the text of each group; undefined for a group that did not take part. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/** A position that a step noted, and the note before it. */
export interface Note {
  readonly slot: number;
  readonly position: number;
  readonly before: Note | undefined;
}

/**
 * A match with the text of its groups, from the last notes. There can be as many notes as characters, so each note
 * that is read and each group count as effort.
 */
export function matchOf(
  of: Effort,
  { groups }: Program,
  text: string,
  end: number,
  notes: Note | undefined,
): Match {
  const positions: (number | undefined)[] = Array.from({ length: 2 * groups + 2 });
  let read = groups;
  for (let each = notes; each !== undefined; each = each.before) {
    read += 1;
    // Further slots belong to repetitions.
    if (each.slot < positions.length) positions[each.slot] ??= each.position;
  }
  spendOnVisits(of, read);
  const texts = Array.from({ length: groups }, (_, at) =>
    textBetween(text, positions[2 * at + 2], positions[2 * at + 3]),
  );
  return { start: positions[0] ?? 0, end, groups: texts };
}

/** The text that a group matched last. */
export const groupText = (of: Effort, text: string, notes: Note | undefined, group: number) =>
  textBetween(text, noted(of, notes, 2 * group), noted(of, notes, 2 * group + 1));

const textBetween = (text: string, start: number | undefined, end: number | undefined) =>
  start === undefined || end === undefined ? undefined : text.slice(start, end);

/** The last position that was noted for a slot; each note that is read counts as effort. */
export function noted(of: Effort, notes: Note | undefined, slot: number): number | undefined {
  let read = 1;
  let each = notes;
  for (; each !== undefined && each.slot !== slot; each = each.before) read += 1;
  spendOnVisits(of, read);
  return each?.position;
}

export function isAtEdge(
  kind: 'start' | 'end',
  text: string,
  position: number,
  isMultiline: boolean,
): boolean {
  if (kind === 'start') return position === 0 || (isMultiline && text[position - 1] === '\n');
  return position === text.length || (isMultiline && text[position] === '\n');
}
