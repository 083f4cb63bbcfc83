import type { Program } from './program.ts';

/** Where a pattern matches, and the text of each group; undefined for a group that took no part. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/** A position that a step noted, and what was noted before it. */
export interface Note {
  readonly slot: number;
  readonly position: number;
  readonly before: Note | undefined;
}

/** A match with the text of its groups, as the last notes have it. */
export function matchOf({ groups }: Program, text: string, end: number, notes: Note | undefined): Match {
  const texts: (string | undefined)[] = [];
  for (let group = 1; group <= groups; group += 1) texts.push(groupText(text, notes, group));
  return { start: noted(notes, 0) ?? 0, end, groups: texts };
}

/** The text that a group matched last. */
export function groupText(text: string, notes: Note | undefined, group: number): string | undefined {
  const end = noted(notes, 2 * group + 1);
  const start = noted(notes, 2 * group);
  return end === undefined || start === undefined ? undefined : text.slice(start, end);
}

export function noted(notes: Note | undefined, slot: number): number | undefined {
  for (let each = notes; each !== undefined; each = each.before) if (each.slot === slot) return each.position;
  return undefined;
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
