import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };

/** Counts the files of folders that are left out, to say so in one line. */
export function countLeftOut() {
  let first: string | undefined;
  let count = 0;
  return {
    see: (path: string) => {
      first ??= path;
      count += 1;
    },
    /** Empty if none was left out. */
    line: (language: Language): string => {
      if (first === undefined) return '';
      const said = fill(commandLine.answers.leftOut, language, { count, first });
      return `pint-ae: ${inReadingOrder(withVisibleControls(said), language)}\n`;
    },
  };
}
