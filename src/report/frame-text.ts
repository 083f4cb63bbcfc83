import type { Severity } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { isRightToLeft } from '../core/text/direction.ts';
import { withVisibleControls } from '../core/text/text.ts';
import { cellsOf } from './cells.ts';
import type { CodeFrame, FrameLine } from './code-frame.ts';
import texts from './messages/report.json' with { type: 'json' };
import { inReadingOrder, leftToRightMark, textsInOrder } from './reading-order.ts';
import type { Paint } from './rendered.ts';

const isolate = (text: string) => `${leftToRightMark}\u2068${text}\u2069${leftToRightMark}`;
const margin = '    ';

interface FrameLook {
  readonly language: Language;
  readonly paint: Paint;
  /** Width of the terminal in cells, or undefined. */
  readonly columns?: number | undefined;
}

/** A code frame as lines of a terminal, with a caret under the marked text in either direction of writing. */
export function frameText(
  { lines, caret, missing }: CodeFrame,
  severity: Severity,
  { language, paint, columns = Number.POSITIVE_INFINITY }: FrameLook,
  meaning?: string,
): string[] {
  const digits = String(lines.at(-1)?.number ?? 0).length;
  const stands = severity === 'error' ? paint.bad : paint.careful;
  const belongsHere =
    missing === undefined
      ? undefined
      : fill(texts.belongsHere, language, { name: withVisibleControls(missing) });
  const said = belongsHere ?? meaning;
  const room = columns - cellsOf(`${margin}  ${' '.repeat(digits)} │ `);
  const under = underText(caret, said === undefined ? '' : inReadingOrder(said, language), stands, room);
  return lines.flatMap((line) => {
    const number = String(line.number).padStart(digits);
    if (!line.isHit)
      return [inOrder(paint.faint(`${margin}  ${number} │ ${textsInOrder(line.before)}`).trimEnd())];
    return [
      inOrder(`${margin}${stands('>')} ${number} ${paint.faint('│')} ${hitText(line, stands)}`),
      inOrder(`${margin}  ${' '.repeat(digits)} ${paint.faint('│')} ${under}`),
    ];
  });
}

function underText(
  { indent, width }: CodeFrame['caret'],
  label: string,
  stands: (text: string) => string,
  room: number,
): string {
  const [marks, blanks] = ['^'.repeat(width), ' '.repeat(indent)];
  if (label === '') return `${blanks}${stands(marks)}`;
  const cells = cellsOf(label) + 1;
  if (indent + width + cells <= room || cells > indent) return `${blanks}${stands(`${marks} ${label}`)}`;
  return `${' '.repeat(indent - cells)}${stands(`${label} ${marks}`)}`;
}

function inOrder(line: string): string {
  return isRightToLeft(line) ? `${leftToRightMark}${line}` : line;
}

function hitText({ before, marked, after }: FrameLine, stands: (text: string) => string): string {
  const [start, rest] = [textsInOrder(before), textsInOrder(after)];
  if (marked === '') return `${start}${rest}`;
  const isMixed = isRightToLeft(before + marked + after);
  return `${start}${isMixed ? isolate(stands(marked)) : stands(marked)}${rest}`;
}
