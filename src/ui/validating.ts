import type { Language } from '../core/messages/language.ts';
import { type Answerer, Superseded } from './answering/asking.ts';
import type { Questions, ShownDocument, Source } from './answering/questions.ts';

/** Facts about the document that was entered. */
export type State =
  | { readonly is: 'empty' | 'checking' }
  | { readonly is: 'failed'; readonly reason: string }
  | { readonly is: 'judged'; readonly examination: ShownDocument };

/** Milliseconds of checking after which a newer document interrupts it. */
const longestWait = 400;

/** The length of a document that is checked during typing; a longer one waits for a longer pause. */
const quicklyValidated = 200_000;

/** Checks the document that was entered last, and reports the progress. */
export interface Validating {
  /** Removes the old verdict at once; the new one comes when typing pauses. */
  readonly changed: (text: () => string, length: number) => void;
  /** Checks at once, for a file or an example. */
  readonly validate: (source: Source) => void;
  readonly source: () => Source;
}

/** Checks a document: a worker, or a substitute for it. */
export interface Examiner extends Pick<Answerer, 'startOver'> {
  readonly ask: (
    name: 'examine',
    told: Questions['examine']['told'],
  ) => Promise<Questions['examine']['answer']>;
}

/** Reports typed texts to `keep`; long ones at a pause, because assembling them takes time. */
export function validatingBy(
  answerer: Examiner,
  language: () => Language,
  show: (state: State) => void,
  keep: (text: string) => void,
): Validating {
  let source: Source = '';
  let round = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let askedAt: number | undefined;

  function begin(isEmptied: boolean): void {
    round += 1;
    clearTimeout(waiting);
    // A worker that is busy with an outdated document for long would delay the next one.
    if (askedAt !== undefined && performance.now() - askedAt > longestWait) answerer.startOver();
    show({ is: isEmptied ? 'empty' : 'checking' });
  }

  async function ask(): Promise<void> {
    if (isEmpty(source)) return;
    const asked = round;
    askedAt = performance.now();
    const state = await answerer.ask('examine', { source, language: language() }).then(
      (examination): State => ({ is: 'judged', examination }),
      (error: Error): State | undefined =>
        error instanceof Superseded ? undefined : { is: 'failed', reason: error.message },
    );
    // Only the answer for the last document counts.
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
      if (length <= quicklyValidated) take();
      begin(length <= quicklyValidated && isEmpty(source));
      waiting = setTimeout(
        () => {
          if (length > quicklyValidated) take();
          void ask();
        },
        length > quicklyValidated ? 600 : 120,
      );
    },
    validate(next) {
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
