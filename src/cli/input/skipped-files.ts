import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };

/** Counts and names what was left out. */
export function leftOutLine(names: readonly string[], language: Language): string {
  const [first] = names;
  if (first === undefined) return '';
  const said = fill(commandLine.answers.leftOut, language, { count: names.length, first });
  return `pint-ae: ${inReadingOrder(withVisibleControls(said), language)}\n`;
}
