import type { Language } from '../core/language.ts';
import { type Judge, Superseded } from './asking.ts';
import type { Source } from './questions.ts';
import type { State } from './verdict-view.ts';

/** Longer than this a document is not waited for that another one came after. */
const longestWait = 400;

/** Characters of a document that is judged while it is typed; for a longer one the pause is longer. */
const quicklyJudged = 200_000;

/** Judges the document that was entered last, and tells how far that is. */
export interface Judging {
  /** The verdict on what was there before is gone at once; the new one comes when typing pauses. */
  readonly changed: (text: () => string, length: number) => void;
  /** Judges at once, such as a file or an example. */
  readonly judge: (source: Source) => void;
  readonly source: () => Source;
}

/** `keep` is given every text that was typed, one that is long when typing pauses: to put it together takes time. */
export function judgingBy(
  judge: Judge,
  language: () => Language,
  show: (state: State) => void,
  keep: (text: string) => void,
): Judging {
  let source: Source = '';
  let round = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let askedAt: number | undefined;

  function begin(isEmptied: boolean): void {
    round += 1;
    clearTimeout(waiting);
    // A judge who has long been at a document that nobody asks about any more would keep the next one waiting.
    if (askedAt !== undefined && performance.now() - askedAt > longestWait) judge.startOver();
    show({ is: isEmptied ? 'empty' : 'checking' });
  }

  async function ask(): Promise<void> {
    if (isEmpty(source)) return;
    const asked = round;
    askedAt = performance.now();
    const state = await judge.ask('examine', { source, language: language() }).then(
      (examination): State => ({ is: 'judged', examination }),
      (error: Error): State | undefined =>
        error instanceof Superseded ? undefined : { is: 'failed', reason: error.message },
    );
    // The last document is the one whose answer counts.
    if (asked !== round) return;
    askedAt = undefined;
    if (state !== undefined) show(state);
  }

  return {
    changed(text, length) {
      const take = () => {
        source = text();
        keep(source);
      };
      if (length <= quicklyJudged) take();
      begin(length <= quicklyJudged && isEmpty(source));
      waiting = setTimeout(
        () => {
          if (length > quicklyJudged) take();
          void ask();
        },
        length > quicklyJudged ? 600 : 120,
      );
    },
    judge(next) {
      source = next;
      begin(isEmpty(source));
      void ask();
    },
    source: () => source,
  };
}

function isEmpty(source: Source): boolean {
  return typeof source === 'string' ? source.trim() === '' : source.length === 0;
}
