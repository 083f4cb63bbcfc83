import type { Severity } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { withVisibleControls } from '../core/text/text.ts';
import type { CodeFrame, FrameLine } from './code-frame.ts';
import texts from './messages/report.json' with { type: 'json' };
import { inReadingOrder, isRightToLeft, leftToRightMark } from './reading-order.ts';
import type { Paint } from './rendered.ts';

const isolate = (text: string) => `${leftToRightMark}\u2068${text}\u2069${leftToRightMark}`;
const margin = '    ';

/** A code frame as lines of a terminal, with a caret under the marked text, whatever its direction. */
export function frameText(
  { lines, caret, missing }: CodeFrame,
  severity: Severity,
  { language, paint }: { readonly language: Language; readonly paint: Paint },
  meaning?: string,
): string[] {
  const digits = String(lines.at(-1)?.number ?? 0).length;
  const stands = severity === 'error' ? paint.bad : paint.careful;
  const belongsHere =
    missing === undefined
      ? undefined
      : fill(texts.belongsHere, language, { name: withVisibleControls(missing) });
  const said = belongsHere ?? meaning;
  const label = said === undefined ? '' : ` ${inReadingOrder(said, language)}`;
  const under = `${' '.repeat(caret.indent)}${stands(`${'^'.repeat(caret.width)}${label}`)}`;
  return lines.flatMap((line) => {
    const number = String(line.number).padStart(digits);
    if (!line.isHit) return [inOrder(paint.faint(`${margin}  ${number} │ ${line.before}`).trimEnd())];
    return [
      inOrder(`${margin}${stands('>')} ${number} ${paint.faint('│')} ${hitText(line, stands)}`),
      inOrder(`${margin}  ${' '.repeat(digits)} ${paint.faint('│')} ${under}`),
    ];
  });
}

function inOrder(line: string): string {
  return isRightToLeft(line) ? `${leftToRightMark}${line}` : line;
}

function hitText({ before, marked, after }: FrameLine, stands: (text: string) => string): string {
  if (marked === '') return `${before}${after}`;
  const isMixed = isRightToLeft(before + marked + after);
  return `${before}${isMixed ? isolate(stands(marked)) : stands(marked)}${after}`;
}
