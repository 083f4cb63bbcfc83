import type { NotRead } from '../../batch/find-files.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };

/** Counts the files of folders that are not read, to say so in one line for each reason. */
export function countLeftOut() {
  const other = createCount();
  const written = createCount();
  return {
    onLeftOut: other.see,
    onOutputOfRun: written.see,
    /** Empty if none was left out. */
    lines: (language: Language): string =>
      other.line('leftOut', language) + written.line('outputsOfRuns', language),
  } satisfies NotRead & { readonly lines: (language: Language) => string };
}

function createCount() {
  let first: string | undefined;
  let count = 0;
  return {
    see: (path: string) => {
      first ??= path;
      count += 1;
    },
    line: (text: 'leftOut' | 'outputsOfRuns', language: Language): string => {
      if (first === undefined) return '';
      const said = fill(commandLine.answers[text], language, { count, first });
      return `pint-ae: ${inReadingOrder(withVisibleControls(said), language)}\n`;
    },
  };
}
