import { onceAsked } from '../core/once-per.ts';

const segmenter = onceAsked(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
const ascii = /^[\x20-\x7e]*$/;

/** East Asian wide and full-width characters, and emoji: a terminal gives them two cells. */
const wide =
  /^(?:\p{Emoji_Presentation}|.\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18cff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}])/u;
/** Combining marks, and invisible characters. */
const invisible = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Returns how many cells of a terminal a text takes. */
export function cellsOf(text: string): number {
  if (ascii.test(text)) return text.length;
  let cells = 0;
  for (const { segment } of segmenter().segment(text)) cells += cellsOfCharacter(segment);
  return cells;
}

function cellsOfCharacter(character: string): number {
  if (wide.test(character)) return 2;
  return invisible.test(character) ? 0 : 1;
}

/** The start of a text that fits into a number of cells; `…` marks a cut. */
export function cutAtEnd(text: string, cells: number): string {
  if (cellsOf(text) <= cells) return text;
  return `${withinCells(charactersOf(text), cells - 1).join('')}…`;
}

/** The end of a text that fits into a number of cells; `…` marks a cut. */
export function cutAtStart(text: string, cells: number): string {
  const kept = withinCells(charactersOf(text).toReversed(), cells - 1);
  return `…${kept.toReversed().join('')}`;
}

function charactersOf(text: string): string[] {
  return ascii.test(text) ? [...text] : Array.from(segmenter().segment(text), ({ segment }) => segment);
}

function withinCells(characters: readonly string[], cells: number): string[] {
  let taken = 0;
  const end = characters.findIndex((character) => {
    taken += cellsOfCharacter(character);
    return taken > cells;
  });
  return characters.slice(0, end < 0 ? undefined : end);
}

/** The blanks that fill a text up to a number of cells. */
export function blanksAfter(text: string, cells: number): string {
  return ' '.repeat(Math.max(0, cells - cellsOf(text)));
}
