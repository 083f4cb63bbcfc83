import type { Language } from '../core/messages/language.ts';
import type { Answerer } from '../ui/answering/asking.ts';
import type { ShownStatus, Source } from '../ui/answering/questions.ts';

/** The message level status that the editor holds besides the document. */
export interface StatusBeside {
  /** Tells whether a file is the status that answers a document. */
  readonly answers: (status: Source, document: Source) => Promise<boolean>;
  readonly put: (status: Source) => void;
  readonly putAway: () => void;
  /** Reads the status again, for the current document. */
  readonly read: () => Promise<void>;
  /** The text of the status, once it is known. */
  readonly shown: () => ShownStatus | undefined;
}

interface Beside {
  readonly document: () => Source;
  readonly language: () => Language;
  /** Called when its content changes. */
  readonly show: () => void;
}

export function statusBeside(answerer: Answerer, { document, language, show }: Beside): StatusBeside {
  let status: Source | undefined;
  let read:
    | { readonly of: Source; readonly in: Language; readonly shown: ShownStatus | undefined }
    | undefined;

  const readFor = (given: Source, source: Source) =>
    answerer
      .ask('statusBeside', { status: given, source, language: language() })
      // An outdated answer is not needed: the user has typed on.
      .catch(() => undefined);

  /** A status is shown only for the text that it was read for, because other texts have other places. */
  const shown = () => (read?.of === document() ? read.shown : undefined);

  async function readAgain(): Promise<void> {
    if (status === undefined) return;
    const asked = status;
    const source = document();
    const asking = language();
    // Content that is shown anew takes a click that has begun.
    if (read?.shown !== undefined && read.of === source && read.in === asking) return;
    const known = await readFor(asked, source);
    if (asked !== status || source !== document() || asking !== language()) return;
    read = { of: source, in: asking, shown: known };
    show();
  }

  return {
    answers: async (given, source) =>
      // Other files need not wait for the check of the document in the editor.
      typeof given === 'string' &&
      given.includes('ApplicationResponse') &&
      source.length > 0 &&
      (await readFor(given, source)) !== undefined,
    put(given) {
      status = given;
      read = undefined;
      void readAgain();
    },
    putAway() {
      if (status === undefined) return;
      status = undefined;
      read = undefined;
      // The visible status may belong to an earlier text.
      show();
    },
    read: readAgain,
    shown,
  };
}
