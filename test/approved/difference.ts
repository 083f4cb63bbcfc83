/** Lines of a difference that are shown, and lines around them. */
const most = 40;
const around = 3;

/** Shows how an answer differs from the approved one, as lines with `-` and `+`. */
export function differenceOf(approved: string | undefined, given: string): string {
  if (approved === undefined) return `  no approved answer; given:\n${shown('+', linesOf(given))}`;
  const [before, after] = [linesOf(approved), linesOf(given)];
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first += 1;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  return [
    shown(' ', before.slice(Math.max(0, first - around), first)),
    shown('-', before.slice(first, before.length - last)),
    shown('+', after.slice(first, after.length - last)),
    shown(' ', after.slice(after.length - last, after.length - last + around)),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

function shown(mark: string, lines: readonly string[]): string {
  const rest = lines.length - most;
  const cut = rest > 0 ? [...lines.slice(0, most), `… ${rest} more lines`] : lines;
  return cut.map((line) => `  ${mark} ${line}`).join('\n');
}

/** The lines of an answer: its JSON, in which each line of a long text is a line. */
function linesOf(answer: string): string[] {
  return JSON.stringify(JSON.parse(answer), undefined, 1)
    .split('\n')
    .flatMap((line) => line.split('\\n'));
}
