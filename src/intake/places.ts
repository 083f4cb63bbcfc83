import type { TextPlace } from '../core/findings/place.ts';

export function placeInText(text: string, offset: number): TextPlace {
  return placesInText(text)(offset);
}

/** Finds line and column of any number of offsets in a text, which is scanned once. */
export function placesInText(text: string): (offset: number) => TextPlace {
  const starts = [0];
  let next = text.indexOf('\n');
  return (offset) => {
    for (; next >= 0 && next < offset; next = text.indexOf('\n', next + 1)) starts.push(next + 1);
    const line = linesBegunAt(starts, offset);
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}

function linesBegunAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
