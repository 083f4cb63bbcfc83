import type { Language } from '../core/messages/language.ts';
import type { Answerer } from './answering/asking.ts';
import type { ShownStatus, Source } from './answering/questions.ts';

/** The message level status that lies beside the document in the editor. */
export interface StatusBeside {
  /** Whether a file is the status that answers a document. */
  readonly answers: (status: Source, document: Source) => Promise<boolean>;
  readonly put: (status: Source) => void;
  readonly putAway: () => void;
  /** Reads it again, for the document as it is now. */
  readonly read: () => Promise<void>;
  /** What it says, once that is known. */
  readonly shown: () => ShownStatus | undefined;
}

interface Beside {
  readonly document: () => Source;
  readonly language: () => Language;
  /** Is called when it says something else. */
  readonly show: () => void;
}

export function statusBeside(answerer: Answerer, { document, language, show }: Beside): StatusBeside {
  let status: Source | undefined;
  let shown: ShownStatus | undefined;

  const readFor = (given: Source, source: Source) =>
    answerer
      .ask('statusBeside', { status: given, source, language: language() })
      // An outdated answer is not needed: the user has typed on.
      .catch(() => undefined);

  async function read(): Promise<void> {
    if (status === undefined) return;
    const asked = status;
    const source = document();
    const known = await readFor(asked, source);
    if (asked !== status || source !== document()) return;
    shown = known;
    show();
  }

  return {
    answers: async (given, source) => source.length > 0 && (await readFor(given, source)) !== undefined,
    put(given) {
      status = given;
      void read();
    },
    putAway() {
      const wasShown = shown !== undefined;
      status = undefined;
      shown = undefined;
      if (wasShown) show();
    },
    read,
    shown: () => shown,
  };
}
